import { expect, test } from "./support/fixtures.ts";
import { bringProbes, faultsOf } from "./support/probes.ts";

test.use({ viewport: { width: 800, height: 600 } });

const image = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'/>";
const hidden = "position:absolute; width:1px; height:1px; overflow:hidden; clip-path:inset(50%)";
const ring = "<style>:focus-visible { outline: 3px solid #000; outline-offset: 2px }</style>";

/** `fault` is the start of the expected message. */
const bad: [name: string, fault: string, html: string][] = [
  ["an id for two", "ids: #a occurs", `<p id="a">Un</p><p id="a">Deux</p>`],
  ["a reference to nothing", "ids: aria-describedby", `<button aria-describedby="no">Payer</button>`],
  ["a label of nothing", "ids: a label", `<label for="no">Nom</label>`],
  ["a name other than the words", "name: “Continuer” lacks", `<button aria-label="Continuer">Payer</button>`],
  ["a placeholder for a label", "name: a placeholder", `<input placeholder="Ville">`],
  ["a link that says nothing", "name: “Cliquez ici”", `<a href="/x">Cliquez ici</a>`],
  ["a new tab in silence", "name: <a>", `<a href="/x" target="_blank">Conditions</a>`],
  ["a group without a question", "name: <fieldset>", `<fieldset><input type="radio" aria-label="Mat"></fieldset>`],
  ["three of twelve as a number", "name: a bare number", `<div role="progressbar" aria-label="Pack" aria-valuenow="3" aria-valuemax="12" style="height:9px"></div>`],
  ["no alternative text", "alt: no", `<img src="${image}">`],
  ["a file name", "alt: “DSC_0412.JPG”", `<img src="${image}" alt="DSC_0412.JPG">`],
  ["a word that fits any picture", "alt: “Image”", `<img src="${image}" alt="Image">`],
  ["the caption once more", "alt: “Le départ” repeats", `<figure><img src="${image}" alt="Le départ"><figcaption>Le départ</figcaption></figure>`],
  ["an empty text of a lone picture", "alt: an empty alternative text", `<ul aria-label="Photos"><li><img src="${image}" alt=""></li></ul>`],
  ["an empty text beside words", "alt: an empty alternative text", `<p><img src="${image}" alt="" width="90"> Tirage 20x30 cm</p>`],
  ["a drawing without words", "alt: a drawing", `<svg role="img" width="40" height="40"><rect width="40" height="40"/></svg>`],
  ["an e-mail that browsers do not fill in", "field: “Adresse e-mail”", `<label for="e">Adresse e-mail</label><input id="e" type="email">`],
  ["a purpose that is another's", "field: “Prénom”", `<label for="e">Prénom</label><input id="e" autocomplete="family-name">`],
  ["a hint beside a field", "field: “Huit signes au moins”", `<div><label for="e">Surnom</label><input id="e"><p>Huit signes au moins</p></div>`],
  ["an error that leaves the field valid", "field: “Trop court” is an error", `<div><label for="e">Surnom</label><input id="e" aria-describedby="d"><p id="d" style="color:#b00020">Trop court</p></div>`],
  ["a star without a duty", "field: “Surnom *”", `<label for="e">Surnom *</label><input id="e">`],
  ["radios on their own", "field: 2 radios", `<label><input type="radio" name="a">Mat</label><label><input type="radio" name="a">Brillant</label>`],
  ["items of no list", "list: 3 items", `<div>${[1, 2, 3].map((n) => `<div class="item"><svg width="9" height="9"></svg>Avantage ${n}</div>`).join("")}</div>`],
  ["typed bullets", "list: typed", `<p>• Papier mat</p><p>• Papier brillant</p>`],
  ["a list without its role", "list: a list that is not announced", `<ul role="none"><li>Un</li></ul>`],
  ["an item of no list", "list: an item of no list", `<div><div role="listitem">Un</div></div>`],
  ["a table without headers", "list: a table", `<table><tr><td>Un</td><td>1</td></tr><tr><td>Deux</td><td>2</td></tr></table>`],
  ["a skipped level", "heading: level 4 after 2", `<h2>Panier</h2><h4>Livraison</h4>`],
  ["siblings of two levels", "heading: <h3>", `<section><h2 class="t">Un</h2></section><section><h3 class="t">Deux</h3></section>`],
  ["a title that is none", "heading: <p>", `<p style="font-size:24px; font-weight:700">Vos commandes</p><p>Aucune commande pour le moment.</p>`],
  ["an empty heading", "heading: an empty one", `<h2></h2>`],
  ["a positive tabindex", "keyboard: a positive tabindex", `<a href="/x" tabindex="3">Panier</a>`],
  ["a focus that is not announced", "keyboard: hidden from screen readers", `<div aria-hidden="true"><a href="/x">Panier</a></div>`],
  ["a part that a mouse alone presses", "keyboard: a pointer alone", `<div onclick="void 0">Voir la photo</div>`],
  ["a pointing hand", "keyboard: a pointer alone", `<div style="cursor:pointer">Voir la photo</div>`],
  ["a button that takes no focus", "keyboard: <div> “Payer” says button and takes", `<div role="button">Payer</div>`],
  ["a button that answers no key", "keyboard: <div> “Payer” says button and answers", `<div role="button" tabindex="0">Payer</div>`],
  ["a button out of the order", "keyboard: the Tab key passes over", `<button tabindex="-1">Payer</button>`],
  ["a link without an address", "keyboard: a link without", `<a onclick="void 0" tabindex="0" role="link" onkeydown="void 0">Panier</a>`],
  ["a dialog without the focus", "keyboard: the focus is not", `<div role="dialog" aria-modal="true" aria-label="Payer"><button>Fermer</button></div>`],
  ["a list that says it is a menu", "role: <ul>", `<ul role="menu" aria-label="Pages"><li role="none"><a href="/x">Panier</a></li></ul>`],
  ["a heading without its role", "role: <h2>", `<h2 role="presentation">Panier</h2>`],
  ["a table of data without its role", "role: <table>", `<table role="presentation"><tbody><tr><th>Un</th><td>1</td></tr></tbody></table>`],
  ["English said to be French", "language: <p>", `<p>Put the pictures of your choice into the cart, and pay with your card.</p>`],
  ["no language", "language: “français”", `<p lang="français">Bonjour à tous</p>`],
  ["a turn without an end", "motion: <div>", `<style>@keyframes t { to { transform: rotate(1turn) } } @media (prefers-reduced-motion: no-preference) { .t { animation: t 2s infinite } }</style><div class="t">Promotion</div>`],
  ["a turn despite the reader's wish", "motion: <div>", `<style>@keyframes t { to { transform: rotate(1turn) } }</style><div style="animation: t 60s">Promotion</div>`],
  ["a film that plays by itself", "motion: <video>", `<video autoplay loop muted width="90" height="90"></video>`],
  ["a floating message", "live: nothing announces", `<div style="position:fixed; bottom:0">Photo ajoutée au panier</div>`],
  ["a row from right to left", "order: <button> “Deux”", `<div style="display:flex; flex-direction:row-reverse"><button>Un</button><button>Deux</button></div>`],
  ["a part moved to the front", "order: <p>", `<div style="display:flex; flex-direction:column"><p>Un</p><p style="order:-1">Deux</p></div>`],
  ["fingers that cannot enlarge", "page: its viewport", `<meta name="viewport" content="width=device-width, user-scalable=no"><p>Un</p>`],
  ["an edge that does not show", "contrast: the edge", `<input aria-label="Ville" style="border:1px solid #ddd">`],
  ["an icon that does not show", "contrast: the icon", `<button aria-label="Fermer"><svg width="20" height="20"><path d="M0 0h20v20z" fill="#ddd"/></svg></button>`],
  ["a tick that does not show", "contrast: the mark", `<style>input { appearance:none; width:20px; height:20px; border:2px solid #000 } input:checked::after { content:""; display:block; height:9px; background:#eee }</style><input type="checkbox" checked aria-label="Mat">`],
  ["no ring", "focus: it hardly shows", `<style>a:focus-visible { outline:none }</style><a href="/x">Panier</a>`],
  ["a ring of a hairline", "focus: it hardly shows", `<style>a:focus-visible { outline:1px solid #000 }</style><a href="/x">Panier</a>`],
  ["a ring in the colour of the page", "focus: it hardly shows", `<style>a:focus-visible { outline:3px solid #eee }</style><a href="/x">Panier</a>`],
  ["a ring that is cut off", "focus: it hardly shows", `${ring}<div style="overflow:hidden; width:max-content"><a href="/x" style="display:block">Panier</a></div>`],
  ["a ground hardly darker", "focus: it hardly shows", `<style>a:focus-visible { outline:none; background:#eee }</style><a href="/x">Panier</a>`],
  ["a link under a bar", "focus: <a>", `${ring}<div style="position:fixed; inset:auto 0 0 0; height:90px; background:#fff"></div><p style="height:1000px"></p><a href="/x">Panier</a><p style="height:1000px"></p>`],
  ["small targets side by side", "target: <button>", `<button style="width:18px; height:18px; padding:0; border:0">+</button><button style="width:18px; height:18px; padding:0; border:0">−</button>`],
  ["a field that keeps the Tab key", "focus: <input>", `${ring}<input aria-label="Ville" onkeydown="if (event.key === 'Tab') event.preventDefault()"><button>Payer</button>`],
  ["a field that takes the focus back", "focus: <input>", `${ring}<input aria-label="Ville" onblur="const it = this; setTimeout(() => it.focus())"><button>Payer</button>`],
  ["an error of a group", "field: “Choisissez un papier” beside", `<fieldset><legend>Papier</legend><label><input type="radio" name="a">Mat</label><label><input type="radio" name="a">Brillant</label><p style="color:#b00020">Choisissez un papier</p></fieldset>`],
  ["a place that is only seen", "state: <li> “Livraison”", `<nav aria-label="Étapes"><ol><li>Panier</li><li style="font-weight:700">Livraison</li><li>Paiement</li></ol></nav>`],
  ["a highlight that is only seen", "state: <input>", `<input role="combobox" aria-label="Épreuve" aria-expanded="true" aria-controls="l"><ul id="l" role="listbox" aria-label="Épreuves"><li role="option" aria-selected="true">Grand Prix</li></ul>`],
  ["a tip of nothing", "state: a tip", `<button>Pack</button><span role="tooltip">Trois photos au choix</span>`],
  ["a skip link to nothing", "ids: <a>", `<a href="#no">Aller au contenu</a><main>Photos</main>`],
  ["pale words in a field", "contrast: the placeholder", `<style>::placeholder { color:#bbb }</style><label for="e">Surnom</label><input id="e" placeholder="Comme sur la liste" style="border:1px solid #555">`],
  ["a control that no one sees", "focus: it hardly shows", `${ring}<div style="opacity:0"><button>Zoom</button></div>`],
]; // biome-ignore format: a table

const good: [name: string, html: string][] = [
  ["a close button", `${ring}<button aria-label="Fermer"><svg width="20" height="20"><path d="M0 0h20v20z"/></svg></button>`],
  ["a name that begins with the words", `${ring}<button aria-label="Supprimer du panier, Pack 5 tirages">Supprimer</button>`],
  ["a field as it should be", `${ring}<div><label for="e">Adresse e-mail</label><p id="h">Pour la facture</p><input id="e" type="email" autocomplete="email" aria-describedby="h" style="border:1px solid #555"></div>`],
  ["a date that is no birthday", `${ring}<label for="e">Date de la facture</label><input id="e" type="date" style="border:1px solid #555">`],
  ["a form that forgets", `${ring}<form autocomplete="off" aria-label="Retrait"><label for="e">Adresse e-mail</label><input id="e" type="email" autocomplete="off" style="border:1px solid #555"></form>`],
  ["a search for a name", `${ring}<search><label for="e">Nom</label><input id="e" type="search" style="border:1px solid #555"></search>`],
  ["a step button beside a number", `${ring}<input id="n" role="spinbutton" aria-label="Quantité" aria-valuenow="1" value="1" style="border:1px solid #555; height:30px"><button tabindex="-1" aria-controls="n">Ajouter</button>`],
  ["an ornament", `<p><img src="${image}" alt="" width="20" height="20"> Livré en deux jours</p>`],
  ["a cover with its title", `${ring}<article><img src="${image}" alt="" aria-hidden="true" width="90"><h2><a href="/x">Jumping de Saint-Lô</a></h2></article>`],
  ["paragraphs", `<div><p>Un paragraphe.</p><p>Un autre.</p><p>Un dernier.</p></div>`],
  ["three buttons of a bar", `${ring}<div><button>Retour</button> <button>Enregistrer</button> <button>Payer</button></div>`],
  ["a large price", `<p style="font-size:28px; font-weight:700">12,00 €</p><p>Livraison comprise.</p>`],
  ["a section one level up again", `<h2>Panier</h2><h3>Livraison</h3><h2>Paiement</h2>`],
  ["a card whose link covers it", `${ring}<div style="position:relative; cursor:pointer"><a href="/x" style="display:block; padding:20px">Voir la photo</a></div>`],
  ["an English name", `<p>Le logiciel « Run with the Wind » est à vous.</p>`],
  ["English that says so", `<p lang="en">Put the pictures of your choice into the cart, and pay with your card.</p>`],
  ["a table that lays out a mail", `<table role="presentation"><tbody><tr><td><h1>Merci</h1><table><tbody><tr><th scope="row">Total</th><td>10</td></tr></tbody></table></td></tr></tbody></table>`],
  ["a spinner while it loads", `<style>@keyframes t { to { transform: rotate(1turn) } } @media (prefers-reduced-motion: no-preference) { .t { animation: t 2s infinite } }</style><div role="status"><span class="t" style="display:block; width:20px; height:20px"></span><span style="${hidden}">Chargement</span></div>`],
  ["two columns", `<div style="display:grid; grid-template-columns:1fr 1fr"><p>Un</p><p>Deux</p><p>Trois</p><p>Quatre</p></div>`],
  ["a cross in the corner", `${ring}<div style="display:grid; grid-template:'a b' 'c c'"><p style="grid-area:a">Tirage</p><p style="grid-area:c">Quantité</p><button style="grid-area:b">Supprimer</button></div>`],
  ["a frame that shows the focus of its field", `<style>div:has(:focus-visible) { outline:3px solid #000 } input { outline:none !important; border:0 }</style><div style="border:1px solid #555; padding:4px; width:max-content"><input aria-label="Remarque"></div>`],
  ["a skip link", `${ring}<style>.s:not(:focus) { ${hidden} }</style><a class="s" href="#c">Aller au contenu</a><main id="c">Photos</main>`],
  ["a light field on a dark bar", `<style>:focus-visible { outline: 3px solid #fff; outline-offset: 2px }</style><div style="background:#222; padding:8px"><input aria-label="Remarque" style="border:0; background:#fff"></div>`],
  ["a disabled field", `<input aria-label="Code" disabled style="border:1px solid #eee">`],
  ["a link above a bar that keeps its distance", `${ring}<style>html { scroll-padding-bottom:120px }</style><div style="position:fixed; inset:auto 0 0 0; height:90px; background:#fff"></div><p style="height:1000px"></p><a href="/x">Panier</a><p style="height:1000px"></p>`],
  ["links in a sentence", `${ring}<p>Lisez les <a href="/x">conditions</a> et la <a href="/y">politique</a>.</p>`],
  ["a field that acts on Enter", `${ring}<input aria-label="Remarque" style="border:1px solid #555" onkeydown="if (event.key === 'Enter') event.preventDefault()"><button>Payer</button>`],
  ["a place that is said", `<nav aria-label="Étapes"><ol><li>Panier</li><li aria-current="step" style="font-weight:700">Livraison</li><li>Paiement</li></ol></nav>`],
  ["a hidden box under its drawing", `<style>.b { border:2px solid #000 } :focus-visible + .b { outline:3px solid #000 }</style><label style="position:relative; display:inline-flex"><input type="checkbox" style="position:absolute; inset:0; opacity:0"><span class="b" style="width:20px; height:20px"></span>Mat</label>`],
]; // biome-ignore format: a table

const probes = ["markupFaults", "colorFaults", "targetFaults", "obscuredFaults", "trapFaults"] as const;

test("planted accessibility faults are found, and what is meant is spared", async ({ page }) => {
  test.setTimeout(120_000);
  await bringProbes(page);
  await page.goto("about:blank");
  const faultsIn = async (html: string) => {
    await page.setContent(`<!doctype html><html lang="fr"><body style="margin:8px">${html}`);
    return faultsOf(page, probes);
  };
  for (const [name, fault, html] of bad) {
    const found = await faultsIn(html);
    expect
      .soft(
        found.some((line) => line.startsWith(fault)),
        `${name}: ${found.join("; ")}`,
      )
      .toBe(true);
  }
  for (const [name, html] of good) expect.soft(await faultsIn(html), name).toEqual([]);
});
