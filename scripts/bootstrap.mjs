// Makes `npm start`, `npm test` and the like work on a fresh clone: installs the packages if they are missing
// or differ from package-lock.json. Plain JavaScript on Node's own modules: it runs on the machine's Node (18 or newer);
// later scripts run on the Node that the packages include.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Reads the packages of a lock file, by folder. */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether npm's record of its last install matches the lock file. Compares contents, not dates: a checkout
 * touches the dates, and going back to an older lock file leaves the newer packages in place.
 */
function isInstalled() {
  const wanted = readPackages("package-lock.json");
  const present = readPackages("node_modules/.package-lock.json");
  if (!wanted || !present || !existsSync(join(root, "node_modules/.bin/node"))) return false;
  for (const [folder, entry] of Object.entries(wanted)) {
    if (folder === "" || entry.link) continue;
    const found = present[folder];
    // Packages of other platforms are optional, and absent.
    if (!found && entry.optional) continue;
    if (found?.version !== entry.version || found?.integrity !== entry.integrity) return false;
  }
  return Object.keys(present).every((folder) => folder in wanted);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

if (!isInstalled()) {
  process.stderr.write("Installing the packages (about a minute, once)…\n");
  // npm must not run on the Node inside the folder that it replaces.
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join("node_modules", ".bin")));
  const { status, error } = spawnSync(
    "npm",
    [
      "ci",
      // With NODE_ENV=production npm would leave out Vite and the pinned Node.
      "--include=dev",
      // npm checks `engines` against the machine's Node, which runs none of these packages: each EBADENGINE is a false alarm.
      "--loglevel=error",
      "--no-progress",
    ],
    {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (error) fail(`npm could not be started (${error.message}): install Node with npm, then run this again.`);
  if (status !== 0) fail('The packages could not be installed: "npm ci" failed, its reasons stand above.');
  if (!existsSync(join(root, "node_modules/.bin/node"))) {
    fail(
      'The pinned Node is missing, for install scripts are switched off: run "npm rebuild node --ignore-scripts=false".',
    );
  }
}

// By its path: this process and its shell still use the machine's own Node.
if (process.argv.includes("--browser")) {
  const { status } = spawnSync(join(root, "node_modules/.bin/node"), [join(root, "scripts/browser.ts")], {
    env: { ...process.env, PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(1);
}
