import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import { Card, Columns, LineItem, LineItemSkeleton, Price } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/LineItemSkeleton",
  tags: ["stable", "since-0.1.0"],
  component: LineItemSkeleton,
  parameters: {
    usage: {
      when: ["For each LineItem of a cart or an order that is loading."],
      whenNot: [
        "For anything else, compose Skeleton in the shape of the final content.",
        "For content of unknown shape, use Loader.",
      ],
      accessibility: ["Silent: the region around it is busy, and announces once that it is loading."],
    } satisfies Usage,
  },
  decorators: [
    (Story) => (
      <Card space="md">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LineItemSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Silent: the caller announces that it is loading. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvasElement.textContent).toBe("");
  },
};
export const Playground: Story = { args: { controls: true } };

/** A cart's line, with its quantity and its button. */
export const WithControls: Story = { args: { controls: true, lines: 1 } };

/** As high as the line that replaces it: nothing jumps. */
export const SameHeightAsTheLine: Story = {
  decorators: [(Story) => <Story />],
  render: (args) => (
    <Columns count={1}>
      <LineItemSkeleton {...args} />
      <LineItem
        image={null}
        imageAlt="Photo DSC_0412"
        title="Tirage 20 × 30"
        level={2}
        meta={["DSC_0412, Grand Prix de Lamotte-Beuvron", "Option mat"]}
        price={<Price amount={formatEuros(2800)} />}
      />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole("article");
    const skeleton = line.previousElementSibling;
    await expect(skeleton?.getBoundingClientRect().height).toBe(line.getBoundingClientRect().height);
  },
};
