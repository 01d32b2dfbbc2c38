import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Heading, Inline, Stack, Text, Thumbnail } from "../../src/ui/index.ts";
import { missingImage } from "../drawings/images.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Thumbnail",
  tags: ["new", "since-0.2.0", "no-picture"],
  component: Thumbnail,
  parameters: {
    usage: {
      when: ["Beside a title or a name, for recognising it at a glance: an event’s cover."],
      whenNot: [
        "For a photograph that one looks at or opens, use Picture.",
        "In a search box, use Suggestion, which has it.",
      ],
      accessibility: ["It is decorative: what it shows is in the words beside it."],
    } satisfies Usage,
  },
  args: { src: photo(3) },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["!no-picture"],
  render: (args) => (
    <Inline space="sm" wrap={false}>
      <Thumbnail {...args} />
      <Stack space="none">
        <Heading level={2}>Jumping de Saint-Lô</Heading>
        <Text size="small" tone="muted">
          28–30 novembre 2026
        </Text>
      </Stack>
    </Inline>
  ),
};
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")?.naturalWidth).toBeGreaterThan(0));
  },
};

/** Until its address is known. */
export const Loading: Story = { args: { src: null } };

/** The placeholder stays: nothing moves. */
export const Failed: Story = {
  args: { src: missingImage },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvasElement.querySelector("span")?.getBoundingClientRect().width).toBe(84);
  },
};
