import { spawnSync } from "node:child_process";
import { chownSync, existsSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseStartError } from "./databaseStartError.ts";

/** The user who runs PostgreSQL, and how to start its programs as that user. */
export interface Account {
  /** Undefined: the shop's own user. */
  owner: { uid: number; gid: number } | undefined;
  /** Command line prefix of each program. */
  prefix: string[];
}

/**
 * PostgreSQL refuses to run as root. A shop run by root therefore runs it as the owner of its folder, `nobody` at first.
 *
 * If that user cannot enter the parent folders (a clone under /root, a temporary folder), `setpriv` gives its processes only
 * the right to traverse them: moving the data out of DATA_DIR would break backups by copy, and the shop must not open root's
 * home to everyone.
 * @param home PostgreSQL's folder under DATA_DIR; created, and owned by that user
 * @param program a program that this user must be able to start
 */
export function prepareAccount(home: string, program: string): Account {
  mkdirSync(dirname(home), { recursive: true });
  // Another shop on this folder may be creating it now.
  mkdirSync(home, { mode: 0o700, recursive: true });
  if (process.getuid?.() !== 0) {
    refuseForeignFolder(home);
    return { owner: undefined, prefix: [] };
  }
  const { uid, gid } = statSync(home);
  const owner = uid === 0 ? nobody() : { uid, gid };
  if (uid === 0) handOver(home, owner);

  const probe = ["/bin/sh", "-c", 'test -x "$1" && test -w "$2"', "sh", program, home];
  if (runs(probe, owner)) return { owner, prefix: [] };
  const prefix = [
    "setpriv",
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    "--clear-groups",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    // Otherwise access(2), which PostgreSQL uses to check its programs, ignores that right.
    "--securebits=+no_setuid_fixup",
    "--",
  ];
  if (runs([...prefix, ...probe], undefined)) return { owner: undefined, prefix };
  throw new DatabaseStartError(
    `PostgreSQL ne tourne pas en root, et un autre utilisateur ne peut ni entrer dans ${home} ni lancer ${program} : mettre le projet et DATA_DIR là où d’autres peuvent entrer, ou lancer la boutique comme utilisateur ordinaire.`,
  );
}

function runs([command = "", ...args]: string[], owner: { uid: number; gid: number } | undefined): boolean {
  return spawnSync(command, args, { ...owner, cwd: "/", stdio: "ignore" }).status === 0;
}

function nobody(): { uid: number; gid: number } {
  const accounts = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8") : "";
  const [, uid = "65534", gid = "65534"] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A folder restored from a backup by root belongs to root. */
function handOver(path: string, owner: { uid: number; gid: number }): void {
  lchownSync(path, owner.uid, owner.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) handOver(child, owner);
    else lchownSync(child, owner.uid, owner.gid);
  }
}

function refuseForeignFolder(home: string): void {
  const { uid } = statSync(home);
  if (process.getuid === undefined || uid === process.getuid()) return;
  throw new DatabaseStartError(
    `La base dans ${home} appartient à un autre utilisateur (numéro ${uid}) : lancer la boutique comme cet utilisateur ou en root, ou choisir un autre DATA_DIR.`,
  );
}

/** Changes the owner of a file made by root to the user who runs PostgreSQL. */
export function giveTo(account: Account, home: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = account.owner ?? statSync(home);
  chownSync(path, owner.uid, owner.gid);
}
