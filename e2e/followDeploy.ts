// `npm run follow-deploy`: follows docs/deploy/README.md word by word on a bare Debian, which it makes with debootstrap and boots with
// systemd in a container without a network (systemd-nspawn), PgBouncer's chapter with it, then the guide to a standby of
// docs/running-a-shop.md with a second one.
// Needs root on Debian; ends with 1 where a command or an answer is not right.
// `-- --base FOLDER`: a copy of a bare Debian with systemd and dbus that was made before.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions } from "../scripts/readOptions.ts";
import { makeDebian, requirePrograms } from "./support/bareDebian.ts";
import { type BootedDebian, bootDebian } from "./support/bootedDebian.ts";
import { guideScript } from "./support/followedGuide.ts";
import { followStandby } from "./support/followStandby.ts";
import { unpackRelease } from "./support/releasedShop.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const script = (part: string) => `cd /\n${guideScript("docs/deploy/README.md", part)}`;
const name = "photos.example.fr";

requirePrograms(
  ["debootstrap", "systemd-nspawn", "openssl", "ip"],
  "debootstrap, systemd-container and iproute2",
);

/** What a shopper's browser and a monitor would ask, over https. */
const check = [
  "set -e",
  `ask() { curl --silent --show-error --fail --insecure --resolve ${name}:443:127.0.0.1 https://${name}$1; }`,
  'ask / | grep -q "<title>"',
  "ask /api/anonymous/events | grep -q '^\\['",
  "ask /readyz | grep -q '\"ok\":true'",
  "journalctl --unit='dossard@*' --output=cat | grep -q '\"route\":\"/api/anonymous/events\"'",
].join("\n");

const folder = mkdtempSync(join(tmpdir(), "dossard-debian-"));
const root = join(folder, "root");
try {
  const { base } = readOptions({ options: { base: { type: "string" } } }).values;
  makeDebian(root, "bookworm", ["systemd-sysv", "dbus"], base);
  const released = await unpackRelease();
  try {
    print("$ npm ci --prefix dist/dossard; tar");
    execFileSync("npm", ["ci", "--loglevel=error", "--prefix", released.folder], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const tar = ["-czf", join(root, "root/dossard.tar.gz"), "-C", join(released.folder, ".."), "dossard"];
    execFileSync("tar", tar);
  } finally {
    await released.remove();
  }
  install();
  writeCertificate();
  const second = join(folder, "second");
  execFileSync("cp", ["-a", root, second]);
  const debian = await bootDebian(root);
  try {
    for (const part of ["database", "start", "command"]) debian.run(script(part));
    const served = () => debian.run(check);
    served();
    debian.run(script("release"));
    served();
    debian.run(
      "systemctl show --property=NRestarts dossard@1 dossard@2 | grep -v '^$' | sort -u | grep -x NRestarts=0",
    );
    followPooler(debian, served);
    await followStandby(debian, second, served);
    print(
      "The guides are right: installed, served over https, a new release taken, behind PgBouncer and back, a standby in the place of the first database.",
    );
  } finally {
    await debian.stop();
  }
} finally {
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}

/** Leads the processes through PgBouncer, by its chapter, and back to the database's own address. */
function followPooler(debian: BootedDebian, served: () => void): void {
  debian.run(script("pooler"));
  const direct = "postgresql://dossard@localhost/dossard?host=/var/run/postgresql";
  const pooled = "postgresql://dossard:a-long-password@127.0.0.1:6432/dossard";
  const lead = (to: string) =>
    debian.run(`set -e
sed -i 's|^DATABASE_URL=.*|DATABASE_URL=${to}|' /etc/dossard/settings
systemctl restart dossard@1
systemctl restart dossard@2`);
  /** Fails unless all connections of the shop come from there, as the database sees it: the Unix socket has no address. */
  const requireSource = (from: string) => {
    const found = `select string_agg(distinct coalesce(host(client_addr), 'socket'), ' ') from pg_stat_activity where usename = 'dossard'`;
    debian.run(
      `test "$(runuser -u postgres -- psql --tuples-only --no-align --command="${found}")" = ${from}`,
    );
  };
  requireSource("socket");
  lead(pooled);
  served();
  requireSource("127.0.0.1");
  lead(direct);
  debian.run("systemctl stop pgbouncer");
  served();
}

/** The part that needs the network, before systemd runs: nothing may be started yet. */
function install(): void {
  const policy = join(root, "usr/sbin/policy-rc.d");
  writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  const { status } = spawnSync(
    "systemd-nspawn",
    ["--quiet", "--register=no", "--keep-unit", "--pipe", "-D", root, "sh"],
    {
      input: `${script("install")}\n${script("pooler package")}`,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["pipe", "inherit", "inherit"],
    },
  );
  rmSync(policy);
  if (status !== 0) throw new Error("the installation failed");
}

/** Stands for the one that certbot gets. */
function writeCertificate(): void {
  const live = join(root, "etc/letsencrypt/live", name);
  mkdirSync(live, { recursive: true });
  const files = ["-keyout", join(live, "privkey.pem"), "-out", join(live, "fullchain.pem")];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", `/CN=${name}`, ...files],
    {
      stdio: "ignore",
    },
  );
}
