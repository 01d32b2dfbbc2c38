import type { Browser, BrowserContext } from "playwright/test";
import { test as base, expect } from "playwright/test";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import type { Hand } from "./crawl/actions.ts";
import { bringCrawler } from "./crawl/browser.ts";
import { createLane } from "./crawl/lane.ts";
import { createSearch } from "./crawl/search.ts";

const executablePath = chromiumPath();
// Their pages log errors on purpose: without the fixtures of the journeys.
const test = base.extend({});
test.use({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags } });

const quick = { quietMs: 60, settleMs: 2000, answerMs: 400, spinMs: 600 };
const url = "http://shop.test";
const home = `<header><a href="/search">Accueil</a></header>`;
const button = (script: string, more = "") =>
  `<button type="button" onclick="${script}" ${more}>Essayer</button>`;
const dialog = (content: string) =>
  `<dialog aria-label="Format"><p>Quel format ?</p>${content}</dialog>${button("document.querySelector('dialog').showModal()")}`;
const shown = `document.querySelector('h1').textContent = 'Voilà'`;

/** `fault` begins the expected finding, on a page whose main part is `html`. */
const bad: [name: string, fault: string, html: string][] = [
  ["a page that leads nowhere", "dead end: no link home", `<a href="/alone">Essayer</a>`],
  ["a dialog without a way out", "dead end: a dialog", dialog(`<button onclick="${shown}">Grand</button>`)],
  ["a page that failed", "error page: Une erreur", `<a href="/failed">Essayer</a>`],
  ["a page without a title", "error page: no heading", `<a href="/untitled">Essayer</a>`],
  ["a page that is missing", "request: 404 GET /missing", `<a href="/missing">Essayer</a>`],
  ["a call that failed", "request: 500 GET /api/broken", button(`fetch('/api/broken'); ${shown}`)],
  ["a call that no one answers", "request: GET /api/cut", button(`fetch('/api/cut').catch(() => {}); ${shown}`)],
  ["a form that is refused without a word", "request: 400 POST", `<form><input aria-label="Nom"></form><script>document.forms[0].onsubmit = (event) => { event.preventDefault(); fetch('/api/refused', { method: 'POST' }); ${shown} }</script>`],
  ["a line of the console", "console: error: gone wrong", button(`console.error('gone wrong'); ${shown}`)],
  ["a warning", "console: warning: soon", button(`console.warn('soon'); ${shown}`)],
  ["an uncaught fault", "console: uncaught", button(`${shown}; missing.call()`)],
  ["a rejected promise", "console: uncaught", button(`${shown}; Promise.reject(new Error('no'))`)],
  ["a press that leads nowhere", "nothing: nothing visible happens: button Essayer", button("")],
  ["Back that stays", "back: from link « Essayer »", `<a href="/trap">Essayer</a>`],
  ["Back that closes the picture", "back: from link « Suite »", `${dialog(`<button onclick="this.closest('dialog').close()">Fermer</button><a href="/sound">Suite</a>`)}<script>history.replaceState(null, '', '?photo=1')</script>`],
  ["Back that leads elsewhere", "back: from button « Essayer »", button(`history.replaceState(null, '', '/elsewhere'); history.pushState(null, '', '/next'); ${shown}`)],
  ["an endless spinner", "spinner: still loading", button("document.querySelector('main').ariaBusy = 'true'")],
  ["a page that no longer scrolls", "scroll: locked", button("document.body.style.overflow = 'hidden'")],
  ["a page out of reach", "scroll: the page", button("document.querySelector('main').inert = true")],
  ["a page that became wider", "overflow: ", button("document.querySelector('main').style.width = '3000px'")],
  ["a focus that is lost", "focus: lost to the body", button("this.remove()")],
  ["a button under something", "press: ", `<div style="position:relative">${button(shown)}<div style="position:absolute; inset:0"></div></div>`],
  ["a fault of the third press", "console: error: deep", `${button(`this.outerHTML = '<p>Un</p><button onclick=&quot;this.outerHTML = document.querySelector(\\'template\\').innerHTML&quot;>Encore</button>'`)}<template><p>Deux</p><button onclick="console.error('deep'); ${shown}">Enfin</button></template>`],
]; // biome-ignore format: a table

const good: [name: string, html: string][] = [
  ["a page that leads on", `<a href="/sound">Essayer</a>`],
  ["a dialog that closes", dialog(`<button onclick="this.closest('dialog').close()">Fermer</button>`)],
  ["a dialog over open answers", `<div><input role="combobox" aria-label="Nom"><div style="position:fixed; inset:20% 0 0">${button("const { open } = document.querySelector('dialog'); document.querySelector('dialog')[open ? 'close' : 'show']()")}</div></div><dialog aria-label="Format" style="inset:30% 0 auto"><p>Quel format ?</p><button onclick="this.closest('dialog').close(); document.querySelector('h1').focus()">Fermer</button></dialog>`],
  ["a text that changes", button(shown)],
  ["a dialog that leads on", dialog(`<button onclick="this.closest('dialog').close()">Fermer</button><a href="/sound">Suite</a>`)],
  ["a radio that is chosen", `<label><input type="radio" name="mode" checked>Photos</label>`],
  ["a download", `<a href="data:text/plain,facture" download="facture.txt">Télécharger</a>`],
  ["printing", button("print()")],
  ["a link within the page", `<a href="#end">Essayer</a><p style="height:2000px"></p><p id="end">Fin</p>`],
  ["a progress that is told", `<div role="progressbar" aria-label="Places" aria-valuenow="1" aria-valuemax="2" style="height:9px"></div>${button(shown)}`],
  ["a focus that moves", `${button("document.querySelector('h1').focus()")}`],
  ["a form that says what is wrong", `<form><input aria-label="Nom"><p role="alert"></p></form><script>document.forms[0].onsubmit = (event) => { event.preventDefault(); fetch('/api/refused', { method: 'POST' }).then(() => { document.querySelector('[role=alert]').textContent += 'Ce nom est trop long.' }) }</script>`],
  ["a field that the browser refuses", `<form><input aria-label="Nom" required pattern="never"></form>`],
]; // biome-ignore format: a table

/** What shows only after another press. */
const deep = [
  "a dialog over open answers",
  "a dialog that closes",
  "a dialog that leads on",
  "Back that closes the picture",
  "a fault of the third press",
];

const page = (content: string) =>
  `<!doctype html><html lang="fr"><title>Boutique</title><meta name="viewport" content="width=device-width">${content}`;
const screen = (html: string) => page(`${home}<main><h1 tabindex="-1">Boutique</h1>${html}</main>`);

const others: Record<string, string> = {
  "/search": screen("<p>Accueil</p>"),
  "/sound": screen("<p>Suite</p>"),
  "/healthz": "ok",
  "/alone": page("<main><h1>Merci</h1></main>"),
  "/failed": page(`${home}<main><h1>Une erreur est survenue</h1></main>`),
  "/untitled": page(`${home}<main><p>Rien</p></main>`),
  "/trap": screen(`<script>history.pushState(null, '', '/trap?again')</script>`),
  "/elsewhere": screen("<p>Ailleurs</p>"),
};

const addressOf = (name: string) => `/${name.replaceAll(" ", "-")}`;

/** Answers in place of a shop. */
async function serve(context: BrowserContext): Promise<void> {
  const screens = new Map(Object.entries(others));
  for (const [name, html] of [...bad.map(([name, , html]) => [name, html] as const), ...good])
    screens.set(addressOf(name), screen(html));
  await context.route(`${url}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const status = { "/api/broken": 500, "/api/refused": 400 }[pathname];
    if (pathname === "/api/cut") return route.abort("connectionreset");
    if (status) return route.fulfill({ status, body: "" });
    const body = screens.get(decodeURIComponent(pathname));
    return route.fulfill({
      status: body ? 200 : 404,
      contentType: "text/html; charset=utf-8",
      body: body ?? screen(""),
    });
  });
}

interface Visit {
  hand: Hand;
  depth: number;
}

/** Searches pages with three visitors. Returns what was found on each. */
async function searchOn(browser: Browser, names: readonly string[], { hand, depth }: Visit) {
  const openLane = async () => {
    const context = await browser.newContext();
    await bringCrawler(context);
    await serve(context);
    const kept = { cookies: [], local: {}, session: {} };
    const roots = names.map((name) => ({ name, url: url + addressOf(name), kept, copy: "" }));
    const copies = { keep: async () => {}, restore: async () => {} };
    return createLane({ context, shopUrl: url, copies, roots, hand });
  };
  const search = createSearch({
    lanes: await Promise.all(Array.from({ length: Math.min(3, names.length) }, openLane)),
    ...{ depth, seed: 1, tell: () => {}, isStopped: () => false, patience: [quick, quick] },
  });
  const { findings } = await search.run();
  return names.map((name) => ({
    name,
    found: [...findings].flatMap(([finding, paths]) =>
      paths.some((path) => path.startsWith(name)) ? [finding] : [],
    ),
  }));
}

test("the crawler finds what is planted, and spares what is meant", async ({ browser }) => {
  test.setTimeout(240_000);
  const faults = new Map(bad.map(([name, fault]) => [name, fault]));
  const byFinger = [...faults.keys()].filter((name) => faults.get(name) === "press: ");
  const others = [...faults.keys(), ...good.map(([name]) => name)].filter(
    (name) => !byFinger.includes(name) && !deep.includes(name),
  );
  for (const { name, found } of [
    ...(await searchOn(browser, others, { hand: "keys", depth: 1 })),
    ...(await searchOn(browser, byFinger, { hand: "pointer", depth: 1 })),
    ...(await searchOn(browser, deep, { hand: "keys", depth: 3 })),
  ]) {
    const fault = faults.get(name);
    if (fault) expect.soft(found, name).toContainEqual(expect.stringMatching(new RegExp(`^${fault}`)));
    else expect.soft(found, name).toEqual([]);
  }
});
