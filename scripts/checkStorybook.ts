// `npm run check-storybook`: builds Storybook as it is published, fails on any warning, then opens the docs page of every
// story file in a browser. Fails if a page does not load, has no title, or logs to the console.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { type Browser, chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "./chromium.ts";

const root = join(import.meta.dirname, "..");
const built = join(root, "dist", "storybook");

interface Entry {
  id: string;
  type: string;
  title: string;
}

function build(): Promise<string> {
  const child = spawn(
    join(root, "node_modules/.bin/storybook"),
    ["build", "--output-dir", built, "--loglevel", "warn"],
    {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

const kinds: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves the built folder over HTTP: a page from the file system has no service worker. */
const server = createServer((request, response) => {
  const path = join(
    built,
    new URL(request.url ?? "/", "http://localhost").pathname.replace(/\/$/, "/index.html"),
  );
  if (!path.startsWith(built) || !existsSync(path)) response.writeHead(404).end();
  else {
    response.writeHead(200, { "content-type": kinds[extname(path)] ?? "application/octet-stream" });
    response.end(readFileSync(path));
  }
});

async function faultsOf(browser: Browser, address: string, { id, title }: Entry): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${id}: ${error.message}`));
  page.on("console", (message) => {
    // Pictures fail on purpose; other missing files are reported below.
    const missing = message.text().startsWith("Failed to load resource");
    if (/^(error|warning)$/.test(message.type()) && !missing) faults.push(`${id}: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() < 400 || response.request().resourceType() === "image") return;
    faults.push(`${id}: ${response.status()} ${response.url()}`);
  });
  // Framed stories are tested elsewhere.
  await page.route(/viewMode=story/, (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}`);
  const name = title.split("/").at(-1) ?? title;
  const heading = page.locator("#storybook-docs").getByRole("heading", { level: 1, name, exact: true });
  await heading
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => faults.push(`${id}: no page`));
  if (title.startsWith("ui/")) {
    const use = page.getByRole("heading", { name: "When to use it" });
    await use.waitFor({ timeout: 5000 }).catch(() => faults.push(`${id}: does not say when to use it`));
  }
  if (await page.locator("[role='dialog'], [role='alertdialog']").count()) {
    faults.push(`${id}: a dialog covers the page; give its story parameters.docs.story.inline: false`);
  }
  await page.close();
  return faults;
}

const output = (await build()).trim();
const faults = output ? [`The build says: ${output}`] : [];
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const { port } = server.address() as { port: number };
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
const index = JSON.parse(readFileSync(join(built, "index.json"), "utf8")) as {
  entries: Record<string, Entry>;
};
const pages = Object.values(index.entries).filter(({ type }) => type === "docs");
for (const entry of pages) faults.push(...(await faultsOf(browser, `http://127.0.0.1:${port}`, entry)));
await browser.close();
server.close();

if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exitCode = 1;
} else process.stdout.write(`${pages.length} docs pages open without a word on the console.\n`);
