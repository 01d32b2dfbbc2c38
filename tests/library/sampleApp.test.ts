import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type Browser, chromium } from "playwright";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { buildUi } from "../../scripts/ui/buildUi.ts";

const project = resolve(import.meta.dirname, "../..");
const bin = (name: string) => join(project, "node_modules/.bin", name);
let app = "";
let server: PreviewServer;
let browser: Browser;

/** An application outside the repository, with the packed library installed; the other packages are the project's. */
beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), "dossard-sample-"));
  cpSync(join(import.meta.dirname, "sample"), app, { recursive: true });
  await buildUi(project, join(app, "built"));
  const library = install(pack(join(app, "built")));
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(library, "package.json"), "utf8"));
  const types = ["@types/react", "@types/react-dom"];
  for (const name of [...types, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]) link(name);
  execFileSync(bin("vite"), ["build", "--logLevel", "error"], {
    cwd: app,
    // Vitest's own is "test", for which React says more.
    env: { ...process.env, NODE_ENV: "production" },
  });
  server = await preview({
    root: app,
    configFile: false,
    logLevel: "error",
    preview: { host: "127.0.0.1", port: 0 },
  });
  const executablePath = chromiumPath();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(app, { recursive: true, force: true });
});

/** Returns the path of the tarball that `npm publish` would send. */
function pack(folder: string): string {
  const told = execFileSync("npm", ["pack", "--json", "--pack-destination", app], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ filename }] = JSON.parse(told);
  return join(app, filename);
}

function install(tarball: string): string {
  const folder = join(app, "node_modules/dossard-ui");
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", folder]);
  return folder;
}

function link(name: string): void {
  const target = join(app, "node_modules", name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(project, "node_modules", name), target);
}

const assets = (extension: string) =>
  readdirSync(join(app, "dist/assets"))
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(join(app, "dist/assets", name), "utf8"))
    .join("\n");

async function openPage() {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("requestfailed", (request) => said.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    if (!response.ok()) said.push(`${response.status()} ${response.url()}`);
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error("The preview has no address");
  await page.goto(address);
  return { page, said };
}

describe("an application built from the packed library", () => {
  it("passes its type check, the library's declarations included", { timeout: 60_000 }, () => {
    expect(spawnSync(bin("tsc"), ["--project", app], { encoding: "utf8" }).stdout).toBe("");
  });

  it("finds the themes' tokens in it", () => {
    const tokens = join(app, "node_modules/dossard-ui/tokens");
    expect(readdirSync(tokens)).toEqual(
      expect.arrayContaining(["tokens.css", "figma.json", "boutique.tokens.json"]),
    );
  });

  it("has no router, and only the styles of its components", () => {
    expect(readdirSync(join(app, "node_modules"))).not.toContain("react-router");
    const own = readFileSync(join(app, "node_modules/dossard-ui/mosaic/Mosaic.css"), "utf8");
    const [, used = ""] =
      /\.(\w+)/.exec(readFileSync(join(app, "node_modules/dossard-ui/toast/Toast.css"), "utf8")) ?? [];
    const [, unused = ""] = /\.(\w+)/.exec(own) ?? [];
    const styles = assets(".css");
    expect(styles).toContain(used);
    expect(styles).not.toContain(unused);
    expect(styles.length).toBeLessThan(
      readFileSync(join(app, "node_modules/dossard-ui/style.css"), "utf8").length * 0.7,
    );
  });

  it("works in a browser without a word on the console", { timeout: 60_000 }, async () => {
    const { page, said } = await openPage();
    expect(said).toEqual([]);
    await page.getByTestId("book").click();
    const dialog = page.getByRole("dialog", { name: "Votre réservation" });
    await dialog.getByRole("textbox", { name: "Votre nom" }).and(page.locator("#name:focus")).waitFor();
    await page.keyboard.type("Jeanne Lefèvre");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByTestId("book").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Confirmer" }).click();
    await page.getByRole("status").getByText("Réservé pour Jeanne Lefèvre").waitFor();
    await page.getByRole("link", { name: "Mon compte" }).click();
    await page.waitForURL("**/compte");
    await page.getByRole("heading", { name: "Réservations" }).waitFor();
    expect(said).toEqual([]);
    await page.close();
  });

  it("wears the library's themes and fonts", { timeout: 60_000 }, async () => {
    const { page, said } = await openPage();
    const looks = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const height = document.querySelector("[data-testid]")?.getBoundingClientRect().height ?? 0;
        const fonts = [...document.fonts]
          .filter(({ status }) => status === "loaded")
          .map((font) => font.family);
        return { ground: getComputedStyle(document.body).backgroundColor, height, fonts };
      });
    const boutique = await looks();
    await page.getByRole("button", { name: "Plein soleil" }).click();
    const stand = await looks();
    expect(boutique.ground).not.toBe(stand.ground);
    expect(boutique.height).toBeGreaterThanOrEqual(44);
    expect(stand.height).toBeGreaterThanOrEqual(56);
    expect(boutique.fonts.join()).toContain("Instrument Sans Variable");
    expect(said).toEqual([]);
    await page.close();
  });
});
