import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Button, Inline, Tooltip, tooltipSides } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Tooltip",
  component: Tooltip,
  argTypes: { side: { control: "select", options: tooltipSides } },
  args: {
    text: "Vous ne pouvez pas ajouter plus de 300 photos à votre sélection en une seule fois.",
    delay: 0,
    side: "bottom",
    children: <Button unavailable>Ajouter toutes les photos</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown on focus, tied to its control, gone with Escape. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.tab();
    const tooltip = await page.findByRole("tooltip");
    await expect(tooltip).toHaveTextContent("plus de 300 photos");
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(/plus de 300 photos/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("tooltip")).toBeNull());
  },
};
export const Playground: Story = { args: { side: "right" } };

export const Open: Story = {
  tags: ["stand"],
  args: { open: true },
  render: (args) => (
    <Inline justify="center">
      <Tooltip {...args} />
    </Inline>
  ),
};
