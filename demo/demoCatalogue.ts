import type { FilterTypeCode } from "../server/import/filterTypes.ts";
import type { Product, ProductVariant } from "../src/api/contract/catalogueEntities.ts";
import type { DemoEvent } from "./demoEvents.ts";
import { texts } from "./demoTexts.ts";

type Variant = Pick<ProductVariant, "grp1_format" | "base_price"> &
  Partial<Pick<ProductVariant, "grp2_format" | "mat_option" | "satin_option" | "numeric_option">>;

export interface DemoProduct {
  key: string;
  nature: Product["nature"];
  label: string;
  description: string;
  longDescription: string;
  groups: [number | null, number | null];
  /** "event", "contest", or the type of a filter value. */
  filters: ("event" | "contest" | FilterTypeCode)[];
  variants: Variant[];
}

const print = (
  grp1_format: Variant["grp1_format"],
  base_price: number,
  surface: number | null,
  copy: number,
): Variant => ({
  grp1_format,
  base_price,
  mat_option: surface,
  satin_option: surface,
  numeric_option: copy,
});

const singles: DemoProduct[] = [
  {
    key: "print",
    nature: "sp",
    label: "Tirage photo",
    description: texts.printDescription,
    longDescription: texts.printLong,
    groups: [1, null],
    filters: [],
    variants: [
      print("15_22", 900, null, 1000),
      print("20_30", 1500, 300, 1000),
      print("30_45", 2900, 400, 1200),
      print("40_60", 4900, 600, 1200),
      print("60_90", 8900, 900, 1500),
      print("70_105", 11900, 1200, 1500),
      print("105_157", 18900, 1900, 1500),
    ],
  },
  {
    key: "file",
    nature: "sp",
    label: "Fichier numérique",
    description: texts.fileDescription,
    longDescription: texts.fileLong,
    groups: [1, null],
    filters: [],
    variants: files(1200, 1900, 2900),
  },
];

const packs: DemoProduct[] = [
  {
    key: "five-prints",
    nature: "multi",
    label: "Pack 5 tirages",
    description: texts.fivePrints,
    longDescription: texts.fivePrintsLong,
    groups: [5, null],
    filters: [],
    variants: [
      { grp1_format: "15_22", base_price: 3500 },
      { grp1_format: "20_30", base_price: 5900, mat_option: 1200, satin_option: 1200, numeric_option: 2500 },
      { grp1_format: "30_45", base_price: 11500, mat_option: 1600, satin_option: 1600, numeric_option: 2500 },
    ],
  },
  {
    key: "three-prints-two-files",
    nature: "multi",
    label: "Pack 3 tirages et 2 fichiers",
    description: texts.mixed,
    longDescription: texts.mixedLong,
    groups: [3, 2],
    filters: [],
    variants: [
      { grp1_format: "15_22", grp2_format: "low", base_price: 3900 },
      { grp1_format: "20_30", grp2_format: "average", base_price: 6500, mat_option: 700, satin_option: 700 },
      { grp1_format: "30_45", grp2_format: "high", base_price: 11900, mat_option: 900, satin_option: 900 },
    ],
  },
  {
    key: "print-and-file",
    nature: "multi",
    label: "Duo tirage et fichier",
    description: texts.duo,
    longDescription: texts.duoLong,
    groups: [1, 1],
    filters: [],
    // Also a single variant, in two groups.
    variants: [{ grp1_format: "20_30", grp2_format: "high", base_price: 3500 }],
  },
  {
    key: "three-files",
    nature: "multi",
    label: "Pack 3 fichiers",
    description: texts.threeFiles,
    longDescription: texts.threeFilesLong,
    groups: [3, null],
    filters: [],
    // One variant: this pack is created without asking for a format.
    variants: [{ grp1_format: "average", base_price: 4500 }],
  },
];

function files(low: number, average: number, high: number): Variant[] {
  return [
    { grp1_format: "low", base_price: low },
    { grp1_format: "average", base_price: average },
    { grp1_format: "high", base_price: high },
  ];
}

function whole(
  key: string,
  label: string,
  [description, longDescription]: [string, string],
  filters: DemoProduct["filters"],
  variants: Variant[],
): DemoProduct {
  return {
    key,
    nature: "filter",
    label,
    description,
    longDescription,
    groups: [null, null],
    filters,
    variants,
  };
}

/** The products of each kind of event, and the label of its pricing. */
export const demoCatalogue: Record<DemoEvent["pricing"], { label: string; products: DemoProduct[] }> = {
  horse: {
    label: "Équestre",
    products: [
      ...singles,
      ...packs,
      whole(
        "round",
        "Mon parcours complet",
        [texts.horseRound, texts.horseRoundLong],
        ["contest", "rider"],
        files(3900, 5900, 7900),
      ),
      whole(
        "weekend",
        "Tout mon week-end",
        [texts.horseWeekend, texts.horseWeekendLong],
        ["event", "rider", "horse"],
        files(6900, 9900, 12900),
      ),
      whole(
        "contest",
        "L’épreuve entière",
        [texts.horseContest, texts.contestLong],
        ["contest"],
        [{ grp1_format: "average", base_price: 24900 }],
      ),
      whole(
        "album",
        "L’album de mon épreuve",
        [texts.horseAlbum, texts.horseAlbumLong],
        ["event", "contest", "rider", "horse"],
        [print("15_22", 4900, null, 2500), print("20_30", 7900, 900, 2500)],
      ),
      whole(
        "event",
        "L’événement entier",
        [texts.horseEvent, texts.horseEventLong],
        ["event"],
        files(49900, 69900, 89900),
      ),
    ],
  },
  car: {
    label: "Automobile",
    products: [
      ...singles,
      ...packs,
      whole(
        "stage",
        "Ma spéciale complète",
        [texts.carStage, texts.carStageLong],
        ["contest", "rider"],
        files(3900, 5900, 7900),
      ),
      whole(
        "event",
        "Tous mes passages",
        [texts.carEvent, texts.carEventLong],
        ["event", "rider", "bib"],
        files(7900, 10900, 13900),
      ),
      whole(
        "contest",
        "La spéciale entière",
        [texts.carContest, texts.contestLong],
        ["contest"],
        [{ grp1_format: "average", base_price: 24900 }],
      ),
    ],
  },
  marathon: {
    label: "Marathon",
    products: [
      ...singles,
      ...packs,
      whole(
        "race",
        "Ma course complète",
        [texts.race, texts.raceLong],
        ["event", "bib"],
        files(1900, 2900, 3900),
      ),
      whole(
        "contest",
        "La course entière",
        [texts.raceContest, texts.contestLong],
        ["contest"],
        [{ grp1_format: "average", base_price: 29900 }],
      ),
    ],
  },
};
