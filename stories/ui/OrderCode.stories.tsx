import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline, OrderCode, orderCodeSizes, Stack, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const meta = {
  title: "ui/OrderCode",
  tags: ["stable", "since-0.1.0"],
  component: OrderCode,
  argTypes: { size: { control: "select", options: orderCodeSizes } },
  parameters: {
    usage: {
      when: [
        "For an order's code, to be read aloud, noted or shown at a counter.",
        "In medium size in lists of orders or carts.",
      ],
      whenNot: [
        "Inside a sentence or a table's cell, use Text with figures: a bib in each line is too loud.",
        "For a rider's bib number, use Text: it is no order code.",
      ],
      accessibility: [
        "Screen readers read its label and spell the code, letter by letter; the drawing is hidden from them.",
        "One press selects the whole code, for copying.",
      ],
    } satisfies Usage,
  },
  args: { label: "Code de votre commande", code: "7K2M" },
} satisfies Meta<typeof OrderCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers spell it; visually it is one word. */
export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Code de votre commande 7 K 2 M")).toBeInTheDocument();
    await expect(canvas.getByText("7K2M")).toHaveAttribute("aria-hidden", "true");
  },
};
export const Playground: Story = { args: { code: "A04F", size: "medium" } };

/** Wide and narrow letters keep the bib's shape. */
export const Letters: Story = {
  render: ({ label }) => (
    <Inline>
      {["WMQ8", "1II1", "0000", "A04F"].map((code) => (
        <OrderCode key={code} label={label} code={code} />
      ))}
    </Inline>
  ),
};

/** In a list. */
export const Medium: Story = {
  render: ({ label }) => (
    <Stack space="xs">
      {["7K2M", "A04F"].map((code) => (
        <Inline key={code}>
          <OrderCode label={label} code={code} size="medium" />
          <Text as="span">jeanne@exemple.fr</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Narrow: Story = { decorators: [narrow], args: { code: "WMQ8" } };
