import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button, Popover, Stack, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const words = "Photo DSC_0412, prise le samedi 16 mai 2026 à 10 h 12.";

const meta = {
  title: "ui/Popover",
  tags: ["new", "since-0.2.0", "whole-page"],
  component: Popover,
  args: {
    label: "Détails de la photo",
    trigger: <Button>Détails</Button>,
    children: <Text>{words}</Text>,
    onOpenChange: fn(),
  },
  parameters: {
    usage: {
      when: ["For a few lines or a small form about one control, while the page stays usable."],
      whenNot: [
        "For one sentence about a control, use Tooltip.",
        "For a list of actions, use Menu; for a task of its own, Modal or Drawer.",
      ],
      accessibility: [
        "The browser's own popover: Enter and Space show it, Escape hides it and returns the focus, and so does a press elsewhere.",
        "Tab leads from its button into it, wherever it stands in the page.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Détails" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    const panel = await canvas.findByRole("dialog", { name: "Détails de la photo" });
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() =>
      expect(panel.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom),
    );
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const Playground: Story = {
  tags: ["forced-colors"],
  args: { open: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
  },
};

/** More than the window holds: it scrolls, and stays within the window. */
export const LongText: Story = {
  args: {
    open: true,
    children: (
      <Stack>
        {Array.from({ length: 20 }, (_, place) => place + 1).map((article) => (
          <Text key={article}>
            Article {article}. Les photographies sont livrées dans les formats et les délais annoncés.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole("dialog");
    await waitFor(() => {
      const { top, bottom } = panel.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};
