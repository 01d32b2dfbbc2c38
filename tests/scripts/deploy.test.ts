import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSettings } from "../../server/core/readSettings.ts";
import { jobLimits } from "../../server/db/limits.ts";
import { sessionSettings } from "../../server/db/openDatabase.ts";

const docs = resolve(import.meta.dirname, "../../docs/deploy");
const read = (name: string) => readFileSync(join(docs, name), "utf8");
const folder = mkdtempSync(join(tmpdir(), "dossard-deploy-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

/** A test that needs a program, and says so where it is missing. */
const withProgram = (program: string, debian: string, name: string, work: () => void) =>
  existsSync(program)
    ? test(name, work, 30_000)
    : test.skip(`${name} (skipped: no ${program}, Debian's package ${debian})`, () => {});

const settings = Object.fromEntries(
  [...read("settings").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
);
const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

test("the settings are valid, and those of the containers are the shop's", () => {
  const { drainSeconds, trustedProxies, publicUrl } = readSettings(settings);
  expect({ drainSeconds, trustedProxies, publicUrl }).toEqual({
    drainSeconds: 5,
    trustedProxies: 1,
    publicUrl: "https://photos.example.fr",
  });
  const readme = readFileSync(join(docs, "../../README.md"), "utf8");
  const table = /## Settings[\s\S]*/.exec(readme)?.[0] ?? "";
  const [shop = ""] = /shop:[\s\S]*?\n {4}# /.exec(read("compose.yaml")) ?? [];
  const inContainers = [...shop.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  const unknown = [...Object.keys(settings), ...inContainers].filter(
    (name) => !table.includes(`\`${name}\``),
  );
  // PostgreSQL's own.
  expect(unknown).toEqual(["PGPASSWORD"]);
});

test("an image is not made from what git ignores", () => {
  const lines = (name: string) =>
    readFileSync(join(docs, "../..", name), "utf8")
      .split("\n")
      .map((line) => line.replace(/^\*\*\//, "").replace(/\/$/, ""));
  const copied = lines(".gitignore").filter((line) => !lines(".dockerignore").includes(line));
  expect(copied).toEqual([]);
  expect(lines(".dockerignore")).toContain(".git");
});

test("systemd and Docker wait for a shop that drains", () => {
  const { drainSeconds } = readSettings(settings);
  expect(seconds(read("dossard@.service"), /TimeoutStopSec=(\d+)/)).toBeGreaterThan(drainSeconds + 10);
  expect(seconds(read("compose.yaml"), /stop_grace_period: (\d+)s/)).toBeGreaterThan(drainSeconds + 10);
});

test("proxies drop idle connections before a process that drains does", () => {
  const drain = readSettings(settings).drainSeconds;
  expect(seconds(read("nginx.conf"), /keepalive_timeout (\d+)s/)).toBeLessThan(drain);
  expect(seconds(read("Caddyfile"), /keepalive (\d+)s/)).toBeLessThan(drain);
  expect(seconds(read("Caddyfile"), /health_interval (\d+)s/)).toBeLessThan(drain);
});

test("behind a pooler the role has the settings that the shop gives its connections", () => {
  const given = [
    ...read("pooler.sql").matchAll(/^alter role dossard in database dossard set (\S+) = '(.*)';$/gm),
  ];
  const settings = Object.fromEntries(given.map(([, name, value]) => [name, value]));
  expect(settings).toEqual({
    ...sessionSettings,
    statement_timeout: `${jobLimits.statement / 1000}s`,
    lock_timeout: `${jobLimits.lock / 1000}s`,
    idle_in_transaction_session_timeout: `${jobLimits.idleInTransaction / 1000}s`,
  });
});

test("the proxies lead to the ports of the two units", () => {
  const port = /PORT=(\d+)%i/.exec(read("dossard@.service"))?.[1];
  for (const name of ["nginx.conf", "Caddyfile"]) {
    expect([...read(name).matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, to]) => to)).toEqual([
      `${port}1`,
      `${port}2`,
    ]);
  }
});

withProgram("/usr/bin/systemd-analyze", "systemd", "systemd takes the unit", () => {
  const unit = read("dossard@.service").replaceAll(
    "/srv/dossard/current/node_modules/.bin/node",
    process.execPath,
  );
  write("dossard@.service", unit);
  expect(run("/usr/bin/systemd-analyze", "verify", "./dossard@1.service")).toEqual({ status: 0, said: "" });
  write("dossard@.service", unit.replace("Restart=always", "Restart=sometimes"));
  expect(run("/usr/bin/systemd-analyze", "verify", "./dossard@1.service").said).toContain("sometimes");
});

withProgram("/usr/sbin/nginx", "nginx", "nginx takes its site, with TLS", () => {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const made = run(
    "openssl",
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=photos.example.fr"],
    ...["-keyout", key, "-out", certificate],
  );
  expect(made.status).toBe(0);
  const site = read("nginx.conf")
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
    // nginx opens the ports of what it only tests.
    .replace("listen 80;", "listen unix:plain.socket;")
    .replace("listen 443 ", "listen unix:tls.socket ");
  write("site.conf", site);
  const main = write(
    "nginx.conf",
    `pid ${join(folder, "pid")}; error_log stderr; events {} http { access_log off; include ${join(folder, "site.conf")}; }`,
  );
  expect(run("/usr/sbin/nginx", "-t", "-q", "-p", folder, "-c", main, "-e", "stderr")).toMatchObject({
    status: 0,
  });
});

withProgram("/usr/bin/caddy", "caddy", "Caddy takes its file, and finds it well formed", () => {
  const path = join(docs, "Caddyfile");
  expect(run("/usr/bin/caddy", "validate", "--adapter", "caddyfile", "--config", path)).toMatchObject({
    status: 0,
    said: expect.stringContaining("Valid configuration"),
  });
  expect(run("/usr/bin/caddy", "fmt", path).said).toBe(read("Caddyfile"));
});
