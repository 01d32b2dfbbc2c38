import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { expect, test } from "./support/fixtures.ts";
import { bringDetectors, layoutFaultsOf } from "./support/layoutFaults.ts";

const executablePath = chromiumPath();
// Scrollbars take room, as on a desktop.
test.use({
  viewport: { width: 800, height: 600 },
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

const card = "border:1px solid #000; width:300px; padding:10px;";
const hidden = "position:absolute; width:1px; height:1px; overflow:hidden; clip-path:inset(50%)";

const image = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/** `fault` is the first word of the expected message. */
const bad: [name: string, fault: string, html: string][] = [
  ["a letter a line", "squeezed", `<p style="width:1ch; overflow-wrap:anywhere">Tirage</p>`],
  ["a word in two", "squeezed", `<p style="width:60px; overflow-wrap:anywhere">Le fichier numérique</p>`],
  ["a price in two", "squeezed", `<p style="width:40px; overflow-wrap:anywhere">1\u00a0234,50\u00a0€</p>`],
  [
    "a button's word in two",
    "squeezed",
    `<button style="width:50px; word-break:break-all">Supprimer</button>`,
  ],
  [
    "an address of four lines",
    "squeezed",
    `<p style="width:70px; overflow-wrap:anywhere">cavaliere.longue@example.fr</p>`,
  ],
  [
    "an overlong word a few letters a line",
    "squeezed",
    `<p style="width:50px; overflow-wrap:anywhere">Anticonstitutionnellement</p>`,
  ],
  [
    "a fixed dialog cut by its window, over a page as long",
    "clipped",
    `<div style="height:2000px"><div style="position:fixed; top:0; background:#fff"><p style="height:700px">Un</p><button>Fermer</button></div></div>`,
  ],
  [
    "a text out of a block without height",
    "outside",
    `<div style="width:100px; height:0; white-space:nowrap">Une phrase trop longue</div>`,
  ],
  ["a text on a text", "overlap", `<p>Quantité</p><p style="margin-top:-30px">Total</p>`],
  [
    "a text on a button",
    "overlap",
    `<button style="height:30px">Payer</button><p style="margin-top:-20px">Total</p>`,
  ],
  [
    "a button on a button",
    "overlap",
    `<button>Payer</button><button style="margin-left:-20px">Retour</button>`,
  ],
  [
    "two buttons over a picture that partly cover each other",
    "overlap",
    `<div style="position:relative; height:100px"><img src="${image}" width="300" height="100"><button style="position:absolute; top:0; right:0; height:44px">Fermer</button><button style="position:absolute; top:28px; right:0; height:44px">Suivante</button></div>`,
  ],
  [
    "a text placed on a text without a ground",
    "overlap",
    `<div style="position:relative"><p style="margin:0">Commande</p><p style="margin:0; position:absolute; inset:0">Payée</p></div>`,
  ],
  [
    "two columns of one grid",
    "overlap",
    `<div style="display:grid; grid-template-columns:80px 1fr"><p style="white-space:nowrap">Une longue phrase</p><p>suivie</p></div>`,
  ],
  [
    "a text cut on its right",
    "clipped",
    `<div style="overflow:hidden; width:100px"><p style="white-space:nowrap">Une phrase trop longue</p></div>`,
  ],
  [
    "a text cut below",
    "clipped",
    `<div style="overflow:hidden; height:20px; width:60px"><p style="margin:0">Une phrase de trois lignes</p></div>`,
  ],
  [
    "a button cut",
    "clipped",
    `<div style="overflow:hidden; width:60px"><button style="width:90px">Payer</button></div>`,
  ],
  [
    "a dialog taller than its window",
    "clipped",
    `<div style="position:fixed; top:0; background:#fff"><p style="height:700px">Un</p><button>Fermer</button></div>`,
  ],
  [
    "a button out of its card",
    "outside",
    `<div style="${card} display:flex"><p style="flex:none; width:280px">Tirage</p><button>Supprimer</button></div>`,
  ],
  [
    "a picture out of its card",
    "outside",
    `<div style="${card}"><img alt="" src="${image}" width="400" height="100"></div>`,
  ],
  [
    "a text below its card",
    "outside",
    `<div style="${card} height:40px"><p style="margin:0">Une<br>deux<br>trois</p></div>`,
  ],
  [
    "a text out of its block",
    "outside",
    `<p style="width:100px; white-space:nowrap">Une phrase trop longue</p>`,
  ],
  [
    "a text out of its button",
    "outside",
    `<button style="width:60px; padding:0; white-space:nowrap">Valider la commande</button>`,
  ],
  ["a page wider than its window", "scrolls", `<div style="width:900px; height:10px"></div>`],
  [
    "a dialog that scrolls sideways",
    "scrolls",
    `<div style="overflow-y:auto; width:200px"><div style="width:300px; height:10px"></div></div>`,
  ],
  ["a strip beside a short page", "strip", `<style>html { scrollbar-gutter: stable }</style><p>Court</p>`],
];

const good: [name: string, html: string][] = [
  [
    "a button on the edge of a slider that lies over a picture",
    `<div style="position:relative; height:100px"><img src="${image}" width="300" height="100"><div role="slider" tabindex="0" style="position:absolute; inset:0 100px"></div><button style="position:absolute; top:0; right:80px; height:44px">Fermer</button></div>`,
  ],
  [
    "an overlong word in two lines",
    `<p style="width:150px; overflow-wrap:anywhere">Anticonstitutionnellement</p>`,
  ],
  [
    "a card millions of pixels away",
    `<div style="height:20000001.3px"></div><div style="border:1px solid #000; width:200px; height:100.7px; overflow:hidden"><button style="width:100%; height:100%">Photo</button></div>`,
  ],
  ["a word a line", `<p style="width:min-content">Une phrase de plusieurs mots</p>`],
  ["words that break at a hyphen", `<p style="width:70px">Saint-Lô-le-Château</p>`],
  [
    "a long address in two lines",
    `<p style="width:140px; overflow-wrap:anywhere">cavaliere.longue@example.fr</p>`,
  ],
  [
    "a price on its badge",
    `<div style="position:relative"><p>Pack</p><span style="position:absolute; top:10px; left:0; background:#ff0">Nouveau</span></div>`,
  ],
  [
    "words for screen readers",
    `<div style="position:relative; overflow:hidden"><p>Photo<span style="${hidden}"> DSC_0412, de l’épreuve</span></p></div>`,
  ],
  [
    "a bar that sticks",
    `<div style="height:580px; overflow:auto"><div style="position:sticky; top:0; background:#fff">Titre</div><p style="margin-top:-10px">Texte</p><div style="height:900px"></div></div>`,
  ],
  [
    "a dialog over the page",
    `<p>Sous le dialogue</p><div style="position:fixed; inset:0"><p>Dans le dialogue</p></div>`,
  ],
  [
    "a shelf that scrolls",
    `<ul style="overflow-x:auto; display:flex; width:200px; padding:0"><li style="flex:none; width:150px">Un</li><li style="flex:none; width:150px">Deux</li></ul>`,
  ],
  [
    "a list box across that scrolls",
    `<div role="listbox" aria-orientation="horizontal" style="overflow-x:auto; display:flex; width:200px"><span role="option" style="flex:none; width:150px">Un</span><span role="option" style="flex:none; width:150px">Deux</span></div>`,
  ],
  [
    "a name with an ellipsis",
    `<p style="overflow:hidden; text-overflow:ellipsis; white-space:nowrap; width:60px">DSC_0412_longue.jpg</p>`,
  ],
  [
    "lines cut on purpose",
    `<p style="display:-webkit-box; -webkit-box-orient:vertical; -webkit-line-clamp:2; overflow:hidden; width:80px">Une publicité de quatre lignes pour le club</p>`,
  ],
  [
    "a picture that fills its frame",
    `<div style="${card} overflow:hidden; position:relative; height:80px"><img alt="" src="${image}" width="600" height="300"></div>`,
  ],
  [
    "tight lines",
    `<h1 style="line-height:1; margin:0">Deux</h1><p style="line-height:1; margin:0">lignes</p>`,
  ],
  [
    "a badge at the corner",
    `<a href="#" style="${card} position:relative; display:block">Panier<span style="position:absolute; top:-8px; right:-8px; background:#f00">3</span></a>`,
  ],
  [
    "a tick that is drawn otherwise",
    `<label style="position:relative">J’accepte<input type="checkbox" style="position:absolute; inset:0; opacity:0"></label>`,
  ],
  [
    "what is folded",
    `<details><summary>Plus</summary><p style="width:1ch; overflow-wrap:anywhere">Folded</p></details>`,
  ],
  ["a page that scrolls", `<div style="height:2000px">Long</div>`],
];

test("what is planted is found, what is meant is spared", async ({ page }) => {
  await bringDetectors(page);
  await page.goto("about:blank");
  const faultsIn = async (html: string) => {
    await page.setContent(`<!doctype html><body style="margin:8px">${html}`);
    return layoutFaultsOf(page);
  };
  for (const [name, fault, html] of bad) {
    expect.soft(await faultsIn(html), name).toContainEqual(expect.stringMatching(new RegExp(`^${fault}`)));
  }
  for (const [name, html] of good) expect.soft(await faultsIn(html), name).toEqual([]);
});
