// Runs in the page: what the state is. Its exports are the global variable `crawl`.
import {
  type Control,
  controls,
  dialogs,
  isSeen,
  nameOf,
  pattern,
  plain,
  repeated,
  withoutNumbers,
} from "./controls.ts";

export { control, controls, element, hasMovedFocus, submitButton } from "./controls.ts";

/** A state of the shop as a shopper sees it. */
export interface State {
  /** Equal for states that differ by their data alone. */
  signature: string;
  /** Without ids and values. */
  address: string;
  /** The address and the open dialog. */
  screen: string;
  headings: string[];
  title: string;
  /** Changes with anything that can be seen. */
  digest: string;
  isBusy: boolean;
  hasDialog: boolean;
  /** Names of buttons and addresses of links. */
  waysOut: string[];
  /** Whether a field or a message says what is wrong. */
  isRefused: boolean;
  faults: string[];
  isFocusLost: boolean;
  historyIndex: number;
  /** As `controls` returns them. */
  controls: Control[];
}

function digestOf(text: string): string {
  let hash = 5381;
  for (let place = 0; place < text.length; place += 1) hash = (hash * 33) ^ text.charCodeAt(place);
  return `${text.length} ${hash >>> 0}`;
}

const values = () =>
  [...document.querySelectorAll<HTMLInputElement>("input, select, textarea, details, dialog")].map(
    (field) => `${field.value} ${field.checked} ${(field as unknown as HTMLDetailsElement).open}`,
  );

function stuckFaults(dialog: Element | undefined): string[] {
  const faults = [];
  const { body, documentElement: root } = document;
  const locks = [body, root].some((box) => ["hidden", "clip"].includes(getComputedStyle(box).overflowY));
  const isLocked = locks || getComputedStyle(body).pointerEvents === "none";
  if (!dialog && isLocked) faults.push("scroll: locked although no dialog is open");
  if (!dialog && document.querySelector("main")?.closest("[inert], [aria-hidden=true]"))
    faults.push("hidden: the page is out of reach although no dialog is open");
  if (root.scrollWidth > root.clientWidth + 1)
    faults.push(`overflow: ${root.scrollWidth} px wide in ${root.clientWidth} px`);
  return faults;
}

/** Returns the state that the page shows. */
export function state(): State {
  const dialog = [...document.querySelectorAll(dialogs)].filter(isSeen).at(-1);
  const all = controls();
  const layer = dialog ?? document;
  const headings = [...layer.querySelectorAll("h1, h2, h3, [role=heading]")]
    .filter((heading) => isSeen(heading) && !heading.closest(repeated))
    .map((heading) => plain(heading.textContent));
  const name = dialog ? ` « ${withoutNumbers(nameOf(dialog))} »` : "";
  const address = pattern(location.href);
  const screen = address + name;
  const kinds = [
    ...new Set(all.filter(({ isShell }) => !isShell || dialog).map(({ kind }) => kind)),
  ].toSorted();
  const focused = document.activeElement;
  const busy = [
    ...document.querySelectorAll("[aria-busy=true], [data-loading], [role=progressbar]:not([aria-valuenow])"),
  ];
  const { navigation } = window as unknown as { navigation?: { currentEntry: { index: number } } };
  return {
    signature: digestOf([screen, ...headings.slice(1).map(withoutNumbers), ...kinds].join("\n")),
    ...{ address, screen, headings, title: document.title },
    digest: digestOf(
      [location.href, document.title, scrollY, document.body.innerHTML, ...values()].join("\n"),
    ),
    isBusy: busy.some(isSeen),
    hasDialog: dialog !== undefined,
    waysOut: all.map((one) => (one.role === "link" ? one.kind : one.name)),
    faults: stuckFaults(dialog),
    isRefused: [...document.querySelectorAll("[aria-invalid=true], [role=alert]")].some(
      (one) => isSeen(one) && (one.ariaInvalid || one.textContent !== ""),
    ),
    isFocusLost: focused === null || focused === document.body,
    historyIndex: navigation?.currentEntry.index ?? 0,
    controls: all,
  };
}

let changes = 0;
new MutationObserver((seen) => {
  changes += seen.length;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

/** Returns how often the document has changed. */
export const changeCount = (): number => changes;
