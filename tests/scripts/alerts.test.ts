import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const file = resolve(import.meta.dirname, "../../docs/deploy/prometheus.rules.yml");
const rules = readFileSync(file, "utf8");
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
const hasPromtool = spawnSync("promtool", ["--version"]).error === undefined;
const withPromtool = hasPromtool ? test : test.skip;
const skipped = hasPromtool ? "" : " (skipped: no promtool, Debian's package prometheus)";

const folder = mkdtempSync(join(tmpdir(), "dossard-alerts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function promtool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync("promtool", args, { encoding: "utf8" });
  return { status, said: stdout + stderr };
}

test("the page of alerts explains each rule, and no other", () => {
  const page = readFileSync(resolve(import.meta.dirname, "../../docs/alerts.md"), "utf8");
  expect([...page.matchAll(/^\| `(\w+)` \| (page|ticket)/gm)].map(([, name]) => name).sort()).toEqual(
    [...alerts].sort(),
  );
  for (const [, name, severity] of page.matchAll(/^\| `(\w+)` \| (page|ticket)/gm)) {
    expect(rules).toMatch(new RegExp(`alert: ${name}\\n(?:(?!alert:)[\\s\\S])*severity: ${severity}`));
  }
});

/** A series that calls for an alert and one that does not, a value a minute. */
interface Scene {
  alert: string;
  series: string;
  alarming: string;
  calm: string;
  /** Further series of both. */
  beside?: Record<string, string>;
  /** When to look. Default: after 20 minutes. */
  minutes?: number;
}
const count = "dossard_http_request_duration_seconds_count";
const bucket = "dossard_http_request_duration_seconds_bucket";
const answers = (outcome: string) => `dossard_payment_answers_total{outcome="${outcome}"}`;
const scenes: Scene[] = [
  { alert: "DossardDown", series: 'up{job="dossard",instance="a"}', alarming: "0x30", calm: "1x30" },
  { alert: "DossardDatabaseDown", series: "dossard_database_up", alarming: "0x30", calm: "1x30" },
  {
    alert: "DossardErrors",
    series: `${count}{status="500"}`,
    alarming: "0+3x30",
    calm: "0x30",
    beside: { [`${count}{status="200"}`]: "0+100x30" },
  },
  {
    alert: "DossardSlow",
    series: `${bucket}{le="1"}`,
    alarming: "0+80x30",
    calm: "0+99x30",
    beside: { [`${bucket}{le="2.5"}`]: "0+100x30", [`${bucket}{le="+Inf"}`]: "0+100x30" },
  },
  {
    alert: "DossardDiskFull",
    series: 'dossard_disk_bytes{state="free"}',
    alarming: "9x30",
    calm: "50x30",
    beside: { 'dossard_disk_bytes{state="all"}': "100x30" },
  },
  {
    alert: "DossardDiskFull",
    series: 'dossard_disk_bytes{state="free"}',
    alarming: "50000-40x400",
    calm: "50000-1x400",
    beside: { 'dossard_disk_bytes{state="all"}': "100000x400" },
    minutes: 380,
  },
  {
    alert: "DossardStandbyUnused",
    series: 'dossard_standby_reads_total{from="standby"}',
    alarming: "7x40",
    calm: "0+3x40",
    beside: { 'dossard_standby_reads_total{from="primary"}': "0+1x40" },
    minutes: 30,
  },
  {
    alert: "DossardPaymentsRefused",
    series: answers("paid"),
    alarming: "0x60",
    calm: "0+1x60",
    beside: { [answers("refused")]: "0+1x60" },
    minutes: 40,
  },
  { alert: "DossardPaymentsUnverified", series: answers("unverified"), alarming: "0+1x30", calm: "0x30" },
  {
    alert: "DossardJobsLate",
    series: 'dossard_job_overdue_seconds{kind="invoiceMail"}',
    alarming: "400x30",
    calm: "5x30",
  },
  {
    alert: "DossardMailsWaiting",
    series: 'dossard_mails{state="waiting"}',
    alarming: "30x30",
    calm: "20x30",
  },
  {
    alert: "DossardJobsFailed",
    series: 'dossard_jobs{kind="invoiceMail",state="failed"}',
    alarming: "1x30",
    calm: "0x30",
  },
  { alert: "DossardRefundDue", series: answers("refundDue"), alarming: "0x10 1x20", calm: "0x30" },
  {
    alert: "DossardConnectionsExhausted",
    series: 'dossard_db_connections{pool="requests",state="waiting"}',
    alarming: "2x30",
    calm: "0x30",
  },
  {
    alert: "DossardProcessBlocked",
    series: 'nodejs_eventloop_lag_p99_seconds{job="dossard"}',
    alarming: "0.4x30",
    calm: "0.02x30",
  },
];

/** One of promtool's tests: JSON is YAML. An alert that must fire is named with its labels alone. */
function testOf(values: "alarming" | "calm", { alert, series, beside = {}, minutes = 20, ...scene }: Scene) {
  const all = { [series]: scene[values], ...beside };
  return {
    interval: "1m",
    input_series: Object.entries(all).map(([name, of]) => ({ series: name, values: of })),
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${alert}",alertstate="firing"})`,
        eval_time: `${minutes}m`,
        exp_samples: values === "alarming" ? [{ labels: "{}", value: 1 }] : [],
      },
    ],
  };
}

test("every alert has a scene", () => {
  expect([...new Set(scenes.map(({ alert }) => alert))].sort()).toEqual([...alerts].sort());
});

withPromtool(`Prometheus takes the rules${skipped}`, () => {
  expect(promtool("check", "rules", file)).toMatchObject({
    status: 0,
    said: expect.stringContaining(`${alerts.length} rules found`),
  });
});

withPromtool(
  `each alert fires when it should, and not otherwise${skipped}`,
  () => {
    const path = join(folder, "scenes.yml");
    const tests = scenes.flatMap((scene) => [testOf("alarming", scene), testOf("calm", scene)]);
    writeFileSync(path, JSON.stringify({ rule_files: [file], evaluation_interval: "1m", tests }));
    expect(promtool("test", "rules", path)).toEqual({ status: 0, said: expect.stringContaining("SUCCESS") });
  },
  60_000,
);
