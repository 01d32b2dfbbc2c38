import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { shopperMessages } from "../../src/api/contract/errors.ts";
import { formatDate, formatDateRange, formatDateTime } from "../../src/domain/dates/dates.ts";
import { frenchText } from "../../src/domain/french/frenchText.ts";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { formatEuros } from "../../src/domain/money/money.ts";
import { termsRefused } from "../../src/domain/orders/consents.ts";
import { orderStatusLabel } from "../../src/domain/orders/orderStatus.ts";
import { orderButton } from "../../src/features/checkout/texts.ts";
import { resultCount, retry } from "../../src/features/search/nameTexts.ts";
import { photoCount, searching } from "../../src/features/search/texts.ts";
import { tickedWords, tooManySelected } from "../../src/features/selection/texts.ts";
import { Text } from "../../src/ui/index.ts";
import { SideBySide, SpacesLegend, Visible } from "./FrenchText.tsx";
import { Chapter, Code, Named, Sheet } from "./Sheet.tsx";
import * as css from "./sheet.css.ts";

const meta = { title: "Fondations/French texts", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Rule {
  rule: string;
  why: string;
  wrong: string;
  right: string;
}

const spacing: readonly Rule[] = [
  {
    rule: "Before a colon",
    why: "A no-break space. The sign never begins a line.",
    wrong: "Livraison: offerte",
    right: frenchText("Livraison : offerte"),
  },
  {
    rule: "Before ; ! and ?",
    why: "A narrow no-break space.",
    wrong: "Une question?",
    right: frenchText("Une question ?"),
  },
  {
    rule: "Quotation marks",
    why: "Guillemets, with a no-break space inside each.",
    wrong: 'Ajoutée à "Ma sélection"',
    right: frenchText("Ajoutée à « Ma sélection »"),
  },
  {
    rule: "Before % and €",
    why: "A no-break space; the sign follows the figure.",
    wrong: "€12.50, -10%",
    right: `${formatEuros(1250)}, ${frenchText("−10 %")}`,
  },
  {
    rule: "Under zero",
    why: "The minus sign, U+2212, against the figure; a hyphen joins words.",
    wrong: "-5,71 €",
    right: formatEuros(-571),
  },
  {
    rule: "Thousands",
    why: "A narrow no-break space, never a comma or a full stop.",
    wrong: "20,000 photos",
    right: pluralize(20_000, "photo"),
  },
];

const letters: readonly Rule[] = [
  {
    rule: "Apostrophe",
    why: "The curved one, U+2019.",
    wrong: "Vous n'avez pas accès à cette page.",
    right: shopperMessages.FORBIDDEN,
  },
  {
    rule: "Capitals",
    why: "Keep their accents: without them the word is another, or none.",
    wrong: "A terminer",
    right: orderStatusLabel("uncomplete") ?? "",
  },
  {
    rule: "Ligatures",
    why: "œ and æ are letters of their own.",
    wrong: "Coup de coeur",
    right: "Coup de cœur",
  },
  {
    rule: "Ellipsis",
    why: "One sign, without a space before it. The few sentences that the specification writes with three dots keep them.",
    wrong: "Recherche en cours ...",
    right: searching,
  },
  {
    rule: "Titles",
    why: "One capital, the first. Every Word With Its Own is English.",
    wrong: "Ma Sélection",
    right: "Ma sélection",
  },
  {
    rule: "Dates",
    why: "The day first, the month in words and small letters; the first of a month is 1er.",
    wrong: "Juin 1, 2026",
    right: formatDate("2026-06-01T10:00:00Z"),
  },
  {
    rule: "Hours",
    why: "Twenty-four of them, in France’s time whatever the reader’s.",
    wrong: "June 14, 9:32 AM",
    right: formatDateTime("2026-06-14T07:32:00Z"),
  },
  {
    rule: "From one day to another",
    why: "An en dash, and what both share said once.",
    wrong: "12 juin 2026 - 14 juin 2026",
    right: formatDateRange("2026-06-12T08:00:00Z", "2026-06-14T16:00:00Z"),
  },
];

const address: readonly Rule[] = [
  {
    rule: "Vous, always",
    why: "The shop says “vous” to everybody, children included.",
    wrong: "Connecte-toi pour continuer.",
    right: shopperMessages.UNAUTHENTICATED,
  },
  {
    rule: "Say what can be done",
    why: "No code, no blame: what happened, then the way on.",
    wrong: "Erreur 429 : vous avez fait trop de requêtes.",
    right: shopperMessages.TOO_MANY_ATTEMPTS,
  },
  {
    rule: "Actions in the infinitive",
    why: "A button says what it does, without the shop giving orders.",
    wrong: "Réessayez",
    right: retry,
  },
  {
    rule: "What the law counts",
    why: "The button that orders says that one must pay, in the law’s words.",
    wrong: "Confirmer",
    right: orderButton,
  },
];

function Rules({ rules }: { rules: readonly Rule[] }) {
  return (
    <ul className={css.rows}>
      {rules.map(({ rule, why, wrong, right }) => (
        <li key={rule} className={css.row}>
          <Named name={rule}>{why}</Named>
          <SideBySide wrong={wrong} right={right} />
        </li>
      ))}
    </ul>
  );
}

/** Spaces, signs, letters and tone, wrong and right side by side. */
export const Typography: Story = {
  render: () => (
    <Sheet
      title="French texts"
      lead="The shop writes as a French newspaper does. Spaces that must not break are marked on this page; whatever is on the right is what the shop’s own functions and lists of texts give."
    >
      <Chapter
        title="Spaces"
        note="A sign never begins a line, and a figure is never cut from what it counts."
      >
        <SpacesLegend />
        <Rules rules={spacing} />
      </Chapter>
      <Chapter title="Letters and signs">
        <Rules rules={letters} />
      </Chapter>
      <Chapter title="Tone">
        <Rules rules={address} />
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const right = (rule: string) => {
      const line = canvas.getByText(rule).closest("li");
      return within(line as HTMLElement).getAllByRole("definition")[1]?.textContent;
    };
    await expect(right("Before a colon")).toBe("Livraison\u00a0: offerte");
    await expect(right("Before ; ! and ?")).toBe("Une question\u202f?");
    await expect(right("Quotation marks")).toBe("Ajoutée à «\u00a0Ma sélection\u00a0»");
    await expect(right("Before % and €")).toBe("12,50\u00a0€, −10\u00a0%");
    await expect(right("Thousands")).toBe("20\u202f000 photos");
    await expect(right("Capitals")).toBe("À terminer");
    await expect(right("Apostrophe")).toContain("n’avez");
    await expect(right("Dates")).toBe("1er juin 2026");
    await expect(right("Hours")).toBe("14 juin 2026 à 9\u00a0h\u00a032");
    await expect(right("From one day to another")).toBe("12–14 juin 2026");
    for (const rule of [...spacing, ...letters, ...address]) {
      // Only the left side may contain a straight apostrophe, or a plain space before a high sign.
      await expect(rule.right).not.toMatch(/'| [:;!?%€»]|« /);
    }
  },
};

const counts = [0, 1, 2, 20_000] as const;
const plurals: readonly {
  name: string;
  where: string;
  words: (count: number) => string;
  expected: readonly string[];
}[] = [
  {
    name: "counted",
    where: "src/domain",
    words: (count) => pluralize(count, "article"),
    expected: ["0 article", "1 article", "2 articles", "20\u202f000 articles"],
  },
  {
    name: "photoCount",
    where: "src/features/search",
    words: photoCount,
    expected: ["Aucune photo", "1 photo", "2 photos", "20\u202f000 photos"],
  },
  {
    name: "resultCount",
    where: "src/features/search",
    words: (count) => resultCount(Math.min(count, 10)),
    expected: ["0 résultat", "1 résultat", "2 résultats", "10 résultats"],
  },
  {
    name: "tickedWords",
    where: "src/features/selection",
    words: (count) => tickedWords(Math.min(count, 300)),
    expected: ["0 photo cochée", "1 photo cochée", "2 photos cochées", "300 photos cochées"],
  },
];

/** None, one, two, many: the French plural starts at two. */
export const Plurals: Story = {
  tags: ["no-picture"],
  render: () => (
    <Sheet
      title="Plurals"
      lead="In French zero is singular: “0 photo”. The plural begins at two, and every word that agrees takes it. A count is never written as “photo(s)”."
    >
      <Chapter
        title="None, one, two, many"
        note="A search shows ten results at most, and a selection holds 300 pictures: their last column stops there."
      >
        <div className={css.panel}>
          <div className={css.panelBody}>
            <ul className={css.rows}>
              {plurals.map(({ name, where, words }) => (
                <li key={name} className={css.titledRow}>
                  <Named name={<Code>{name}</Code>}>{where}</Named>
                  <ul className={css.narrowColumns} aria-label={name}>
                    {counts.map((count) => (
                      <li key={count}>
                        <Visible>{words(count)}</Visible>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <SpacesLegend />
        <SideBySide wrong="2 photo(s) cochée(s)" right={tickedWords(2)} />
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    for (const { name, expected } of plurals) {
      const items = within(canvas.getByRole("list", { name })).getAllByRole("listitem");
      await expect(items.map(({ textContent }) => textContent)).toEqual(expected);
    }
  },
};

const homes: readonly { place: string; holds: string; example: string }[] = [
  {
    place: "src/ui",
    holds:
      "No text at all. A component takes its labels from its caller, and a required label does not compile when it is missing.",
    example: "",
  },
  {
    place: "src/domain",
    holds: "How amounts, dates, counts and statuses are written: one function each.",
    example: formatEuros(123_450),
  },
  {
    place: "src/api/contract/errors.ts",
    holds: "The closed list of refusals, with the shopper’s sentence beside the caller’s.",
    example: shopperMessages.PACK_FULL,
  },
  {
    place: "src/features/*/texts.ts",
    holds: "What two parts of a feature say alike, and sentences with a count in them.",
    example: tooManySelected,
  },
  {
    place: "src/features/*/*.tsx",
    holds: "Everything that is said once, where it is said.",
    example: termsRefused,
  },
];

/** Where to find a text, and where to add one. */
export const WhereTextsLive: Story = {
  tags: ["no-picture"],
  render: () => (
    <Sheet
      title="Where texts live"
      lead="There is one language and no dictionary of keys: a text stands where it is used, and moves up only when a second place says the same."
    >
      <Chapter
        title="From the inside out"
        note="Sentences that the specification quotes are word for word, with their accents restored."
      >
        <ul className={css.rows}>
          {homes.map(({ place, holds, example }) => (
            <li key={place} className={css.titledRow}>
              <Named name={<Code>{place}</Code>} />
              <div>
                <Text>{holds}</Text>
                {example && (
                  <Text tone="muted">
                    <Visible>{example}</Visible>
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="A new text" note="Ask these before it lands.">
        <ol className={css.numbered}>
          <li>Does the specification quote it? Then copy it, accents and no-break spaces included.</li>
          <li>Does it hold an amount, a date or a count? Then the function writes that part.</li>
          <li>Is it long? Write it with plain spaces and pass it through frenchText.</li>
          <li>Does a story show it? Its words are then kept, and a missing accent is caught.</li>
        </ol>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("src/domain")).toBeVisible();
    const example = canvas.getByText("src/domain").closest("li")?.querySelector("[lang='fr']");
    await expect(example?.textContent).toBe("1\u202f234,50\u00a0€");
    for (const { example } of homes) await expect(example).not.toMatch(/'| [:;!?%€»]|« /);
  },
};
