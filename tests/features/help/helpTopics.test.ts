import { describe, expect, test } from "vitest";
import { digitalFormats, paperFormats } from "../../../src/domain/products/pictureFormat.ts";
import { type HelpOffer, helpOffer, unknownOffer } from "../../../src/features/help/helpOffer.ts";
import { type HelpPlace, helpTopics } from "../../../src/features/help/helpTopics.ts";

const everything: HelpOffer = {
  paper: paperFormats,
  digital: digitalFormats,
  options: { mat: true, satin: true, copy: true },
  hasPacks: true,
  hasFilterPacks: true,
  hasClickAndCollect: true,
};
const whole = (place: Partial<HelpPlace> = {}) =>
  helpTopics({ placeMode: "horse", placeWhat: "main", offer: everything, ...place })
    .flatMap((topic) => [topic.title, ...topic.blocks.flat()])
    .join("\n");

test.each([
  "2 heures après la commande",
  "24 à 48 heures ouvrées",
  "48 à 72 heures",
  "15x22",
  "105x157",
  "1350x900 (réseaux sociaux)",
  "2700x1800 (impression 20x30)",
  "4050x2700 (impression 30x40)",
  "jusqu’à 300",
])("tells %s", (fact) => {
  expect(whole()).toContain(fact);
});

test("speaks the words of the place", () => {
  expect(whole()).toContain("le nom du cheval, celui du cavalier ou le numéro de dossard");
  expect(whole({ placeMode: "car" })).toContain("la voiture, le nom du pilote ou le numéro");
});

test("has French spacing throughout", () => {
  expect(whole()).not.toMatch(/ [;:!?%€»]|« /);
  expect(whole({ placeWhat: "truck" })).not.toMatch(/ [;:!?%€»]|« /);
});

describe("promises only what there is", () => {
  const without = (change: Partial<HelpOffer>) => whole({ offer: { ...everything, ...change } });

  test("nothing of cards, accounts, parcels or Click&Collect at a stand", () => {
    expect(whole({ placeWhat: "truck" })).not.toMatch(
      /carte bancaire|Mon compte|expédi|livraison|Click|connecter|\bsite\b/i,
    );
  });
  test("nothing of the stand on the site, but where orders are fetched there", () => {
    expect(without({ hasClickAndCollect: false })).not.toMatch(/stand|comptoir|Click/i);
  });
  test("only the formats and options on sale", () => {
    const text = without({
      paper: ["20_30"],
      digital: [],
      options: { mat: false, satin: true, copy: false },
    });
    expect(text).toContain("20x30");
    expect(text).toContain("une finition satinée");
    expect(text).not.toMatch(/15x22|60x90|1350|mate|copie numérique|fichiers numériques/);
  });
  test("no packs where none is sold", () => {
    expect(without({ hasPacks: false, hasFilterPacks: false })).not.toMatch(/pack/i);
    expect(without({ hasFilterPacks: false })).not.toMatch(/rien à cocher/);
  });
  test("no prints where none is sold", () => {
    expect(without({ paper: [], options: unknownOffer.options })).not.toMatch(/papier|expédi/);
  });
  test("nothing of the offer while it is not known", () => {
    expect(whole({ offer: unknownOffer })).not.toMatch(/pack|Click|papier|numérique/i);
  });
});

test("reads the offer off the catalogue and the events to come", () => {
  const variant = {
    grp1_format: "20_30",
    grp2_format: "low",
    mat_option: null,
    satin_option: 200,
    numeric_option: null,
  } as const;
  const event = { hasClickAndCollect: true, end: "2026-05-17T16:00:00.000Z" };
  const at = (now: string) => helpOffer([{ nature: "multi" }], [variant], [event], Date.parse(now));
  expect(at("2026-05-17T12:00:00.000Z")).toEqual({
    paper: ["20_30"],
    digital: ["low"],
    options: { mat: false, satin: true, copy: false },
    hasPacks: true,
    hasFilterPacks: false,
    hasClickAndCollect: true,
  });
  expect(at("2026-05-18T12:00:00.000Z").hasClickAndCollect).toBe(false);
});
