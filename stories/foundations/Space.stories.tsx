import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Text, type ThemeName } from "../../src/ui/index.ts";
import { breakpoints } from "../../src/ui/theme/breakpoints.ts";
import { vars } from "../../src/ui/theme/contract.css.ts";
import { themeValues } from "../../src/ui/theme/values.ts";
import { useMeasured, Value } from "./measured.tsx";
import { Chapter, Code, Named, Sheet } from "./Sheet.tsx";
import * as css from "./sheet.css.ts";
import * as own from "./space.css.ts";

const meta = { title: "Fondations/Space", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const spaceUses: Record<keyof typeof vars.space, string> = {
  none: "Things that touch: the cells of a table.",
  xxs: "A label and its field, a price and its note.",
  xs: "An icon and its words, buttons of one group.",
  sm: "Lines of one list.",
  md: "Parts of one card, gutters on a phone.",
  lg: "Cards of one grid, room inside a card.",
  xl: "Chapters of a screen.",
  xxl: "Under a screen’s title.",
  xxxl: "Before the footer.",
};
const radiusUses: Record<keyof typeof vars.radius, string> = {
  none: "What runs from edge to edge.",
  sm: "Pictures, badges, ticks.",
  md: "Buttons and fields.",
  lg: "Cards and dialogs.",
  full: "Counts, radios, marks on pictures.",
};
const shadowUses: Record<keyof typeof vars.shadow, string> = {
  none: "Nearly everything.",
  raised: "What can be picked up: a tick on a photograph, a card under the pointer.",
  overlay: "What lies over the page: dialogs, toasts.",
};
const entries = <Key extends string>(uses: Record<Key, string>) => Object.entries(uses) as [Key, string][];

/** Steps of space, corners, shadows. */
export const Steps: Story = {
  render: () => (
    <Sheet
      title="Space"
      lead="Nine steps. Near things belong together: the space inside a group is always a step smaller than the space around it."
    >
      <Chapter
        title="Steps"
        note="Stack, Inline, Columns and Box take a step, or one each for phone, tablet and desktop."
      >
        <ul className={css.rows}>
          {entries(spaceUses).map(([step, use]) => (
            <li key={step} className={css.titledRow}>
              <Named
                name={
                  <>
                    <Code>{step}</Code> <Value of={vars.space[step]} />
                  </>
                }
              >
                {use}
              </Named>
              <div data-step={step} className={css.bar} style={{ width: vars.space[step] }} />
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Corners" note="Small: photographs have corners, and the shop follows them.">
        <ul className={css.narrowColumns}>
          {entries(radiusUses).map(([name, use]) => (
            <li key={name}>
              <div className={own.block} style={{ borderRadius: vars.radius[name] }} />
              <Named
                name={
                  <>
                    <Code>{name}</Code> <Value of={vars.radius[name]} />
                  </>
                }
              >
                {use}
              </Named>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter
        title="Shadows"
        note="Rare. At the stand they become a firm line, which the sun does not wash out."
      >
        <ul className={css.mediumColumns}>
          {entries(shadowUses).map(([name, use]) => (
            <li key={name}>
              <div className={own.block} style={{ boxShadow: vars.shadow[name] }} />
              <Named name={<Code>{name}</Code>}>{use}</Named>
            </li>
          ))}
        </ul>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvasElement, globals }) => {
    const { space } = themeValues[globals.theme as ThemeName];
    for (const [step, length] of Object.entries(space)) {
      const pixels = Number.parseFloat(length) * 16;
      const bar = canvasElement.querySelector<HTMLElement>(`[data-step="${step}"]`);
      await expect(bar?.getBoundingClientRect().width).toBe(pixels);
      await waitFor(() =>
        expect(bar?.closest("li")).toHaveTextContent(`${step} ${length === "0" ? 0 : `${pixels} px`}`),
      );
    }
  },
};

const targetUses = {
  targetSmall: "A second action inside a card, with a mouse.",
  target: "Buttons, fields, links that stand alone.",
  targetLarge: "The one main action of a screen.",
} as const;

const sideOf = (target: HTMLElement) => target.getBoundingClientRect().height;

function Target({ name, use }: { name: keyof typeof targetUses; use: string }) {
  const [ref, side] = useMeasured<HTMLDivElement, number>(sideOf);
  return (
    <li>
      <div
        ref={ref}
        data-target={name}
        className={own.target}
        style={{ width: vars.size[name], height: vars.size[name] }}
      >
        {side}
      </div>
      <Named name={<Code>{name}</Code>}>{use}</Named>
    </li>
  );
}

const screens = [
  { name: "phone", from: 0, use: "One column, two of pictures. Every rule without a query is a phone’s." },
  { name: "tablet", from: breakpoints.tablet, use: "Two columns, three of pictures." },
  { name: "desktop", from: breakpoints.desktop, use: "Content with an aside, four columns of pictures." },
  { name: "wide", from: breakpoints.wide, use: "More air, no more columns of text." },
];
const widest = 1920;

const widthUses = {
  form: "A form: a field is never longer than what is typed into it.",
  measure: "Running text: eighty characters a line at most.",
  reading: "A screen of one column.",
  page: "A screen.",
  pageWide: "The mosaic, up to 4K.",
  dialogSmall: "A question.",
  dialogMedium: "A choice.",
  dialogLarge: "A picture with its options.",
} as const;

/** Breakpoints, widths, targets. */
export const ScreensAndTargets: Story = {
  render: () => (
    <Sheet
      title="Screens and targets"
      lead="From a phone of 320 px to a 4K screen, under a mouse, a thumb or a glove."
    >
      <Chapter
        title="Targets"
        note="44 px on the main site. At the stand nothing that can be pressed is under 56 px."
      >
        <ul className={css.mediumColumns}>
          {entries(targetUses).map(([name, use]) => (
            <Target key={name} name={name} use={use} />
          ))}
        </ul>
      </Chapter>
      <Chapter
        title="Breakpoints"
        note="Three, in CSS pixels: a reader who zooms to 200% gets the smaller screen’s layout, not a scroll sideways."
      >
        <ul className={css.rows}>
          {screens.map(({ name, from, use }) => (
            <li key={name} className={css.titledRow}>
              <Named name={<Code>{name}</Code>}>{from === 0 ? "from 320 px" : `from ${from} px`}</Named>
              <div>
                <div
                  className={own.screen}
                  style={{ width: `${Math.round(((from || 320) / widest) * 100)}%` }}
                />
                <Text size="small">{use}</Text>
              </div>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Widths" note="What is wider is harder to read, not richer.">
        <ul className={css.rows}>
          {entries(widthUses).map(([name, use]) => (
            <li key={name} className={css.titledRow}>
              <Named name={<Code>{name}</Code>}>
                <Value of={vars.size[name]} />
              </Named>
              <Text size="small">{use}</Text>
            </li>
          ))}
        </ul>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvasElement, globals }) => {
    const leasts = globals.theme === "stand" ? [56, 56, 56] : [24, 44, 44];
    for (const [place, name] of Object.keys(targetUses).entries()) {
      const least = leasts[place] ?? 0;
      const target = canvasElement.querySelector(`[data-target="${name}"]`);
      await waitFor(() => expect(Number(target?.textContent)).toBeGreaterThanOrEqual(least));
    }
  },
};
