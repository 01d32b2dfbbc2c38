/** What a shopper wants next on a screen: the first match in a list. */
export interface Want {
  /** CSS selector of all candidates. */
  css: string;
  /** A regular expression on its text. Default: any. */
  words?: string;
  /** Index among the candidates, from 0; the last if there are fewer. Default: the first. */
  place?: number;
  /** Text to type there. Default: none, it is tapped. */
  text?: string;
  /** A regular expression on path and query. Default: any. */
  path?: string;
}

/** The place of the wanted element in the window. */
export interface Target {
  x: number;
  y: number;
  words: string;
  /** Whether it links to another address than the window's. */
  isLink: boolean;
  /** Its address; null if it is no link. */
  link: string | null;
  /** Text to type once it has the focus. */
  text: string | null;
  hasFocus: boolean;
  url: string;
  /** Differs between documents. */
  origin: number;
}

export interface Shopper {
  email: string;
  event: string;
  /** How the search begins: the event's link, or a name typed into the box. */
  begins: "event" | "name";
  /** Index of the picture in the mosaic. */
  picture: number;
}

const field = (label: string, text: string): Want => ({ css: `label >> ${label}`, text });
const dialog = "[role=dialog] ";
const box = (words: string): Want => ({ css: "input[type=checkbox]:not(:checked)", words });

/** From the search to the paid order, the furthest screen first: the walk goes on from any screen. */
export const wantsOf = ({ email, event, begins, picture }: Shopper): Want[] => [
  { css: "button", words: "^(Réessayer|Actualiser)" },
  { css: "button", words: "^Payer" },
  { css: "main a[href]", words: "^Voir la commande", path: "^/(payment|cart)" },
  { css: "button", words: "^Déverrouiller la commande" },
  { css: `${dialog}a[href]`, words: "^Voir le panier" },
  { css: `${dialog}button`, words: "^Ajouter au panier" },
  { css: `${dialog}button`, words: "20x30" },
  { css: `${dialog}button`, words: "Tirage photo" },
  { css: `${dialog}button`, words: "^Choisir cette photo" },
  box("conditions générales de vente"),
  box("renonce expressément"),
  { css: "button", words: "^Commander avec obligation de paiement" },
  field("Adresse", "12 chemin des Écuries"),
  field("Code postal", "50000"),
  field("Ville", "Saint-Lô"),
  { css: "button", words: "^Valider cette adresse" },
  { css: "main button", words: "^Choisir", path: "etape=" },
  ...[
    field("Adresse e-mail", email),
    field("Mot de passe", "un mot de passe"),
    field("Prénom", "Éloïse"),
    field("Nom", "Lefèvre-Noël"),
  ].map((want) => ({ ...want, path: "^/(register|cart)" })),
  { css: "button", words: "^Continuer$" },
  { css: "button", words: "^Créer mon compte" },
  { css: "main a[href]", words: "^Créer un compte$", path: "^/(login|cart)" },
  { css: "button", words: "^Valider la commande" },
  { css: "[role=gridcell] button", words: "^Photo ", place: picture, path: "^/search" },
  { css: "main a[href*='contest=']", place: picture, path: "^/search" },
  ...(begins === "name"
    ? [
        { css: "[role=option]", path: "^/search" },
        { css: "main a[href]", words: event, path: "^/search(?!.*[?&]event=).*[?&]value=" },
        { css: "input[role=combobox]", text: "l oeil d or", path: "^/search" },
      ]
    : [{ css: "main a[href]", words: event, path: "^/search(?!.*[?&]event=)" }]),
];

/** Back to the search, after a tap on something that moved under the finger. */
export const waysBack: Want[] = [
  { css: "[role=dialog] button", words: "^(Quitter|Fermer|Retour)" },
  { css: "main a[href]", words: "^(Rechercher vos photos|Revenir à la recherche)$" },
  { css: "header a[href]", words: "^Panier, ", path: "^/(?!cart)" },
  { css: "header a[href]", words: "^Rechercher vos photos" },
];

/** Runs in the page. Returns the first visible want, scrolled into the window, or null if there is none. */
export function findTarget(wants: readonly Want[]): Target | null {
  const wordsOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels;
    const label = labels?.[0]?.textContent;
    return (element.getAttribute("aria-label") ?? label ?? element.textContent ?? "")
      .replace(/\s+/g, " ")
      .trim();
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const candidatesOf = ({ css, words }: Want): Element[] => {
    const label = /^label >> (.*)/.exec(css)?.[1];
    if (label === undefined) {
      const pattern = new RegExp(words ?? "");
      return [...document.querySelectorAll(css)].filter((element) => pattern.test(wordsOf(element)));
    }
    const labels = [...document.querySelectorAll("label")];
    return labels.flatMap((found) => {
      const isWanted = (found.textContent ?? "").replace(/\s*\*.*|\s*\(.*/, "").trim() === label;
      return isWanted && found.control ? [found.control] : [];
    });
  };
  // Nothing is tapped before the first paint.
  if (performance.getEntriesByType("paint").length === 0) return null;
  // Two presses on a slow page can open two dialogs: the last one is on top.
  const dialog = [...document.querySelectorAll("[role=dialog]")].at(-1);
  for (const want of wants) {
    if (!new RegExp(want.path ?? "").test(location.pathname + location.search)) continue;
    const all = candidatesOf(want).filter(
      (element) => isSeen(element) && (!dialog || dialog.contains(element)),
    );
    const element = all[want.place ?? 0] ?? all.at(-1);
    if (!element || element.matches(":disabled, [aria-disabled=true]")) continue;
    if (want.text !== undefined && (element as HTMLInputElement).value === want.text) continue;
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    // Another element covers its middle: a sticky bar, a toast.
    const isCovered = ({ x, y }: { x: number; y: number }) => {
      const there = document.elementFromPoint(x, y);
      return (
        there !== null &&
        !there.contains(element) &&
        !element.contains(there) &&
        there.closest("label") === null
      );
    };
    const isOutside = ({ x, y }: { x: number; y: number }) =>
      y < 0 || x < 0 || y > innerHeight || x > innerWidth;
    const isHidden = () => isOutside(middle()) || isCovered(middle());
    if (isHidden()) element.scrollIntoView({ block: "center", behavior: "instant" });
    // Nobody taps what another element covers.
    if (isHidden()) return null;
    window.tappedLink = null;
    return {
      ...middle(),
      words: wordsOf(element).slice(0, 60),
      isLink: element instanceof HTMLAnchorElement && element.href !== location.href,
      link: element instanceof HTMLAnchorElement ? element.href : null,
      text: want.text ?? null,
      hasFocus: document.activeElement === element,
      url: location.href,
      origin: performance.timeOrigin,
    };
  }
  return null;
}
