import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, within } from "storybook/test";
import manifest from "../../package.json" with { type: "json" };
import { Text } from "../../src/ui/index.ts";
import { Chapter, Code, Sheet } from "./Sheet.tsx";
import * as css from "./sheet.css.ts";

const meta = { title: "Fondations/Adding a component", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Step {
  title: string;
  why: ReactNode;
  listing?: string;
}

const steps: readonly Step[] = [
  {
    title: "Look for it first",
    why: "Every component’s page says when to use it and when not, and names its neighbour. A new tone of an old component is cheaper than a new component, and an arrangement of three is a feature’s matter.",
  },
  {
    title: "Let the command write it",
    why: "It writes the component, its stories and its test in the house’s form, and names it in the barrel. With --css it gets a style sheet too, for what atoms cannot say: states, selectors, keyframes; with --shop it goes to src/ui/shop, for what knows prices, packs and orders.",
    listing:
      "npm run new-component PriceTag\nnpm run new-component PriceTag -- --css\nnpm run new-component PriceTag -- --shop",
  },
  {
    title: "Write its props",
    why: "A few unions that mean something, each declared once as an array that types, stories and tests read. A pair that makes no sense does not compile. Each prop has one line: what it is, its default, its unit. Words come from the caller; there is no className and no style.",
    listing: `export const priceTagTones = ["plain", "fallen"] as const;
export type PriceTagTone = (typeof priceTagTones)[number];

export interface PriceTagProps {
  /** What is paid, written by formatEuros. */
  amount: string;
  /** Whether the price fell. Default: plain. */
  tone?: PriceTagTone;
}`,
  },
  {
    title: "Style it by roles",
    why: "Atoms first. Where they do not reach, a recipe with one variant a prop, from the tokens alone: a raw colour, pixel or layer outside of the theme fails the check. What says something by its ground alone spreads filledInForcedColors.",
    listing: `export const priceTag = recipe({
  base: { paddingInline: vars.space.xs, borderRadius: vars.radius.sm },
  variants: {
    tone: {
      plain: { color: vars.color.ink },
      fallen: { background: vars.color.promo, color: vars.color.onPromo },
    },
  },
});`,
  },
  {
    title: "Tell it in stories",
    why: "Default and Playground, then one for each state: empty, loading, failed, locked, disabled, a French text that is too long. Real words, real prices. What the keyboard does and what a screen reader is told is asserted in the story itself, by role and name.",
  },
  {
    title: "Say when, and when not",
    why: "Sentences for designers, under the usage parameter of the stories: they become the component’s page.",
    listing: `parameters: {
  usage: {
    when: ["For a price beside what it buys."],
    whenNot: ["For the lines of a total, use PriceBreakdown."],
    accessibility: ["A price that fell says both prices by their names."],
  } satisfies Usage,
}`,
  },
  {
    title: "Look at the pictures",
    why: "Each story is pictured at 1280 and 390 px and in the theme of the stand, and read as a screen reader reads it. The first run writes them: open each before it is committed. A picture is a promise.",
    listing: "npm test -- stories",
  },
  {
    title: "Run everything",
    why: "Types, format, the guards over props and colours, every story in both themes with axe, keyboard, contrast, target sizes and 320 px.",
    listing: "npm test",
  },
];

/** The steps from a need to a component that everybody can trust. */
export const Guide: Story = {
  render: () => (
    <Sheet
      title="Adding a component"
      lead="From a need to something that everybody can trust: eight steps, most of which are looking."
    >
      <ol className={css.steps} aria-label="Steps">
        {steps.map(({ title, why, listing }, place) => (
          <li key={title}>
            <Chapter title={`${place + 1}. ${title}`}>
              <div className={css.lead}>
                <Text>{why}</Text>
              </div>
              {listing && <code className={css.listing}>{listing}</code>}
            </Chapter>
          </li>
        ))}
      </ol>
      <Chapter title="Where it all stands">
        <ul className={css.rows}>
          {[
            [
              "src/ui/price-tag/PriceTag.tsx",
              "The component, and PriceTag.css.ts beside it where it has one.",
            ],
            ["src/ui/index.ts", "The one barrel: what is not there is not public."],
            ["stories/ui/PriceTag.stories.tsx", "Its states and its page."],
            ["tests/ui/PriceTag.test.tsx", "What needs no browser."],
          ].map(([path, holds]) => (
            <li key={path} className={css.row}>
              <Code>{path}</Code>
              <Text size="small" tone="muted">
                {holds}
              </Text>
            </li>
          ))}
        </ul>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Steps" }));
    await expect(list.getAllByRole("heading", { level: 2 })).toHaveLength(steps.length);
    const scripts: Record<string, string> = manifest.scripts;
    for (const { listing = "" } of steps) {
      for (const [, script = ""] of listing.matchAll(/^npm run ([\w:-]+)/gm)) {
        // Checks that every command in the guide exists.
        await expect(scripts[script], script).toBeDefined();
      }
    }
  },
};
