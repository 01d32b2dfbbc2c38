// What the journeys (e2e/support/probes.ts) run in whole screens, as the stories do in theirs.
export { obscuredFaults } from "./obscured.ts";
export { documentFaults } from "./page.ts";
export { colorFaults, markupFaults } from "./probes.ts";
export { targetFaults } from "./targets.ts";
export { trapFaults } from "./traps.ts";
