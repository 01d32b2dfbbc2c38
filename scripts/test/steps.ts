import { readPlaywrightReport, readVitestReport, type Tally } from "./reports.ts";

export interface Step {
  name: string;
  /** What it proves, for the summary. */
  title: string;
  command: string[];
  /** Settings of the command, beside the caller's. */
  env?: Record<string, string>;
  /** Settings for `npm test` without a name. */
  briefEnv?: Record<string, string>;
  /** Counts the tests of its JSON report; a step without one counts as one test. */
  readReport?: (path: string) => Tally;
  /** Output that fails the step although its command passed: an unexplained warning. */
  alarm?: RegExp;
  /** A long search or a second look: played by `npm test -- all` and by its name. */
  isLong?: boolean;
}

const vitest = (project: string, title: string, ...options: string[]): Step => ({
  name: project,
  title,
  command: ["vitest", "run", "--project", project, "--reporter=default", "--reporter=json", ...options],
  readReport: readVitestReport,
});

/** Tests of the shop's own PostgreSQL and of its file stores prove nothing about another PostgreSQL. */
const ownPlaces = [
  "cli/upgrade.test.ts",
  "db/postgres/**",
  "db/{pooler,standby}.test.ts",
  "core/*Store.test.ts",
  "files/moveFiles.test.ts",
];
const onThisPostgres = process.env.TEST_DATABASE_URL
  ? ownPlaces.map((path) => `--exclude=tests/server/${path}`)
  : [];

// Vitest keeps one core of two to itself; these tests wait for PostgreSQL most of the time.
const server = (title: string, ...options: string[]) =>
  vitest("server", title, "--maxWorkers=2", ...onThisPostgres, ...options);

const playwright = (title: string, config: string, ...projects: string[]): Step => ({
  name: "e2e",
  title,
  command: [
    ...["playwright", "test", "--config", config],
    ...projects.map((project) => `--project=${project}`),
  ],
  readReport: readPlaywrightReport,
});
const journeys = (title: string, ...projects: string[]) =>
  playwright(title, "e2e/playwright.config.ts", ...projects);

/** Slow files that few changes touch: they start a PostgreSQL, a store or an nginx of their own, restore, kill, generate a client, or read many photographs. */
const longFiles = [
  "app/http/client",
  "app/http/pullCdn",
  "cli/backup",
  "cli/clocks",
  "cli/pictures",
  "cli/upgrade",
  "core/objectStore",
  "db/postgres/hungDatabase",
  "db/postgres/launcher",
  "db/postgres/users",
  "db/standby",
  "files/moveFiles",
  "fulfilment/print/killedPrint",
  "fulfilment/print/printBatch",
  "import/killedImport",
  "jobs/killedWorker",
  "races/restore",
].map((file) => `tests/server/${file}.test.ts`);

/** Files that draw at random (tests/server/support/searchSize.ts): a little in `server`, much more in `searches`. */
const searches = [
  "cart/cartSequences",
  "derived/derivedRequests",
  "payment/paymentSequences",
  "races/races",
].map((file) => `tests/server/${file}.test.ts`);

/** In their order: quick ones first. */
export const steps: Step[] = [
  { name: "types", title: "types", command: ["tsc", "--noEmit"], alarm: /\S/ },
  {
    name: "lint",
    title: "lint and format",
    command: ["biome", "check", "--error-on-warnings"],
    alarm: /warning|deprecated/i,
  },
  vitest("unit", "pure rules and architecture"),
  server("HTTP on a real PostgreSQL", ...longFiles.map((file) => `--exclude=${file}`)),
  {
    ...vitest("stories", "stories in a browser, axe, screenshots"),
    briefEnv: { STORIES_BRIEFLY: "true" },
  },
  {
    name: "build",
    title: "build of the shop",
    command: ["node", "scripts/buildShop.ts"],
    alarm: /warn|deprecated/i,
  },
  journeys("journeys end to end", "desktop", "phone"),
  {
    ...playwright("journeys in Chromium, Firefox and WebKit", "e2e/engines/playwright.config.ts"),
    name: "engines",
    briefEnv: { ENGINES_BRIEFLY: "true" },
  },
  {
    ...server("long searches: races, kills, random sequences", ...searches, ...longFiles),
    name: "searches",
    env: { LONG_SEARCHES: "true" },
    isLong: true,
  },
  {
    name: "storybook",
    title: "Storybook as published, on plain http",
    command: ["node", "scripts/checkStorybook.ts"],
    isLong: true,
  },
  {
    ...journeys("long journeys", "desktop-long", "phone-long"),
    name: "e2e-long",
    isLong: true,
  },
];

/**
 * Returns the steps to play, in their order.
 * @param names of steps, or `all`; without any: the steps that decide whether a change may land
 * @throws {Error} in one line, for an unknown name
 */
export function chooseSteps(names: readonly string[]): Step[] {
  const unknown = names.filter((name) => name !== "all" && !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No step ${unknown.join(", ")}; there are: ${steps.map(({ name }) => name).join(", ")}; all`,
    );
  }
  if (names.includes("all")) return steps;
  if (names.length > 0) return steps.filter(({ name }) => names.includes(name));
  return steps
    .filter(({ isLong }) => !isLong)
    .map((step) => (step.briefEnv ? { ...step, env: { ...step.env, ...step.briefEnv } } : step));
}
