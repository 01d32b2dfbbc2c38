import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";

/** Results of one run: scores from 0 to 100, times in milliseconds. */
export interface Figures {
  version: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Cumulative layout shift, unitless. */
  shift: number;
  firstPaint: number;
  largestPaint: number;
  speedIndex: number;
  blocked: number;
  /** Bytes of everything that was loaded. */
  weight: number;
  /** Lighthouse's benchmark of this machine; an idle current one has 1500 or more. */
  machine: number;
  /** Faults in everything but performance, with the elements concerned. */
  faults: string[];
}

interface Report {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      numericValue?: number;
      details?: { items?: { node?: { snippet: string }; description?: string }[] };
    }
  >;
}

const bin = join(import.meta.dirname, "../../node_modules/.bin/lighthouse");
const faultless = ["accessibility", "best-practices", "seo"];
const categories = ["performance", ...faultless];

/** Tries of a run that the browser did not record (Lighthouse's NO_NAVSTART). */
const tries = 4;

/**
 * Runs Lighthouse with its mobile preset in the project's browser; writes the whole report to `file`.
 * @param cookie of the visitor, as sent
 */
export async function audit(address: string, cookie: string, file: string): Promise<Figures> {
  for (let left = tries - 1; ; left -= 1) {
    const code = await runLighthouse(address, cookie, file);
    if (code === 0) break;
    if (left === 0) throw new Error(`Lighthouse ended with ${code}, ${tries} times`);
  }
  const report: Report = JSON.parse(await readFile(file, "utf8"));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return figuresOf(report);
}

/** Returns its exit code; null if it was killed. */
async function runLighthouse(address: string, cookie: string, file: string): Promise<number | null> {
  const child = spawn(
    bin,
    [
      address,
      "--quiet",
      "--no-enable-error-reporting",
      `--only-categories=${categories.join()}`,
      `--extra-headers=${JSON.stringify({ cookie })}`,
      `--chrome-flags=${["--headless=new", ...chromiumFlags].join(" ")}`,
      "--output=json",
      `--output-path=${file}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = await once(child, "exit");
  return code;
}

function figuresOf(report: Report): Figures {
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    version: report.lighthouseVersion,
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    shift: value("cumulative-layout-shift"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    speedIndex: value("speed-index"),
    blocked: value("total-blocking-time"),
    weight: value("total-byte-weight"),
    machine: report.environment.benchmarkIndex,
    faults: faultsOf(report),
  };
}

function faultsOf({ categories: found, audits }: Report): string[] {
  return faultless.flatMap((category) =>
    (found[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const one = audits[id];
      if (!one || weight === 0 || one.score === null || one.score >= 1) return [];
      const items = one.details?.items ?? [];
      const where = items.slice(0, 3).map(({ node, description }) => node?.snippet ?? description ?? "");
      return [[`${category}: ${one.title} (${id})`, ...where].join("\n    ")];
    }),
  );
}
