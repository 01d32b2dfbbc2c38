import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button, Drawer, ModalClose, Stack, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const page = within(document.body);

const meta = {
  title: "ui/Drawer",
  tags: ["new", "since-0.2.0"],
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Filtres",
    closeLabel: "Fermer",
    children: <Text>Choisissez un jour, puis une heure.</Text>,
    footer: <Button variant="primary">Voir 412 photos</Button>,
  },
  parameters: {
    usage: {
      when: [
        "For a task beside the page, whose result is seen there: filters, a purchase, an order's details.",
      ],
      whenNot: [
        "For a question or a choice that stands for itself, use Modal.",
        "For what belongs to the page at all times, use SidebarLayout.",
      ],
      accessibility: [
        "A modal dialog in all it does: focus enters, stays and returns; Escape, the cross and a press outside close it.",
        "On a phone it is a sheet from below, as every dialog is.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async () => {
    const dialog = await page.findByRole("dialog", { name: "Filtres" });
    await waitFor(() => expect(dialog).toHaveFocus());
    const { right, height } = dialog.getBoundingClientRect();
    await expect(right).toBeCloseTo(document.documentElement.clientWidth, 0);
    await expect(height).toBeCloseTo(window.innerHeight, 0);
  },
};
export const Playground: Story = { args: { description: "Ils s’appliquent aux photos de l’épreuve." } };

/** Opened by its trigger and closed from within; the focus returns. */
export const Uncontrolled: Story = {
  tags: ["no-picture"],
  args: { open: false },
  render: (args) => (
    <Drawer
      {...args}
      open={undefined}
      trigger={<Button>Filtrer</Button>}
      footer={
        <ModalClose>
          <Button>Terminer</Button>
        </ModalClose>
      }
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await page.findByRole("dialog", { name: "Filtres" });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(page.getByRole("button", { name: "Terminer" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Filtrer" })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Longer than the window: its middle scrolls, title and buttons stay. */
export const LongText: Story = {
  args: {
    title: "Détails de votre commande au stand du Grand Prix de Lamotte-Beuvron",
    children: (
      <Stack>
        {Array.from({ length: 20 }, (_, place) => place + 1).map((article) => (
          <Text key={article}>
            Article {article}. Les photographies sont livrées dans les formats et les délais annoncés à la
            commande ; les tirages sont expédiés à l’adresse choisie.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    await expect(await page.findByRole("group", { name: /Détails/ })).toHaveAttribute("tabindex", "0");
  },
};
