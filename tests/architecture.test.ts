import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { shownEscapes } from "./architecture/escapes.ts";
import { barrels, emptyNames, longFiles, rawOptions } from "./architecture/files.ts";
import { looseFields } from "./architecture/formLimits.ts";
import { wrongImports } from "./architecture/imports.ts";
import { mixedLetterCase } from "./architecture/letterCase.ts";
import { joinedLooks } from "./architecture/looks.ts";
import { namedDays } from "./architecture/namedDays.ts";
import { bareLazies } from "./architecture/parts.ts";
import { readSources } from "./architecture/sources.ts";
import { looseStatuses } from "./architecture/statuses.ts";
import { rawColours, rawLayers, rawPixels, searchedPages } from "./architecture/tokens.ts";
import { windowQueries } from "./architecture/windows.ts";

const sources = readSources(resolve(import.meta.dirname, ".."));
const lines = (count: number) => "const one = 1;\n".repeat(count);

/** Each rule with texts that break it and texts that pass: a rule that cannot fail proves nothing. */
const rules = [
  {
    name: "imports run one way, and features do not know one another",
    rule: wrongImports,
    broken: [
      ["src/ui/price/Price.tsx", 'import { euros } from "../../domain/money.ts";'],
      ["src/ui/price/Price.tsx", 'import { atom } from "jotai";'],
      ["src/ui/link-provider/LinkProvider.tsx", 'import { useHref } from "react-router";'],
      ["src/ui/table/Table.tsx", 'import { Price } from "../shop/price/Price.tsx";'],
      ["src/ui/table/Table.tsx", 'const Price = import("../shop/price/Price.tsx");'],
      ["src/domain/money/money.ts", 'import type { Order } from "../../api/contract/orderEntities.ts";'],
      ["src/domain/money/money.ts", 'import { readFile } from "node:fs/promises";'],
      ["src/api/client.ts", 'import { atom } from "jotai";'],
      ["src/api/client.ts", 'import { queryAtom } from "../state/query.ts";'],
      ["src/state/query.ts", 'import { placeAtom } from "../shop/place.ts";'],
      ["src/shop/place.ts", 'import { cartAtom } from "../features/cart/atoms.ts";'],
      ["src/shop/place.ts", 'import { guarded } from "../routes/guards.ts";'],
      ["src/shell/Shell.tsx", 'import { AddPicture } from "../widgets/AddPicture.tsx";'],
      ["src/features/cart/Cart.tsx", 'import { AddPicture } from "../../widgets/AddPicture.tsx";'],
      ["src/features/cart/Cart.tsx", 'import { planPacks } from "../../domain/bestPrice/packPlan.ts";'],
      ["server/orders/read.ts", 'import { planPacks } from "../../src/domain/bestPrice/packPlan.ts";'],
      ["src/api/client.ts", 'import { cartAtom } from "../features/cart/atoms.ts";'],
      ["src/api/contract/fields.ts", 'import { client } from "../client.ts";'],
      ["src/api/contract/fields.ts", 'import * as z from "zod";'],
      ["src/features/cart/Cart.tsx", 'import { Packs } from "../packs/Packs.tsx";'],
      ["src/features/cart/Cart.tsx", 'const Packs = lazy(() => import("../packs/Packs.tsx"));'],
      ["src/features/cart/Cart.tsx", 'export { paths } from "../../routes/guards.ts";'],
      ["src/features/cart/Cart.tsx", 'import { Price } from "../../ui/price/Price.tsx";'],
      ["src/domain/money/money.ts", 'const ui = import("../../ui/modal/Modal.tsx");'],
      ["src/routes/router.tsx", 'import { db } from "../../server/db/database.ts";'],
      ["src/entry/main.tsx", 'import "../../server/main.ts";'],
      ["server/orders/read.ts", 'import { Price } from "../../src/ui/index.ts";'],
      ["server/orders/read.ts", 'import {\n  one,\n  other,\n} from "../../src/features/cart/atoms.ts";'],
      ["server/orders/read.ts", 'import { paths } from "../../src/shop/paths.ts";'],
      ["server/orders/read.ts", 'import { client } from "../../src/api/client.ts";'],
      ["server/main.ts", 'import { seedDemo } from "../demo/seed.ts";'],
      ["server/images/publicImages.ts", 'const paint = import("../../demo/scenes/paint.ts");'],
      ["src/features/help/Help.tsx", 'import { demoEvents } from "../../../demo/demoEvents.ts";'],
      ["src/domain/money/money.ts", 'import type { Starter } from "../../../demo/demoStarters.ts";'],
      ["demo/start.ts", 'import { shop } from "../src/routes/shop.ts";'],
      ["server/orders/read.ts", 'import type { Payment } from "../payment/paymentRows.ts";'],
      ["server/db/transaction.ts", 'import { ApiError } from "../core/apiError.ts";'],
      ["server/images/derive.ts", 'import { listPictures } from "../catalogue/listPictures.ts";'],
      ["server/payment/pay.ts", 'import { handlers } from "../app/handlers.ts";'],
      ["server/stray.ts", 'import "node:fs";'],
      ["stories/mails/Mail.tsx", 'import { mailLogo } from "../../server/mail/mailLogo.ts";'],
      ["stories/screens/Mails.stories.tsx", 'import { writeHtml } from "../../server/mail/writeHtml.ts";'],
      ["elsewhere/file.ts", 'import "node:fs";'],
    ],
    kept: [
      ["src/ui/index.ts", 'export { Price } from "./shop/price/Price.tsx";'],
      ["src/ui/shop/price/Price.tsx", 'import { Text } from "../../text/Text.tsx";'],
      ["src/ui/shop/ticket/Ticket.tsx", 'import { Price } from "../price/Price.tsx";'],
      ["src/features/cart/Cart.tsx", 'import { Price } from "../../ui/index.ts";\nimport "./texts.ts";'],
      ["src/features/cart/Cart.tsx", 'import { bestPrice } from "../../domain/bestPrice/bestPrice.ts";'],
      ["src/features/cart/Cart.tsx", 'const Modal = lazy(() => import("../../ui/modal/Modal.tsx"));'],
      ["src/routes/CartRoute.tsx", 'import { Cart } from "../features/cart/Cart.tsx";'],
      ["server/orders/read.ts", 'import { contract } from "../../src/api/contract/contract.ts";'],
      ["server/payment/pay.ts", 'import type { Order } from "../orders/readOrder.ts";'],
      ["stories/mails/Mail.tsx", 'import { writeHtml } from "../../server/mail/writeHtml.ts";'],
      ["demo/start.ts", 'import { main } from "../server/main.ts";'],
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
      ["src/domain/money/money.ts", lines(301)],
      ["server/orders/read.ts", lines(301)],
    ],
    kept: [["src/domain/money/money.ts", lines(300)]],
  },
  {
    name: "commands name their options to whoever mistypes one",
    rule: rawOptions,
    broken: [["e2e/crawl.ts", "const { values } = parseArgs({ options: {} });"]],
    kept: [["e2e/crawl.ts", "const { values } = readOptions({ options: {} });"]],
  },
  {
    name: "text fields take no more than their call",
    rule: looseFields,
    broken: [
      ["src/features/auth/LoginForm.tsx", '<TextField name="email" />'],
      ["src/features/auth/LoginForm.tsx", '<PasswordField\n  name="password"\n  {...passwordLabels}\n/>'],
      [
        "src/features/cart/SaveCart.tsx",
        '<TextField name="code" maxLength={4} onValueChange={(code) => keep(code)} />',
      ],
      [
        "src/features/cart/SaveCart.tsx",
        '<TextField name="email" required maxLength={maxLengthOf(email)} />',
      ],
    ],
    kept: [
      [
        "src/features/auth/LoginForm.tsx",
        "<TextField onValueChange={(email) => keep(email)} maxLength={maxLengthOf(shape.email)} />",
      ],
      ["src/features/search/Box.tsx", '<SearchBox label="Rechercher" maxLength={searchTextMaximum} />'],
      ["src/features/selection/Share.tsx", '<TextField label="Lien" readOnly value={url} />'],
      ["src/ui/field/Field.tsx", '<TextField name="email" />'],
    ],
  },
  {
    name: "colours stand in the themes alone",
    rule: rawColours,
    broken: [
      ["src/ui/price/Price.css.ts", 'color: "#1f6b3a"'],
      ["src/ui/price/Price.css.ts", 'boxShadow: "0 1px 2px rgb(0 0 0 / 20%)"'],
      ["src/features/cart/Cart.tsx", '<svg fill="white" />'],
      ["src/features/cart/Cart.tsx", '<div style={{ borderTop: "1px solid black" }} />'],
      ["src/ui/price/Price.css.ts", 'color: "oklch(0.5 0.1 150)"'],
      ["src/ui/price/Price.css.ts", 'background: "hsl(140 50% 30%)"'],
      ["src/ui/price/Price.css.ts", 'outline: "thin solid tomato"'],
      ["src/ui/price/Price.css.ts", `  border: \`\${border.hairline} solid CanvasText\`,`],
      ["src/ui/price/Price.css.ts", 'selectors: { "&:checked": { borderColor: "Highlight" } },'],
      ["src/ui/price/Price.css.ts", '  color: "graytext",'],
      ["src/features/cart/Cart.tsx", '<div style={{ background: "Canvas" }} />'],
    ],
    kept: [
      ["src/ui/theme/boutique.css.ts", 'accent: "#1f6b3a"'],
      ["src/features/cart/Cart.tsx", '<a href="#contenu">Le cheval « White »</a>'],
      ["src/ui/price/Price.css.ts", 'border: "thin solid transparent"'],
      ["src/ui/price/Price.css.ts", 'borderColor: "currentColor"'],
      ["src/ui/theme/forcedColors.ts", '  ink: "CanvasText",'],
      ["src/ui/price/Price.css.ts", `  border: \`\${border.hairline} solid \${systemColors.ink}\`,`],
      ["src/features/cart/Cart.tsx", '<Box background="canvas">Highlight, Canvas</Box>'],
    ],
  },
  {
    name: "looks that depend on props are recipes",
    rule: joinedLooks,
    broken: [
      ["src/ui/price/Price.css.ts", "export const sizes = styleVariants({"],
      ["src/ui/price/Price.tsx", "<span className={classNames(css.price, css.fallen)} />"],
      ["src/ui/price/Price.tsx", `<span className={\`\${css.price} \${css.fallen}\`} />`],
      ["src/ui/price/Price.tsx", '<span className={[css.price, css.fallen].join(" ")} />'],
      ["src/features/cart/Cart.tsx", '<span className={css.price + " " + css.fallen} />'],
    ],
    kept: [
      ["src/ui/price/Price.tsx", "<span className={css.price({ fallen })} />"],
      ["src/ui/price/Price.tsx", "<span className={open ? css.panel : undefined} />"],
      ["src/ui/price/Price.css.ts", `[\`\${price.classNames.base}:hover &\`]: {},`],
      ["stories/foundations/sheet.css.ts", "export const sizes = styleVariants({"],
    ],
  },
  {
    name: "what is drawn later is asked for until it is there",
    rule: bareLazies,
    broken: [
      ["src/features/cart/Cart.tsx", 'import { lazy, Suspense } from "react";'],
      ["src/features/cart/Cart.tsx", 'import {\n  type ReactNode,\n  lazy,\n} from "react";'],
      ["src/features/cart/Cart.tsx", "const Modal = React.lazy(load);"],
      ["src/routes/router.tsx", 'lazy: { Component: async () => (await import("./A.tsx")).A },'],
      ["src/routes/router.tsx", 'lazy: () => import("./A.tsx"),'],
    ],
    kept: [
      ["src/state/lazyPart.ts", 'import { type ComponentType, lazy } from "react";'],
      ["src/features/cart/Cart.tsx", 'import { bestPrice } from "../../domain/bestPrice/bestPrice.ts";'],
      ["src/features/cart/Cart.tsx", 'const Modal = lazyPart(() => import("./Modal.tsx"), "Modal");'],
      ["src/routes/router.tsx", 'lazy: lazyScreen(() => import("./A.tsx"), "A"),'],
      ["src/features/cart/Cart.tsx", '<img loading="lazy" />'],
    ],
  },
  {
    name: "layers of the pile stand in the themes alone",
    rule: rawLayers,
    broken: [
      ["src/ui/price/Price.css.ts", "  zIndex: 3,"],
      ["src/ui/price/Price.css.ts", '  zIndex: "-1",'],
      ["src/features/cart/Cart.tsx", "<div style={{ zIndex: 9999 }} />"],
    ],
    kept: [
      ["src/ui/theme/shared.ts", 'zIndex: "1"'],
      ["src/ui/price/Price.css.ts", "  zIndex: vars.layer.raised,"],
    ],
  },
  {
    name: "no rule searches the whole page for what it shows",
    rule: searchedPages,
    broken: [
      [
        "src/ui/price/Price.css.ts",
        'globalStyle("html:has([data-dossard-dialog])", { overflow: "hidden" });',
      ],
      ["src/ui/price/Price.css.ts", `globalStyle(\`body:has(\${bar}) .x\`, {});`],
      ["src/ui/price/Price.css.ts", `[\`:root:not([data-a]):has(.\${bar}) &\`]: {},`],
    ],
    kept: [
      ["src/ui/price/Price.css.ts", 'globalStyle(pageWith("dialog"), { overflow: "hidden" });'],
      ["src/ui/price/Price.css.ts", '"&:has(:focus-visible)": {'],
    ],
  },
  {
    name: "an order's status changes through one door",
    rule: looseStatuses,
    broken: [
      ["server/orders/pay.ts", 'tx.updateTable("order").set({ status: "paid" })'],
      ["server/cli/pay.ts", '  .updateTable("order")\n    .set({ paidAt, status: "paid" })'],
    ],
    kept: [
      ["server/cart/changeStatus.ts", 'tx.updateTable("order").set({ ...fields, status: to })'],
      ["server/orders/pay.ts", 'tx.updateTable("order").set({ paidAt }).where("status", "=", "paid")'],
      ["server/payment/pay.ts", 'tx.updateTable("payment").set({ status: "paid" })'],
    ],
  },
  {
    name: "no journey names a weekday or a month",
    rule: namedDays,
    broken: [
      ["e2e/scrubber.spec.ts", 'toHaveAttribute("aria-valuetext", /^dimanche/)'],
      ["e2e/event.spec.ts", 'getByText("12–14 juin 2026")'],
    ],
    kept: [
      ["e2e/event.spec.ts", 'getByText("Jumping de Saint-Lô, maison Marsan")'],
      ["tests/domain/dates/dates.test.ts", '.toBe("14 juin 2026")'],
    ],
  },
  {
    name: "no text of the markup shows an escape",
    rule: shownEscapes,
    broken: [
      ["stories/ui/Badge.stories.tsx", "const one = <Badge>Incomplet\\u00a0: choisissez</Badge>;"],
      ["src/features/cart/Cart.tsx", 'const one = <Price amount="59,00\\u00a0€" />;'],
    ],
    kept: [
      ["src/features/cart/Cart.tsx", 'const one = <Price amount={"59,00\\u00a0€"} />;'],
      ["src/features/cart/Cart.tsx", 'const one = "59,00\\u00a0€";'],
      ["src/features/cart/Cart.tsx", "const one = <p>59,00&nbsp;€</p>;"],
    ],
  },
  {
    name: "letter case is ignored by the database on both sides",
    rule: mixedLetterCase,
    broken: [
      ["server/operators/find.ts", '.where(sql`lower("email")`, "=", email.toLowerCase())'],
      [
        "server/import/find.ts",
        '.where(sql`lower("name")`, "in", names.map((name) => name.toLocaleLowerCase("fr")))',
      ],
    ],
    kept: [
      ["server/operators/find.ts", '.where(sql`lower("email")`, "=", sql`lower(other)`)'],
      ["server/import/find.ts", "label.toLowerCase() === wanted.toLowerCase()"],
    ],
  },
  {
    name: "parts ask their container for room, the shells alone ask the window",
    rule: windowQueries,
    broken: [
      ["src/ui/line-item/LineItem.css.ts", 'import { windowWidth } from "../theme/windowWidth.ts";'],
      ["src/features/cart/Cart.css.ts", 'import { gutters } from "../../ui/theme/windowWidth.ts";'],
      ["src/ui/line-item/LineItem.css.ts", '  "@media": { "(min-width: 40rem)": { display: "flex" } },'],
    ],
    kept: [
      ["src/ui/header/Header.css.ts", 'import { windowWidth } from "../theme/windowWidth.ts";'],
      ["src/ui/line-item/LineItem.css.ts", '  "@container": { "(min-width: 40em)": { display: "flex" } },'],
      ["src/ui/line-item/LineItem.css.ts", '  "@media": { [media.hover]: { color: "inherit" } },'],
      ["src/features/cart/Cart.tsx", '<img sizes="(min-width: 600px) 50vw, 100vw" />'],
    ],
  },
  {
    name: "pixels stand in the themes alone",
    rule: rawPixels,
    broken: [
      ["src/ui/price/Price.css.ts", '  padding: "3px",'],
      ["src/ui/price/Price.css.ts", '  border: "1px solid transparent",'],
      ["src/ui/price/Price.css.ts", '  border: "2.5px solid currentColor",'],
      ["src/ui/price/Price.css.ts", "  maxWidth: 320,"],
      ["src/ui/price/Price.css.ts", '    "(max-width: 419.98px)": {'],
      ["src/features/cart/Cart.tsx", '<div style={{ marginTop: "-12px" }} />'],
    ],
    kept: [
      ["src/ui/theme/shared.ts", 'sm: "4px"'],
      ["src/ui/price/Price.css.ts", '  paddingBottom: "env(safe-area-inset-bottom, 0px)",'],
      ["src/ui/price/Price.css.ts", "  inset: 0,"],
      ["src/ui/price/Price.css.ts", "  flexGrow: 1,"],
      ["src/features/cart/Cart.tsx", '<img sizes="(min-width: 600px) 50vw, 100vw" />'],
      ["src/features/cart/Cart.tsx", 'new IntersectionObserver(seen, { rootMargin: "200px" })'],
    ],
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
