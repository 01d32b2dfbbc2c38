import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Icon, type IconSize, iconNames, iconSizes, Text, type ThemeName } from "../../src/ui/index.ts";
import { vars } from "../../src/ui/theme/contract.css.ts";
import { themeValues } from "../../src/ui/theme/values.ts";
import { iconFamilies, iconMeanings } from "./iconMeanings.ts";
import * as own from "./icons.css.ts";
import { Value } from "./measured.tsx";
import { Chapter, Code, Named, Sheet } from "./Sheet.tsx";
import * as css from "./sheet.css.ts";

const meta = { title: "Fondations/Icons", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sides: Record<IconSize, string> = {
  small: vars.size.iconSmall,
  medium: vars.size.icon,
  large: vars.size.iconLarge,
};
const sizeUses: Record<IconSize, string> = {
  small: "In a badge or a caption.",
  medium: "In a button, a field, an alert.",
  large: "Alone: an empty state, a failed picture, the mark.",
};

/** The whole set, by meaning. */
export const WholeSet: Story = {
  render: () => (
    <Sheet
      title="Icons"
      lead="Drawn for this shop on a grid of 24, with a round stroke of 1.75, in the colour of the words beside them. One drawing has one meaning."
    >
      {iconFamilies.map(({ name, note, icons }) => (
        <Chapter key={name} title={name} note={note}>
          <ul className={css.roomyColumns}>
            {icons.map((icon) => (
              <li key={icon} className={own.cell} data-icon={icon}>
                <span className={own.plate}>
                  <Icon name={icon} size="large" />
                </span>
                <Named name={<Code>{icon}</Code>}>{iconMeanings[icon]}</Named>
              </li>
            ))}
          </ul>
        </Chapter>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>("[data-icon]")];
    await expect(shown.map(({ dataset }) => dataset.icon).sort()).toEqual([...iconNames].sort());
    for (const cell of shown) {
      // Decorative: the words beside it carry the meaning.
      await expect(cell.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    }
  },
};

/** Three sizes, larger at the stand, and how an icon takes its colour and its name. */
export const SizesAndColours: Story = {
  render: () => (
    <Sheet
      title="Icons: sizes and colours"
      lead="Three sizes follow the three uses. An icon has no colour of its own, and no name unless it stands alone."
    >
      <Chapter title="Sizes">
        <ul className={css.roomyColumns}>
          {iconSizes.map((size) => (
            <li key={size} className={own.cell} data-size={size}>
              <span className={own.plate}>
                <Icon name="cart" size={size} />
              </span>
              <Named
                name={
                  <>
                    <Code>{size}</Code> <Value of={sides[size]} />
                  </>
                }
              >
                {sizeUses[size]}
              </Named>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Colour" note="That of the text around it, whatever the ground.">
        <ul className={css.rows} lang="fr">
          <li className={css.row}>
            <Text as="div" tone="accent" weight="strong">
              <span className={own.withWords}>
                <Icon name="check" /> Ajoutée à votre sélection
              </span>
            </Text>
          </li>
          <li className={css.row}>
            <Text as="div" tone="critical" weight="strong">
              <span className={own.withWords}>
                <Icon name="warning" /> Votre panier est verrouillé
              </span>
            </Text>
          </li>
        </ul>
      </Chapter>
      <Chapter
        title="Name"
        note="Without words beside it, an icon says what it means; with words, it is silent, or they would be heard twice."
      >
        <div lang="fr" className={own.withWords}>
          <Icon name="lock" size="large" label="Paiement sécurisé" />
        </div>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { iconSmall, icon, iconLarge } = themeValues[globals.theme as ThemeName].size;
    for (const [size, side] of Object.entries({ small: iconSmall, medium: icon, large: iconLarge })) {
      const pixels = Number.parseFloat(side) * 16;
      const cell = canvasElement.querySelector(`[data-size="${size}"]`);
      await expect(cell?.querySelector("svg")?.getBoundingClientRect().width).toBe(pixels);
      await waitFor(() => expect(cell).toHaveTextContent(`${size} ${pixels} px`));
    }
    await expect(canvas.getByRole("img", { name: "Paiement sécurisé" })).toBeVisible();
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
  },
};
