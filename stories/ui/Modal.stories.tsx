import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button, Modal, modalSizes, Picture, Stack, Text } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";

const meta = {
  title: "ui/Modal",
  component: Modal,
  argTypes: { size: { control: "select", options: modalSizes } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Choisissez un format",
    closeLabel: "Fermer",
    children: (
      <Stack>
        <Picture src={photo(2)} alt="Photo DSC_0288" retryLabel="Réessayer" eager />
        <Text>Vous pourrez changer de format dans le panier.</Text>
      </Stack>
    ),
    footer: (
      <>
        <Button>Retour</Button>
        <Button variant="primary">Ajouter au panier</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async () => {
    const dialog = await within(document.body).findByRole("dialog", { name: "Choisissez un format" });
    await expect(dialog).toHaveAttribute("aria-modal", "true");
  },
};
export const Playground: Story = { args: { size: "small", description: "Deux formats vont avec ce pack." } };
export const Large: Story = { args: { size: "large", title: "Photo DSC_0288" } };

/** More than the screen holds: the middle scrolls, title and buttons stay. */
export const LongContent: Story = {
  tags: ["phone"],
  args: {
    title: "Conditions générales de vente de photographies d’événements sportifs",
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, place) => place + 1).map((article) => (
          <Text key={article}>
            Article {article}. Les photographies sont livrées dans les formats et les délais annoncés à la
            commande ; les tirages sont expédiés à l’adresse choisie.
          </Text>
        ))}
      </Stack>
    ),
  },
};

/** Focus enters, stays, and goes back to where it came from; Escape and the page's lock included. */
export const ByKeyboard: Story = {
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Commander cette photo</Button>
        <Modal {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const opener = canvas.getByRole("button", { name: "Commander cette photo" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await page.findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    // No style element may be written at run time: the shop's content security policy refuses them.
    await expect(document.body).not.toHaveAttribute("data-scroll-locked");
  },
};
