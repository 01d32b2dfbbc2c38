/** What a release holds beside the built shop, from the project's root: all that the server and the commands load. */
export const releaseParts = [
  ".npmrc",
  "README.md",
  "CHANGELOG.md",
  "docs",
  "server",
  "demo",
  "public",
  "src/api/contract",
  "src/domain",
  "src/ui/theme",
  "src/ui/shop/within-reach/reach.ts",
  "scripts/bootstrap.mjs",
  "scripts/buildShop.ts",
  "scripts/buildServiceWorker.ts",
  "scripts/earlierBuilds.ts",
] as const;

/** npm's description of a project, as far as a release reads it. */
export interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** npm's lock file: `packages` by folder, the project itself under "". */
export interface Lock {
  packages: Record<string, { dev?: boolean; devDependencies?: unknown; [field: string]: unknown }>;
  [field: string]: unknown;
}

const commands = ["prestart", "start", "predossard", "dossard"];

/** Returns a release's package.json: the commands of a running shop, and no development dependency. */
export function releaseManifest({ devDependencies: _, scripts, ...rest }: Manifest): Manifest {
  return {
    ...rest,
    scripts: Object.fromEntries(commands.map((name) => [name, scripts[name] ?? ""])),
  };
}

/** Returns a release's lock file: the same versions, without the packages that only development needs. */
export function releaseLock({ packages, ...rest }: Lock): Lock {
  const kept = Object.entries(packages).flatMap(([folder, entry]) => {
    if (entry.dev) return [];
    const { devDependencies: _, ...without } = entry;
    return [[folder, folder === "" ? without : entry] as const];
  });
  return { ...rest, packages: Object.fromEntries(kept) };
}
