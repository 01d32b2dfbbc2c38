import { execFileSync, spawnSync } from "node:child_process";

/** Ends the process where it is not root on a Debian with these programs. */
export function requirePrograms(programs: string[], packages: string): void {
  const missing = programs.filter((program) => spawnSync("which", [program]).status !== 0);
  if (missing.length === 0 && process.getuid?.() === 0) return;
  process.stdout.write(
    `Needs root on Debian with the packages ${packages} (missing: ${missing.join(", ") || "root"}).\n`,
  );
  process.exit(1);
}

/**
 * Makes a bare Debian with debootstrap.
 * @param to a folder that does not exist
 * @param base a copy of one that was made before, instead
 */
export function makeDebian(to: string, suite: string, packages: string[], base?: string): void {
  process.stdout.write(
    base === undefined ? `$ debootstrap: Debian ${suite} with ${packages.join(", ")}\n` : `$ cp -a ${base}\n`,
  );
  const [program, ...args] =
    base === undefined
      ? ["debootstrap", "--variant=minbase", `--include=${packages.join(",")}`, suite, to]
      : ["cp", "-a", base, to];
  execFileSync(program ?? "", args, { stdio: ["ignore", "ignore", "inherit"] });
}
