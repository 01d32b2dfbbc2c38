import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import {
  Heading,
  type HeadingSize,
  headingSizes,
  Text,
  type TextSize,
  type ThemeName,
  textSizes,
  textWeights,
} from "../../src/ui/index.ts";
import { vars } from "../../src/ui/theme/contract.css.ts";
import { themeValues } from "../../src/ui/theme/values.ts";
import { useMeasured, Value } from "./measured.tsx";
import { Chapter, Code, French, Named, Sheet } from "./Sheet.tsx";
import * as css from "./sheet.css.ts";

const meta = { title: "Fondations/Type", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pixelsOf = (length: string) => Number.parseFloat(length) * 16;

const headingUses: Record<HeadingSize, string> = {
  title1: "The name of a screen, once.",
  title2: "Its great parts; the name of an event.",
  title3: "A card, a dialog, a total.",
  title4: "A part of a card.",
};
const textUses: Record<TextSize, string> = {
  lead: "The sentence that opens a screen.",
  body: "Whatever is read.",
  small: "Hints, labels of fields, secondary lines.",
  caption: "Names and hours under pictures, badges. Never a price that is paid.",
};

const sizeOf = (frame: HTMLElement) => {
  const { fontSize, lineHeight } = getComputedStyle(frame.firstElementChild ?? frame);
  const rounded = (length: string) => Math.round(Number.parseFloat(length) * 10) / 10;
  return `${rounded(fontSize)} on ${rounded(lineHeight)} px`;
};

function Level({ name, use, children }: { name: string; use: string; children: React.ReactNode }) {
  const [ref, size] = useMeasured<HTMLDivElement, string>(sizeOf);
  return (
    <li className={css.titledRow}>
      <Named name={<Code>{name}</Code>}>
        <span data-size={name}>{size}</span>. {use}
      </Named>
      <div ref={ref} lang="fr">
        {children}
      </div>
    </li>
  );
}

/** Every level, with its size in this window. */
export const Scale: Story = {
  render: () => (
    <Sheet
      title="Type"
      lead="Four levels of titles, four of text. Titles grow with the window between two bounds; text keeps its size, and the reader’s own setting multiplies both."
    >
      <Chapter
        title="Titles"
        note="Bricolage Grotesque. The level in the outline and the size are chosen apart."
      >
        <ul className={css.rows}>
          {headingSizes.map((size) => (
            <Level key={size} name={size} use={headingUses[size]}>
              <Heading level={3} size={size}>
                Retrouvez vos photos du concours de saut d’obstacles
              </Heading>
            </Level>
          ))}
        </ul>
      </Chapter>
      <Chapter
        title="Text"
        note="Instrument Sans, which has the ligatures œ and æ and every accent, on capitals too."
      >
        <ul className={css.rows}>
          {[...textSizes].reverse().map((size) => (
            <Level key={size} name={size} use={textUses[size]}>
              <Text size={size}>
                Vos photos sont prêtes deux heures après la fin de votre épreuve : retrouvez-les par numéro de
                dossard.
              </Text>
            </Level>
          ))}
        </ul>
      </Chapter>
      <Chapter
        title="Weights"
        note="Three are enough; titles have one of their own. At the stand each is a step bolder."
      >
        <ul className={css.mediumColumns}>
          {textWeights.map((weight) => (
            <li key={weight}>
              <Named name={<Code>{weight}</Code>}>
                <Value of={vars.weight[weight]} />
              </Named>
              <French>
                <Text size="lead" weight={weight}>
                  Œuvre d’été
                </Text>
              </French>
            </li>
          ))}
        </ul>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const size = (name: string) => canvasElement.querySelector(`[data-size="${name}"]`)?.textContent ?? "";
    const { type } = themeValues[globals.theme as ThemeName];
    for (const name of textSizes) {
      await waitFor(() =>
        expect(size(name)).toBe(`${pixelsOf(type[name].size)} on ${pixelsOf(type[name].line)} px`),
      );
    }
    const titles = headingSizes.map((name) => Number.parseFloat(size(name)));
    await expect(titles).toEqual([...titles].sort((one, other) => other - one));
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(headingSizes.length);
  },
};

const paragraph =
  "Nos photographes suivent les épreuves du matin au soir. Chaque photo est rangée par cavalier, par cheval et par numéro de dossard ; vous la retrouvez en quelques secondes, la choisissez en tirage ou en fichier, et la recevez chez vous sous dix jours. Une question ? Le stand vous attend à l’entrée du terrain, de huit heures à la remise des prix.";

const charactersInLine = (frame: HTMLElement) => {
  const words = frame.firstElementChild ?? frame;
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = getComputedStyle(words).font;
  return Math.round((words.clientWidth * paragraph.length) / pen.measureText(paragraph).width);
};

function Measure() {
  const [ref, count] = useMeasured<HTMLDivElement, number>(charactersInLine);
  return (
    <div className={css.panel}>
      <div className={css.panelBody}>
        <Text size="small" tone="muted">
          About <span data-testid="characters">{count}</span> characters a line,{" "}
          <Value of={vars.size.measure} /> at most
        </Text>
        <div ref={ref} lang="fr" style={{ maxWidth: vars.size.measure }}>
          <Text>{paragraph}</Text>
        </div>
      </div>
    </div>
  );
}

const amounts = [111_150, 88_890, 5_950, 247_775];

function Amounts({ figures }: { figures: boolean }) {
  return (
    <li className={css.panel}>
      <div className={css.panelBody} data-figures={figures}>
        {amounts.map((amount) => (
          <Text key={amount} as="div" size="lead" align="end" figures={figures}>
            {formatEuros(amount)}
          </Text>
        ))}
        <Text size="caption" tone="muted">
          {figures
            ? "Right: tabular figures, digits under digits."
            : "Wrong in a column: a 1 is narrower than an 8."}
        </Text>
      </div>
    </li>
  );
}

/** The two faces, tabular figures, line length. */
export const FacesAndFigures: Story = {
  render: () => (
    <Sheet
      title="Faces and figures"
      lead="A face with character for titles, a quiet one for the rest. Both are served by the shop itself, with a stand-in of the same width until they are there, so that nothing moves."
    >
      <Chapter title="Bricolage Grotesque" note="Titles, totals, the mark. Never under 18 px.">
        <div lang="fr" className={css.specimen}>
          AÀÂ BC Ç DEÉÈÊË FGHIÎÏ JKLMNOÔŒ PQRSTUÙÛÜ VWXYZ
          <br />
          aàâ bcç deéèêë fghiîï jklmnoôœ pqrstuùûü vwxyz
          <br />
          0123456789 € % « » ’ – …
        </div>
      </Chapter>
      <Chapter title="Instrument Sans" note="Everything that is read, typed or paid.">
        <French>
          <Text as="div" size="lead">
            AÀÂ BC Ç DEÉÈÊË FGHIÎÏ JKLMNOÔŒ PQRSTUÙÛÜ VWXYZ
            <br />
            aàâ bcç deéèêë fghiîï jklmnoôœ pqrstuùûü vwxyz
            <br />
            0123456789 € % « » ’ – …
          </Text>
        </French>
      </Chapter>
      <Chapter
        title="Figures"
        note="Prices, counts and hours have figures of one width wherever they stand under one another or change."
      >
        <ul className={css.mediumColumns}>
          <Amounts figures={false} />
          <Amounts figures />
        </ul>
      </Chapter>
      <Chapter
        title="Length of a line"
        note="Between 45 and 80 characters where there is room; a phone has fewer."
      >
        <Measure />
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    await waitFor(() => {
      const count = Number(canvas.getByTestId("characters").textContent);
      expect(count).toBeGreaterThanOrEqual(45);
      expect(count).toBeLessThanOrEqual(80);
    });
    const [tabular] = canvasElement.querySelectorAll('[data-figures="true"] > div');
    await expect(getComputedStyle(tabular as Element).fontVariantNumeric).toContain("tabular-nums");
    await expect(document.fonts.check("16px 'Instrument Sans Variable'", "Œé€")).toBe(true);
  },
};
