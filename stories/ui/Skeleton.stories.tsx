import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Columns, Heading, Skeleton, Stack, Text } from "../../src/ui/index.ts";

const meta: Meta<typeof Skeleton> = {
  title: "ui/Skeleton",
  component: Skeleton,
  args: { text: "body", lines: 3 },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Default: Story = {};
export const Playground: Story = { args: { text: "title2", width: "half" } };

/** Cards of events before they come. */
export const Cards: Story = {
  tags: ["phone"],
  render: () => (
    <Columns>
      {["a", "b", "c"].map((key) => (
        <Stack key={key} space="xs">
          <Skeleton shape="3/2" />
          <Skeleton text="title4" />
          <Skeleton text="small" width="half" />
        </Stack>
      ))}
    </Columns>
  ),
};

/** A line takes the height of the text that replaces it: nothing jumps. */
export const SameHeightAsText: Story = {
  render: () => (
    <Columns count={2}>
      <Stack space="none">
        <Skeleton text="title2" />
        <Skeleton text="body" />
        <Skeleton text="caption" />
      </Stack>
      <Stack space="none">
        <Heading level={2}>Mes commandes</Heading>
        <Text>Une commande</Text>
        <Text size="caption">Hier</Text>
      </Stack>
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const skeletons = [...canvasElement.querySelectorAll("[aria-hidden='true']")].slice(0, 3);
    const texts = [...canvasElement.querySelectorAll("h2, p")];
    const heights = (elements: Element[]) =>
      elements.map((element) => element.getBoundingClientRect().height);
    await expect(heights(skeletons)).toEqual(heights(texts));
  },
};
