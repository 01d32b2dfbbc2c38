import { readPlaywrightReport, readVitestReport, type Tally } from "./reports.ts";

export interface Step {
  name: string;
  /** What it proves, for the summary. */
  title: string;
  command: string[];
  /** Counts the tests of its JSON report; a step without one counts as one test. */
  readReport?: (path: string) => Tally;
  /** Output that fails the step although its command passed: an unexplained warning. */
  alarm?: RegExp;
}

const vitest = (project: string, title: string, ...options: string[]): Step => ({
  name: project,
  title,
  command: ["vitest", "run", "--project", project, "--reporter=default", "--reporter=json", ...options],
  readReport: readVitestReport,
});

/** Tests of the shop's own PostgreSQL prove nothing about another. */
const ownPostgres = process.env.TEST_DATABASE_URL ? ["--exclude=tests/server/postgres/**"] : [];

/** In the order of `npm test`: quick ones first. */
export const steps: Step[] = [
  { name: "types", title: "types", command: ["tsc", "--noEmit"], alarm: /\S/ },
  {
    name: "lint",
    title: "lint and format",
    command: ["biome", "check", "--error-on-warnings"],
    alarm: /warning|deprecated/i,
  },
  vitest("unit", "pure rules and architecture"),
  // Vitest keeps one core of two to itself; these tests wait for PostgreSQL most of the time.
  vitest("server", "HTTP on a real PostgreSQL", "--maxWorkers=2", ...ownPostgres),
  vitest("stories", "stories in a browser, axe, screenshots"),
  {
    name: "storybook",
    title: "Storybook as published, on plain http",
    command: ["node", "scripts/checkStorybook.ts"],
  },
  {
    name: "build",
    title: "build of the shop",
    command: ["node", "scripts/buildShop.ts"],
    alarm: /warn|deprecated/i,
  },
  {
    name: "e2e",
    title: "journeys end to end",
    command: ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    readReport: readPlaywrightReport,
  },
];
