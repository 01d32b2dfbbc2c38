import { importsOf, type Sources } from "./sources.ts";

interface Area {
  /** The files covered. The first group, if any, names a part that is closed to its neighbours. */
  files: RegExp;
  /** Allowed project imports; `$1` is that part. */
  mayImport: string[];
  /** The part of `mayImport` that it may not. Default: none. */
  butNot?: string;
  /** Allowed packages. Default: all. */
  packages?: RegExp;
}

/**
 * The single entry point of the design system. Page setup bypasses it for the themes. Code loaded on demand (modals,
 * tooltips) must bypass it: the entry point would pull in everything.
 */
const ui = "src/ui/index.ts";

const uiPackages = /^(react|react-dom|@radix-ui\/.*|@vanilla-extract\/.*|@fontsource.*|uqr)$/;

/** What the shop's own folders build on. */
const below = ["src/state/", "src/api/", ui, "src/domain/", "src/browser/"];

/** How commands read their options, benchmarks too. */
const readsOptions = "scripts/readOptions.ts";

/** Each folder imports itself and those before it: machinery first, then features, then what knows all of them. */
const serverFolders = [
  "db",
  "core",
  "jobs",
  "mail",
  "images",
  "documents",
  "operators",
  "webhooks",
  "catalogue",
  "nameAlerts",
  "cart",
  "orders",
  "files",
  "payment",
  "fulfilment",
  "customers",
  "import",
  "app",
  "cli",
];

/** What the shop's mails say. */
const letters = [
  "server/customers/passwordChangedLetter.ts",
  "server/customers/passwordResetLetter.ts",
  "server/files/downloadLetter.ts",
  "server/fulfilment/shippedLetter.ts",
  "server/fulfilment/withdrawalLetter.ts",
  "server/import/takedownLetter.ts",
  "server/nameAlerts/nameAlertLetters.ts",
  "server/orders/creditNoteLetter.ts",
  "server/orders/invoiceLetter.ts",
  "server/orders/orderConfirmationLetter.ts",
];

const areas: Area[] = [
  { files: /^src\/ui\/(?:index\.ts$|shop\/)/, mayImport: ["src/ui/"], packages: uiPackages },
  // What knows prices, packs and orders builds on the generic components.
  { files: /^src\/ui\//, mayImport: ["src/ui/"], butNot: "src/ui/shop/", packages: uiPackages },
  { files: /^src\/(domain|browser)\//, mayImport: ["src/$1/"], packages: /^zod\/mini$/ },
  {
    files: /^src\/api\/contract\//,
    mayImport: ["src/api/contract/", "src/domain/"],
    packages: /^zod\/mini$/,
  },
  {
    files: /^src\/api\//,
    mayImport: ["src/api/", "src/domain/", "src/browser/"],
    packages: /^(ky|zod\/mini)$/,
  },
  {
    files: /^src\/state\//,
    mayImport: ["src/state/", "src/api/", "src/domain/", "src/browser/"],
    packages: /^(jotai(\/utils)?|react|zod\/mini)$/,
  },
  {
    files: /^src\/shop\//,
    mayImport: ["src/shop/", ...below],
    packages: /^(?!zod$|node:)/,
  },
  {
    files: /^src\/features\/([^/]+)\//,
    mayImport: ["src/features/$1/", "src/shop/", ...below],
    packages: /^(?!zod$|node:)/,
  },
  {
    files: /^src\/(widgets|shell)\//,
    mayImport: ["src/$1/", "src/features/", "src/shop/", ...below],
    packages: /^(?!zod$|node:)/,
  },
  {
    files: /^src\/routes\//,
    mayImport: ["src/routes/", "src/widgets/", "src/shell/", "src/features/", "src/shop/", ...below],
    packages: /^(?!zod$|node:)/,
  },
  { files: /^src\/entry\//, mayImport: ["src/"], packages: /^(?!zod$|node:)/ },
  // Its pages draw the shop's own mosaic next to others.
  { files: /^bench\/mosaic\//, mayImport: ["bench/mosaic/", readsOptions, "src/", "scripts/chromium.ts"] },
  {
    files: /^bench\/scroll\//,
    mayImport: [
      "bench/scroll/",
      readsOptions,
      "bench/mosaic/",
      "bench/lighthouse/shop.ts",
      "server/cli/table.ts",
      "demo/",
      "scripts/chromium.ts",
      "src/",
    ],
  },
  // Its carts are filled from the demonstration's catalogue.
  { files: /^bench\/price\//, mayImport: ["bench/price/", "demo/", "src/domain/"] },
  {
    files: /^bench\/lighthouse\//,
    mayImport: [
      "bench/lighthouse/",
      readsOptions,
      "e2e/support/browser.ts",
      "server/",
      "demo/",
      "scripts/chromium.ts",
    ],
  },
  {
    files: /^bench\/nextPicture\//,
    mayImport: [
      "bench/nextPicture/",
      readsOptions,
      "bench/lighthouse/shop.ts",
      "e2e/support/",
      "demo/",
      "scripts/chromium.ts",
      "src/domain/",
    ],
  },
  {
    files: /^bench\/api\//,
    mayImport: ["bench/api/", readsOptions, "server/", "demo/", "scripts/buildShop.ts", "src/domain/"],
  },
  {
    files: /^bench\/startList\//,
    mayImport: ["bench/startList/", "bench/api/measure.ts", "e2e/support/", "server/", "demo/"],
  },
  { files: /^bench\/previews\//, mayImport: ["bench/previews/", readsOptions, "demo/", "server/"] },
  {
    files: /^bench\/store\//,
    mayImport: ["bench/store/", readsOptions, "bench/api/measure.ts", "server/", "tests/server/support/"],
  },
  {
    files: /^bench\/searchQuality\//,
    mayImport: [
      "bench/searchQuality/",
      readsOptions,
      "bench/api/measure.ts",
      "server/",
      "demo/",
      "src/domain/",
    ],
  },
  { files: /^bench\/disk\//, mayImport: ["bench/disk/", readsOptions, "bench/api/benchShop.ts", "server/"] },
  { files: /^bench\/release\//, mayImport: ["bench/release/", "e2e/support/"] },
  // On startup the server builds the pages it serves.
  { files: /^server\/main\.ts$/, mayImport: ["server/", "scripts/buildShop.ts"] },
  ...serverFolders.map(
    (folder, index): Area => ({
      files: new RegExp(`^server/${folder}/`),
      mayImport: [
        ...serverFolders.slice(0, index + 1).map((known) => `server/${known}/`),
        "src/domain/",
        "src/api/contract/",
        // A photographer's colour and the themes, as plain values.
        "src/ui/theme/brand.ts",
        "src/ui/theme/values.ts",
        "src/ui/shop/within-reach/reach.ts",
        "src/ui/theme/names.ts",
      ],
      packages: /^(?!react|jotai|ky$)/,
    }),
  ),
  // It drives the shop through the shop's own functions; nothing in the shop imports it.
  { files: /^demo\//, mayImport: ["demo/", "server/", "src/domain/", "src/api/contract/"] },
  // It exports the design system's tokens.
  { files: /^scripts\/ui\//, mayImport: ["scripts/", "src/ui/theme/"] },
  { files: /^scripts\//, mayImport: ["scripts/"] },
  // The mails as they are sent: letters and their HTML need no server.
  {
    files: /^stories\/mails\//,
    mayImport: ["stories/", "src/", "server/mail/letter.ts", "server/mail/writeHtml.ts", ...letters],
  },
  // The format of the library's build measurements, for the page that shows them.
  { files: /^stories\//, mayImport: ["stories/", "src/", "scripts/ui/weights.ts"] },
  {
    files: /^e2e\/chaos\//,
    // Its malformed requests come from the API's document, as those of derived-requests.
    mayImport: ["e2e/", "src/", "server/", "tests/server/support/", "tests/server/derived/"],
  },
  { files: /^e2e\//, mayImport: ["e2e/", "src/", "server/", "demo/", "scripts/", "tests/server/support/"] },
  { files: /^tests\//, mayImport: [""] },
];

/** Folders with a single entry: the other files are private, except to its tests and benchmarks. */
const entries = new Map([["src/domain/bestPrice/", "bestPrice.ts"]]);

function passesEntry(file: string, target: string): boolean {
  return [...entries].every(
    ([folder, entry]) =>
      !target.startsWith(folder) ||
      target === folder + entry ||
      file.startsWith(folder) ||
      /^(tests|bench)\//.test(file),
  );
}

/** Imports that break the project's dependency directions (README, code tour). */
export function wrongImports(sources: Sources): string[] {
  return importsOf(sources).flatMap(({ file, target, lazy }) => {
    const area = areas.find(({ files }) => files.test(file));
    if (!area) return [`${file} belongs to no known folder`];
    const part = area.files.exec(file)?.[1] ?? "";
    const isOwn = /^(src|server|demo|stories|tests|e2e|scripts|bench)\//.test(target);
    const allowed = isOwn
      ? (area.mayImport.some((start) => target.startsWith(start.replace("$1", part))) &&
          !(area.butNot && target.startsWith(area.butNot))) ||
        (lazy && area.mayImport.includes(ui) && target.startsWith("src/ui/"))
      : (area.packages?.test(target) ?? true);
    return allowed && passesEntry(file, target) ? [] : [`${file} imports ${target}`];
  });
}
