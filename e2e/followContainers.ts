// `npm run follow-containers`: follows the chapter on containers of docs/deploy/README.md word by word with Debian's Docker, which runs in a
// folder and namespaces of its own. Needs root on Debian; ends with 1 where a command or an answer is not right.
// `-- --base FOLDER`: a copy of a bare Debian 13 with the packages of ownDocker.ts that was made before.
// `-- --plant`: faults that must be found; `-- --plant --only root`: those whose name has the word.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readOptions } from "../scripts/readOptions.ts";
import { makeDebian, requirePrograms } from "./support/bareDebian.ts";
import { containerFaults } from "./support/containerFaults.ts";
import { cleanUp, walkContainers } from "./support/containerWalk.ts";
import { dockerPackages, type OwnDocker, startDocker } from "./support/ownDocker.ts";
import { makeStandInImages } from "./support/standInImages.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
requirePrograms(["debootstrap", "slirp4netns", "unshare", "ip"], "debootstrap, slirp4netns and iproute2");
const { base, plant, only } = readOptions({
  options: { base: { type: "string" }, plant: { type: "boolean" }, only: { type: "string", default: "" } },
}).values;

const folder = mkdtempSync(join(tmpdir(), "dossard-docker-"));
try {
  const root = join(folder, "root");
  makeDebian(root, "trixie", dockerPackages, base);
  await makePhotograph(join(root, "root/card"));
  const docker = await startDocker(root);
  try {
    print(docker.ask("docker version --format 'Docker {{.Server.Version}}'; docker compose version"));
    makeStandInImages(docker, root);
    const wrong = plant ? plantFaults(docker) : walkContainers(docker, print);
    docker.run(cleanUp);
    if (wrong === undefined) print("The guide is right.");
    else print(`Not right: ${wrong}`);
    process.exitCode = wrong === undefined ? 0 : 1;
  } finally {
    await docker.stop();
  }
} finally {
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}

async function makePhotograph(card: string): Promise<void> {
  mkdirSync(card, { recursive: true });
  const plain = { width: 1500, height: 1000, channels: 3, background: "#7a9" } as const;
  await sharp({ create: plain }).jpeg().toFile(join(card, "IMG_0001.jpg"));
}

/** Returns the faults that the walk has missed; undefined if there are none. */
function plantFaults(docker: OwnDocker): string | undefined {
  docker.run("mkdir /root/kept && cp -a docs .dockerignore /root/kept");
  const planted = containerFaults.filter(({ fault }) => fault.includes(only));
  const missed = planted.filter(({ fault, edit, found }) => {
    print(`\n=== ${fault}`);
    docker.run(edit);
    docker.run("! diff --recursive --brief docs /root/kept/docs || ! diff .dockerignore /root/kept");
    const seen = walkContainers(docker, print);
    docker.run(`${cleanUp}; cp -a /root/kept/. .`);
    const isFound = seen !== undefined && [found].flat().includes(seen);
    print(`=== ${isFound ? "found" : `MISSED: ${seen}`}`);
    return !isFound;
  });
  return missed.length === 0 ? undefined : missed.map(({ fault }) => fault).join(", ");
}
