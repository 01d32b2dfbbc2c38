import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFailures, readPlaywrightReport, readVitestReport } from "../../scripts/test/reports.ts";
import { noticesOf, runStep } from "../../scripts/test/runStep.ts";
import { chooseSteps, type Step, steps } from "../../scripts/test/steps.ts";
import { summarise } from "../../scripts/test/summary.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-run-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const step = (script: string, more: Partial<Step> = {}): Step => ({
  name: "trial",
  title: "trial",
  command: ["node", "-e", script],
  ...more,
});

const written = async (report: unknown): Promise<string> => {
  const path = join(folder, "report.json");
  await writeFile(path, JSON.stringify(report));
  return path;
};

test("a plain step is one test, passed or failed by its exit code", async () => {
  expect(await runStep(step("console.log('done')"))).toMatchObject({
    passed: 1,
    failed: 0,
    output: "done\n",
  });
  expect(await runStep(step("process.exit(3)"))).toMatchObject({ passed: 0, failed: 1 });
  expect(await runStep({ ...step(""), command: ["no-such-program"] })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test("a warning fails a step that raises the alarm on it", async () => {
  const warns = "console.error('warning: deprecated')";
  expect(await runStep(step(warns))).toMatchObject({ failed: 0 });
  expect(await runStep(step(warns, { alarm: /warning/ }))).toMatchObject({ passed: 0, failed: 1 });
});

test("a step tells what it left out, once", () => {
  const output = "ok\nSkipped: Firefox, not found\nSkipped: Firefox, not found\nNot Skipped: this\n";
  expect(noticesOf(output)).toEqual(["Skipped: Firefox, not found"]);
  expect(noticesOf("ok\n")).toEqual([]);
});

test("a step whose report is missing, empty, or green beside a bad exit code has failed", async () => {
  const readReport = () => ({ passed: 4, failed: 0, skipped: 0 });
  expect(await runStep(step("", { readReport: readVitestReport }))).toMatchObject({ passed: 0, failed: 1 });
  expect(await runStep(step("process.exit(1)", { readReport }))).toMatchObject({ passed: 4, failed: 1 });
  const none = () => ({ passed: 0, failed: 0, skipped: 2 });
  expect(await runStep(step("", { readReport: none }))).toMatchObject({ passed: 0, failed: 1 });
  expect(await runStep(step("", { readReport }))).toMatchObject({ passed: 4, failed: 0 });
});

test("a test file that cannot be loaded counts as a failure in Vitest's report", async () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: "failed", assertionResults: [{}] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ],
  };
  expect(readVitestReport(await written(report))).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test("what failed is told by name, a file that cannot be loaded too", async () => {
  const report = {
    testResults: [
      {
        name: "/stories/ui/Price.stories.tsx",
        status: "failed",
        assertionResults: [
          { fullName: "Default", status: "passed" },
          { fullName: "Free", status: "failed" },
        ],
      },
      { name: "/stories/ui/Toast.stories.tsx", status: "failed", assertionResults: [] },
      { name: "/stories/ui/Text.stories.tsx", status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  };
  expect(readFailures(await written(report))).toEqual(["Price.stories.tsx Free", "Toast.stories.tsx"]);
});

test("a journey that passed at its second try only has failed", async () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] };
  expect(readPlaywrightReport(await written(report))).toEqual({ passed: 5, failed: 4, skipped: 3 });
});

test("the summary ends with a line of the totals alone", () => {
  const outcome = (name: string, passed: number, failed: number) => ({
    step: { ...step(""), name },
    passed,
    failed,
    skipped: 0,
    seconds: 1.25,
    output: "",
  });
  const lines = summarise([outcome("unit", 120, 0), outcome("e2e", 9, 2)]).split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "step  passed  failed  skipped  seconds",
    "unit     120       0        0      1.3  trial",
    "e2e        9       2        0      1.3  trial",
  ]);
  expect(lines.slice(-3)).toEqual(["", "129 passed, 2 failed", ""]);
});

const namesOf = (chosen: readonly Step[]) => chosen.map(({ name }) => name);

test("npm test plays every kind of check", () => {
  expect(namesOf(chooseSteps([]))).toEqual([
    "types",
    "lint",
    "unit",
    "server",
    "stories",
    "build",
    "e2e",
    "engines",
  ]);
});

test.each([
  ["stories", { STORIES_BRIEFLY: "true" }],
  ["engines", { ENGINES_BRIEFLY: "true" }],
])("npm test alone plays %s briefly", (step, env) => {
  const stepIn = (names: string[]) => chooseSteps(names).find(({ name }) => name === step);
  expect(stepIn([])?.env).toEqual(env);
  for (const names of [[step], ["all"]]) expect(stepIn(names)?.env).toBeUndefined();
});

test("npm test -- all plays the long ones too, of which each has its name", () => {
  const all = chooseSteps(["all"]);
  expect(all).toEqual(steps);
  expect(namesOf(all).slice(-3)).toEqual(["searches", "storybook", "e2e-long"]);
  expect(namesOf(chooseSteps(["searches", "types"]))).toEqual(["types", "searches"]);
  expect(new Set(namesOf(all)).size).toBe(all.length);
});

test("every folder of tests belongs to a project of Vitest", () => {
  const config = readFileSync("vite.config.ts", "utf8");
  const folders = new Set(globSync("tests/*/**/*.test.{ts,tsx}").map((path) => path.split("/")[1]));
  expect(folders.size).toBeGreaterThan(10);
  expect([...folders].filter((folder) => !new RegExp(`[{,]${folder}[,}]`).test(config))).toEqual([]);
});

test("an unknown step is refused with the names there are", () => {
  expect(() => chooseSteps(["unit", "journeys"])).toThrow(
    /^No step journeys; there are: types, .*e2e-long; all$/,
  );
});

test("a step sets what its command reads", async () => {
  const { output } = await runStep(
    step("process.stdout.write(process.env.LENGTH)", { env: { LENGTH: "long" } }),
  );
  expect(output).toBe("long");
});
