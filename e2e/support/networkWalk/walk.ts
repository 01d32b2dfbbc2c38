import type { Browser, Locator, Page } from "playwright";
import { expect as base } from "playwright/test";
import { startCutProxy } from "../roughNetwork/cutProxy.ts";
import { type Random, randomOf } from "../roughNetwork/random.ts";
import { quickenTimers, visitorBehind } from "../roughNetwork/walk.ts";
import { type WalkNetwork, walkNetwork } from "./network.ts";

/** Outside a test too. A silent network is given up after twenty seconds. */
const expect = base.configure({ timeout: 45_000 });

export interface WalkOptions {
  url: string;
  seed: number;
  /** Cuts at the steps of these indexes, from 0. Default: at three steps in five. */
  cutAt?: readonly number[];
}

export interface NetworkWalk {
  /** What went wrong, one line each; none on a right walk. */
  faults: string[];
  cuts: number;
  /** Taps on hearts and on the cart. */
  taps: number;
  /** Taps that were said to wait for the network. */
  queued: number;
  /** Steps that said that they need the network, and went on by themselves. */
  waited: number;
  milliseconds: number;
  /** Steps, cuts and failed requests, one line each with its second. */
  trace: string[];
}

/** Divides the page's own timers of a second or more. */
const speed = 4;
const event = "Jumping de Saint-Lô";
const calm = /Vous êtes hors connexion|Connexion impossible/;
/** A screen that has failed. */
const broken = /Une erreur est survenue|n’a pas pu s’afficher|ERR_|This site can/;
/** What browsers log of a network that fails. */
const networkWords = /Failed to load resource|net::ERR_|Failed to fetch|NetworkError/;

interface Walker {
  page: Page;
  network: WalkNetwork;
  random: Random;
  result: NetworkWalk;
  note: (line: string) => void;
  cutAt: readonly number[] | undefined;
  step: number;
}

/**
 * Walks from the search over an event and the stage to the selection and the cart. The network is cut before steps and
 * mended after them; in the end the server and the browser must hold exactly what has been tapped.
 */
export async function walkOffline(browser: Browser, { url, seed, cutAt }: WalkOptions): Promise<NetworkWalk> {
  const random = randomOf(seed);
  const proxy = await startCutProxy();
  const context = await browser.newContext({
    ...visitorBehind(proxy, seed),
    viewport: random.oneOf([true, false]) ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(45_000);
  await context.addInitScript(quickenTimers, speed);
  const page = await context.newPage();
  const began = performance.now();
  const milliseconds = () => performance.now() - began;
  const result: NetworkWalk = {
    ...{ faults: [], cuts: 0, taps: 0, queued: 0, waited: 0, milliseconds: 0, trace: [] },
  };
  const note = (line: string) =>
    void result.trace.push(`${(milliseconds() / 1000).toFixed(2).padStart(7)}  ${line}`);
  const network = walkNetwork({ context, proxy, random, note });
  page.on("requestfailed", (request) =>
    note(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || networkWords.test(message.text())) return;
    result.faults.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on("pageerror", (fault) => result.faults.push(`fault: ${fault}`));
  try {
    await goThere({ page, network, random, result, note, cutAt, step: 0 }, url);
  } catch (fault) {
    const words = await page
      .locator("body")
      .innerText()
      .catch(() => "");
    result.faults.push(`${fault}\n${page.url()}\n${words.slice(0, 600)}`);
  } finally {
    result.cuts = network.cuts();
    result.milliseconds = milliseconds();
    await context.close();
    await proxy.stop();
  }
  return result;
}

async function goThere(walker: Walker, url: string): Promise<void> {
  const { page, random, network } = walker;
  await page.goto(url);
  // Until it has been there once, a shop cannot be kept.
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await take(walker, "event", () => page.getByRole("link", { name: event }).click(), eventTitle(page));
  await take(walker, "pictures", () => modeOf(page).click(), tiles(page).first());
  await reload(walker, tiles(page).first());
  const expected = { items: new Map<string, number>(), selection: new Set<string>() };
  for (const index of random.oneOf([
    [0, 2],
    [1, 3],
    [2, 0],
  ]))
    await visitPicture(walker, index, expected);
  await take(walker, "cart", () => page.getByRole("link", { name: /^Panier/ }).click(), cartTitle(page));
  await changeCart(walker, expected.items);
  await reload(walker, cartTitle(page));
  await take(
    walker,
    "selection",
    () => page.getByRole("link", { name: /^Ma sélection/ }).click(),
    tiles(page).first(),
  );
  if (network.isCut()) await network.mend();
  await expectKept(walker, expected);
}

interface Expected {
  /** Copies by picture. */
  items: Map<string, number>;
  selection: Set<string>;
}

async function visitPicture(walker: Walker, index: number, { items, selection }: Expected): Promise<void> {
  const { page, random, result } = walker;
  const dialog = page.getByRole("dialog");
  const button = (name: string | RegExp) => dialog.getByRole("button", { name });
  await take(walker, `picture ${index}`, () => openTile(walker, index), button("Choisir cette photo"));
  const uuid = new URL(page.url()).searchParams.get("photo") ?? "";
  await reload(walker, button("Choisir cette photo"));
  await take(
    walker,
    "heart",
    () => button("Ajouter à ma sélection").click(),
    button("Retirer de ma sélection"),
  );
  selection.add(uuid);
  await take(walker, "products", () => button("Choisir cette photo").click(), button("Tirage photo").first());
  await take(walker, "formats", () => button("Tirage photo").first().click(), button(/20x30/).first());
  await take(walker, "options", () => button(/20x30/).first().click(), button("Ajouter au panier"));
  const added = dialog.getByRole("heading", { name: /^Photo (?:ajoutée au|gardée pour votre) panier/ });
  await take(walker, "add", () => button("Ajouter au panier").click(), added);
  items.set(uuid, (items.get(uuid) ?? 0) + 1);
  result.taps += 2;
  if ((await added.textContent())?.includes("gardée")) result.queued += 1;
  await button(random.oneOf(["Quitter", "Fermer"])).click();
  await expect(dialog).toBeHidden();
}

/** Opens a picture. Without a network, a preview that has not been seen is missing, and must come when it returns. */
async function openTile({ page, network, result }: Walker, index: number): Promise<void> {
  const tile = tiles(page).nth(index);
  if (network.isCut()) {
    const isOpen = await tile.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    result.waited += 1;
    await network.mend();
  }
  await tile.click();
}

/** Adds a copy of the first item, and removes the last. */
async function changeCart(walker: Walker, items: Map<string, number>): Promise<void> {
  const { page, network, result } = walker;
  const lines = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Supprimer/ }) });
  // Pictures that wait for the network have no line yet.
  if ((await lines.count()) < items.size && network.isCut()) await network.mend();
  await expect(lines).toHaveCount(items.size);
  const readPictures = () =>
    lines.evaluateAll((all) => all.map((line) => /([0-9a-f-]{36})\.webp/.exec(line.innerHTML)?.[1] ?? ""));
  // A line whose picture has failed does not say which it is, until it is there.
  if ((await readPictures()).includes("") && network.isCut()) await network.mend();
  await expect.poll(readPictures).not.toContain("");
  const pictures = await readPictures();
  const more = lines.first().getByRole("button", { name: /^Ajouter un exemplaire/ });
  const figure = lines.first().getByLabel("Quantité");
  await take(walker, "quantity", () => more.click(), figure);
  await expect(figure).toHaveValue("2");
  items.set(pictures[0] as string, 2);
  const gone = page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" });
  await take(
    walker,
    "removal",
    () =>
      lines
        .last()
        .getByRole("button", { name: /^Supprimer/ })
        .click(),
    gone,
  );
  await gone.click();
  await expect(lines).toHaveCount(items.size - 1);
  items.delete(pictures.at(-1) as string);
  result.taps += 2;
  const notice = page.getByText(/seront envoyés|sera envoyé/);
  if (await notice.isVisible()) result.queued += 1;
}

/** Makes one step, with the network cut before it or not, and waits for what it leads to. */
async function take(walker: Walker, name: string, act: () => Promise<void>, sign: Locator): Promise<void> {
  const { network, random, note, cutAt } = walker;
  const isCutHere = cutAt ? cutAt.includes(walker.step) : random.between(0, 1) < 0.6;
  walker.step += 1;
  if (isCutHere) await network.cut();
  note(name);
  await act();
  await arrive(walker, name, sign);
  if (network.isCut() && random.between(0, 1) < 0.5) await network.mend();
}

/** Loads the page again, at times without a network. */
async function reload(walker: Walker, sign: Locator): Promise<void> {
  const { page, network, random, note } = walker;
  if (random.between(0, 1) < 0.5) return;
  if (random.between(0, 1) < 0.6) await network.cut();
  note("reload");
  await page.reload();
  await arrive(walker, "reload", sign);
  if (network.isCut() && random.between(0, 1) < 0.5) await network.mend();
}

/** Waits for a sign. Where the screen says that it needs the network, the network returns, and the screen must go on by itself. */
async function arrive({ page, network, result, note }: Walker, name: string, sign: Locator): Promise<void> {
  const words = page.getByText(calm).and(page.locator(":visible"));
  if (network.isCut()) {
    await expect(sign.or(words.first()).first()).toBeVisible();
    if (!(await sign.isVisible())) {
      result.waited += 1;
      note(`${name}: needs the network`);
      await network.mend();
    }
  }
  await expect(sign).toBeVisible();
  const shown = await page.locator("body").innerText();
  if (broken.test(shown)) result.faults.push(`${name}: ${broken.exec(shown)?.[0]}`);
}

/** Compares what the server and the browser hold with what was tapped. */
async function expectKept({ page, result }: Walker, { items, selection }: Expected): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem("dossard.cartOutbox") ?? "[]")).toBe("[]");
  const held = await page.evaluate(async () => {
    const found = await fetch("/api/anonymous/orderItems/byCurrentOrder");
    return (await found.json()) as { kind: string; pictureUuid: string; quantity: number }[];
  });
  const copies = held
    .filter(({ kind }) => kind === "item")
    .map(({ pictureUuid, quantity }) => `${pictureUuid} ${quantity}`);
  const wanted = [...items].map(([uuid, quantity]) => `${uuid} ${quantity}`);
  if (copies.toSorted().join() !== wanted.toSorted().join())
    result.faults.push(`the cart holds ${copies.join(", ")} instead of ${wanted.join(", ")}`);
  const kept = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem("dossard.selection") ?? "[]") as string[],
  );
  if (kept.toSorted().join() !== [...selection].toSorted().join())
    result.faults.push(`the selection holds ${kept.join(", ")} instead of ${[...selection].join(", ")}`);
  await expect(page.getByRole("link", { name: `Panier, ${items.size} article`, exact: false })).toBeVisible();
}

/** Whether the shop's code is kept, and the worker answers this page. Runs in the page. */
export const isKept = async () =>
  navigator.serviceWorker.controller !== null &&
  (await caches.match("/cart", { cacheName: "dossard.code" })) !== undefined;

const tiles = (page: Page) => page.getByRole("gridcell").getByRole("button", { name: /^Photo / });
const eventTitle = (page: Page) => page.getByRole("heading", { level: 1, name: event, exact: true });
const modeOf = (page: Page) => page.getByRole("radiogroup").getByText("Photos", { exact: true });
const cartTitle = (page: Page) =>
  page
    .getByRole("main")
    .getByText(/Récapitulatif/)
    .or(page.getByText("Votre panier est vide"));
