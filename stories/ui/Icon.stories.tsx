import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Box, Columns, Icon, Inline, iconNames, iconSizes, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Icon",
  tags: ["stable", "since-0.1.0"],
  component: Icon,
  argTypes: {
    name: { control: "select", options: iconNames },
    size: { control: "select", options: iconSizes },
  },
  args: { name: "cart" },
  parameters: {
    usage: {
      when: [
        "Beside words, for readers who skim.",
        "Alone with a label, if its meaning is known everywhere: a lock, a tick.",
      ],
      whenNot: [
        "For a control, use IconButton or a Button’s icon: an icon is no target.",
        "For a photograph on sale, use Picture.",
        "Never with another meaning than the one listed under Fondations/Icons.",
      ],
      accessibility: [
        "Without a label it is decorative, hidden from screen readers, and never focused.",
        "It has the colour of the text around it, in forced colours too.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: the text beside it says the same. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};
export const Playground: Story = { args: { name: "logo", size: "large", label: "Dossard" } };

/** On its own, it has a label. */
export const Labelled: Story = {
  args: { name: "lock", size: "large", label: "Paiement sécurisé" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Paiement sécurisé" })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline space="md">
      {iconSizes.map((size) => (
        <Icon key={size} name="heart" size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement, globals }) => {
    const sides = [...canvasElement.querySelectorAll("svg")].map(
      (icon) => icon.getBoundingClientRect().width,
    );
    await expect(sides).toEqual(globals.theme === "stand" ? [20, 26, 34] : [16, 20, 28]);
  },
};

/** In the colour of the text around it. */
export const ColourOfItsText: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Box background="inverse" padding="md">
      <Text tone="onInverse" as="div">
        <Inline>
          <Icon name="check" /> Ajoutée à votre sélection
        </Inline>
      </Text>
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    const stroke = canvasElement.querySelector("svg path") as SVGPathElement;
    const words = canvas.getByText(/Ajoutée/);
    await expect(getComputedStyle(stroke).stroke).toBe(getComputedStyle(words).color);
  },
};

/** The whole set; meanings are listed under Fondations/Icons. */
export const AllIcons: Story = {
  render: () => (
    <Columns as="ul" count={[1, 3, 4]} space="sm">
      {iconNames.map((name) => (
        <Box
          as="li"
          key={name}
          display="flex"
          alignItems="center"
          gap="sm"
          padding="sm"
          border="line"
          background="surface"
        >
          <Icon name={name} size="large" />
          <Text as="span" size="caption" tone="muted">
            {name}
          </Text>
        </Box>
      ))}
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(iconNames.length);
  },
};
