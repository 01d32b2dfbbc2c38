import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, Icon, Text, TextLink } from "../../src/ui/index.ts";
import { systemColors } from "../../src/ui/theme/forcedColors.ts";
import * as own from "./forcedColours.css.ts";
import { Chapter, Code, French, Named, Sheet } from "./Sheet.tsx";
import * as css from "./sheet.css.ts";

const meta = { title: "Fondations/Forced colours", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses: Record<keyof typeof systemColors, string> = {
  ground: "Every ground: the system takes ours away. Also the halo of the focus ring.",
  ink: "Every ink and every line, in drawings too.",
  disabled: "Controls out of use.",
  chosen: "The focus ring, and whatever says something by its ground alone.",
  onChosen: "Words and ticks on it.",
};

const rules: readonly [rule: string, how: string][] = [
  [
    "A focus ring is an outline.",
    "Shadows are taken away; the theme draws the ring in the reader’s own colour.",
  ],
  [
    "A ground of its own has a border.",
    "A transparent one is enough: the system makes it seen. Where it would take room, framedInForcedColors draws it there alone.",
  ],
  [
    "What is pressed or chosen is outlined.",
    "By the theme, for whatever says aria-pressed or aria-selected.",
  ],
  [
    "A ground that says something is kept.",
    "By spreading filledInForcedColors: a bar’s filled part, the disc of a step.",
  ],
  ["An icon takes currentColor.", "So it changes with the words beside it."],
];

/** The reader's own colours replace ours: Windows contrast themes, and a few others. */
export const SystemColours: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Sheet
      title="Forced colours"
      lead="Some readers have their system replace every colour of every page. Nothing here is told by a ground alone, so nothing is lost."
    >
      <Chapter
        title="Five words of the system"
        note="The only colours that are left. The theme gives them to its roles."
      >
        <ul className={css.mediumColumns}>
          {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
            <li key={name}>
              <div className={own.swatch} style={{ background: systemColors[name] }} />
              <Named
                name={
                  <>
                    <Code>{name}</Code> {systemColors[name]}
                  </>
                }
              >
                {uses[name]}
              </Named>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="What the house does">
        <ul className={css.rows}>
          {rules.map(([rule, how]) => (
            <li key={rule} className={css.titledRow}>
              <Text weight="strong">{rule}</Text>
              <Text>{how}</Text>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Seen so" note="In Chromium: developer tools, Rendering, emulate forced-colors.">
        <div lang="fr" className={own.specimens}>
          <Button variant="primary">Ajouter au panier</Button>
          <Button>Continuer mes achats</Button>
          <Button disabled>Commander</Button>
          <button type="button" aria-pressed="true" className={own.toggle}>
            Toutes les photos
          </button>
          <span className={own.filled}>
            <Icon name="check" />
          </span>
          <TextLink href="/exemple" standalone>
            Voir les conditions
          </TextLink>
        </div>
        <Text size="small" tone="muted">
          <French>Toutes les photos</French> is pressed; the disc keeps its ground, for it would be empty
          without.
        </Text>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const color of Object.values(systemColors)) {
      await expect(CSS.supports("color", color), color).toBe(true);
    }
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Ajouter au panier" });
    await expect(button).toHaveFocus();
    const { outlineStyle, outlineWidth } = getComputedStyle(button);
    await expect([outlineStyle, outlineWidth]).toEqual(["solid", "3px"]);
  },
};
