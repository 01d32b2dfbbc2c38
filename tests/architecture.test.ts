import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { barrels, componentsWithoutStory, emptyNames, longFiles, rawColours } from "./architecture/files.ts";
import { wrongImports } from "./architecture/imports.ts";
import { readSources } from "./architecture/sources.ts";

const sources = readSources(resolve(import.meta.dirname, ".."));
const lines = (count: number) => "const one = 1;\n".repeat(count);

/** Each rule with texts that break it and texts that keep it: a rule that cannot fail proves nothing. */
const rules = [
  {
    name: "imports run one way, and features do not know one another",
    rule: wrongImports,
    broken: [
      ["src/ui/price/Price.tsx", 'import { euros } from "../../domain/money.ts";'],
      ["src/ui/price/Price.tsx", 'import { atom } from "jotai";'],
      ["src/domain/money.ts", 'import type { Order } from "../api/contract/orderEntities.ts";'],
      ["src/domain/money.ts", 'import { readFile } from "node:fs/promises";'],
      ["src/api/client.ts", 'import { cartAtom } from "../features/cart/atoms.ts";'],
      ["src/api/contract/checks.ts", 'import { client } from "../client.ts";'],
      ["src/api/contract/checks.ts", 'import * as z from "zod";'],
      ["src/features/cart/Cart.tsx", 'import { Packs } from "../packs/Packs.tsx";'],
      ["src/features/cart/Cart.tsx", 'const Packs = lazy(() => import("../packs/Packs.tsx"));'],
      ["src/features/cart/Cart.tsx", 'export { paths } from "../../routes/paths.ts";'],
      ["src/features/cart/Cart.tsx", 'import { Price } from "../../ui/price/Price.tsx";'],
      ["src/domain/money.ts", 'const ui = import("../ui/modal/Modal.tsx");'],
      ["src/routes/router.tsx", 'import { db } from "../../server/db/database.ts";'],
      ["src/main.tsx", 'import "../server/main.ts";'],
      ["server/orders/read.ts", 'import { Price } from "../../src/ui/index.ts";'],
      ["server/orders/read.ts", 'import {\n  one,\n  other,\n} from "../../src/features/cart/atoms.ts";'],
      ["server/orders/read.ts", 'import { paths } from "../../src/routes/paths.ts";'],
      ["server/orders/read.ts", 'import { client } from "../../src/api/client.ts";'],
      ["elsewhere/file.ts", 'import "node:fs";'],
    ],
    kept: [
      ["src/features/cart/Cart.tsx", 'import { Price } from "../../ui/index.ts";\nimport "./texts.ts";'],
      ["src/features/cart/Cart.tsx", 'const Modal = lazy(() => import("../../ui/modal/Modal.tsx"));'],
      ["src/routes/CartRoute.tsx", 'import { Cart } from "../features/cart/Cart.tsx";'],
      ["server/orders/read.ts", 'import { contract } from "../../src/api/contract/contract.ts";'],
    ],
  },
  {
    name: "the design system has the only barrel",
    rule: barrels,
    broken: [
      ["src/features/cart/index.ts", "export const one = 1;"],
      [
        "src/features/cart/all.ts",
        '// All of it\nexport * from "./atoms.ts";\nexport { one } from "./one.ts";\n',
      ],
    ],
    kept: [
      ["src/ui/index.ts", 'export { Price } from "./price/Price.tsx";'],
      ["src/features/cart/Again.tsx", 'export { Cart as Again } from "./Cart.tsx";'],
      ["src/features/cart/one.ts", 'export { two } from "./two.ts";\nexport const one = 1;'],
    ],
  },
  {
    name: "names say what is inside",
    rule: emptyNames,
    broken: [
      "index.tsx",
      "utils.ts",
      "helpers.ts",
      "types.ts",
      "common.ts",
      "commonTexts.ts",
      "utils/dates.ts",
    ].map((name) => [`src/features/cart/${name}`, ""]),
    kept: [["src/domain/filterTypes.ts", ""]],
  },
  {
    name: "no file is longer than 300 lines",
    rule: longFiles,
    broken: [
      ["src/domain/money.ts", lines(301)],
      ["server/orders/read.ts", lines(301)],
    ],
    kept: [["src/domain/money.ts", lines(300)]],
  },
  {
    name: "colours stand in the themes alone",
    rule: rawColours,
    broken: [
      ["src/ui/price/Price.css.ts", 'color: "#1f6b3a"'],
      ["src/ui/price/Price.css.ts", 'boxShadow: "0 1px 2px rgb(0 0 0 / 20%)"'],
      ["src/features/cart/Cart.tsx", '<svg fill="white" />'],
      ["src/features/cart/Cart.tsx", '<div style={{ borderTop: "1px solid black" }} />'],
    ],
    kept: [
      ["src/ui/theme/boutique.css.ts", 'accent: "#1f6b3a"'],
      ["src/features/cart/Cart.tsx", '<a href="#contenu">Le cheval « White »</a>'],
    ],
  },
  {
    name: "every component of the design system has its stories",
    rule: componentsWithoutStory,
    broken: [["src/ui/index.ts", 'export { Price, type PriceProps, priceSizes } from "./price/Price.tsx";']],
    kept: [["src/ui/index.ts", 'export { type PriceProps, priceSizes } from "./price/Price.tsx";']],
  },
];

describe.each(rules)("$name", ({ rule, broken, kept }) => {
  test.each(broken)("finds the fault planted in %s (%#)", (file = "", text = "") => {
    expect(rule(new Map([[file, text]]))).toHaveLength(1);
  });

  test.each(kept)("finds nothing in %s (%#)", (file = "", text = "") => {
    expect(rule(new Map([[file, text]]))).toEqual([]);
  });

  test("holds in the whole project", () => {
    expect(rule(sources)).toEqual([]);
  });
});
