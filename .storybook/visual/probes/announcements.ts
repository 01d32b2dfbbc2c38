import { nameOf } from "../layout/nameOf.ts";
import { bare, interactive, isSeen, seen } from "./elements.ts";

const live = "[role='status'], [role='alert'], [role='log'], [aria-live='polite'], [aria-live='assertive']";
const together = 1000;

interface Announcement {
  region: Element;
  text: string;
  at: number;
}
let said: Announcement[] = [];
let repeated: string[] = [];
let unheard: string[] = [];

const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(live) ?? null;

function note(records: readonly MutationRecord[]): void {
  unheard.push(...records.flatMap(unheardWords));
  const changed = new Map<Element, Set<string>>();
  for (const { target, addedNodes, removedNodes, type, oldValue } of records) {
    const region = regionOf(target);
    if (!region?.isConnected) {
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const fresh of [node, ...node.querySelectorAll(live)])
            if (fresh.matches(live)) changed.set(fresh, new Set());
      continue;
    }
    const before = changed.get(region) ?? new Set();
    changed.set(region, before);
    for (const node of removedNodes) before.add(bare(node.textContent ?? ""));
    if (type === "characterData") before.add(bare(oldValue ?? ""));
    for (const node of addedNodes) {
      const text = bare(node.textContent ?? "");
      if (text && before.has(text)) repeated.push(`live: ${nameOf(region)} says “${text}” again`);
    }
  }
  for (const region of changed.keys())
    if (isSeen(region) || region.getClientRects().length > 0)
      said.push({ region, text: bare(region.textContent ?? ""), at: performance.now() });
}

/** Hidden words that appear in place are meant to be heard: only a live region is. */
function unheardWords({ target, addedNodes, removedNodes }: MutationRecord): string[] {
  if (!(target instanceof HTMLElement) || !target.isConnected || regionOf(target)) return [];
  const appears = [...addedNodes].some((node) => node instanceof Text && /\p{L}{3}/u.test(node.data));
  const { width, height } = target.getBoundingClientRect();
  return appears &&
    removedNodes.length === 0 &&
    target.childNodes.length === addedNodes.length &&
    width <= 2 &&
    height <= 2 &&
    target.getClientRects().length > 0 &&
    !target.closest("a, button, label, legend, h1, h2, h3, h4, [aria-hidden='true']")
    ? [`live: nothing announces the hidden words “${target.textContent}”`]
    : [];
}

const observer = new MutationObserver(note);

/** Starts to listen, before a story is mounted. */
export function listen(): void {
  said = [];
  repeated = [];
  unheard = [];
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
}

const partOf = (region: Element) =>
  region.closest("section, article, li, form, fieldset, [role='region'], [role='dialog']") ?? document.body;

/** Whether two regions speak of one thing: those of two sections each have a state of their own. */
const shareSubject = (one: Element, other: Element) => partOf(one) === partOf(other);

/** Returns messages that two regions said at once. */
function saidTwice(): string[] {
  const current = said.filter(({ region, text }) => text && region.isConnected);
  const double = current.filter(({ region, text, at }, index) =>
    current
      .slice(0, index)
      .some(
        (other) =>
          other.text === text &&
          at - other.at < together &&
          !region.contains(other.region) &&
          !other.region.contains(region) &&
          shareSubject(region, other.region),
      ),
  );
  return [...new Set(double.map(({ text }) => `live: two regions say “${text}”`))];
}

const spokenFor = `${live}, header, footer, nav, [role='dialog'], [role='alertdialog'], dialog, [role='tooltip'], [role='listbox'], [role='search'], [role='toolbar'], form, aside, main, [data-radix-popper-content-wrapper]`;

/** Whether an element has words of its own, besides those on controls. */
function hasWords(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/\p{L}{3}/u.test(node.nodeValue ?? "") && !node.parentElement?.closest(interactive)) return true;
  return false;
}

/** A message that floats above the page has appeared by itself: only a live region tells of it. */
function silentMessages(): string[] {
  return seen("div, p, section, aside, span, output")
    .filter((element) => getComputedStyle(element).position === "fixed" && hasWords(element))
    .filter((element) => !element.closest(spokenFor) && !element.querySelector(spokenFor))
    .map((element) => `live: nothing announces ${nameOf(element)}`);
}

/** Returns what a screen reader says twice in a story, or not at all. */
export function announcementFaults(): string[] {
  note(observer.takeRecords());
  return [...saidTwice(), ...new Set(repeated), ...new Set(unheard), ...silentMessages()];
}

/** Renders the story again, with nothing changed, and returns live regions that would speak again. */
export function repeatedAnnouncements(renderAgain: () => void): string[] {
  note(observer.takeRecords());
  const before = new Set(document.body.querySelectorAll(live));
  said = [];
  repeated = [];
  renderAgain();
  const fresh = [...document.body.querySelectorAll(live)].filter(
    (region) => !before.has(region) && /\S/.test(region.textContent ?? ""),
  );
  const records = observer.takeRecords();
  const touched = new Set(
    records.flatMap(({ target, addedNodes }) => (addedNodes.length > 0 ? (regionOf(target) ?? []) : [])),
  );
  return [...new Set([...fresh, ...touched])]
    .filter((region) => region.isConnected && /\S/.test(region.textContent ?? ""))
    .map((region) => `live: ${nameOf(region)} speaks again when nothing has changed`);
}
