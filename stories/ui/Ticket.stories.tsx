import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button, Heading, OrderCode, QRCode, Text, Ticket } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Ticket",
  tags: ["stable", "since-0.1.0"],
  component: Ticket,
  args: {
    label: "Ticket du panier 4F7C",
    children: (
      <>
        <Heading level={2} size="title3" align="center">
          Votre panier
        </Heading>
        <OrderCode label="Code de votre panier" code="4F7C" />
        <QRCode value="https://stand.dossard.example/cart?panier=4f7c" label="Code QR du panier 4F7C" />
      </>
    ),
  },
  parameters: {
    usage: {
      when: ["For a paper slip that a shopper takes away: the code of a saved cart, of an order to pay."],
      whenNot: ["For content that is only read on screen, use Card.", "For an invoice: that is a document."],
      accessibility: [
        "A named region; its actions come after it, outside, and are not printed.",
        "Black on white on paper, in any theme.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Ticket du panier 4F7C" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Playground: Story = {};

const print = fn();

/** Buttons are below the ticket, and are not printed. */
export const WithActions: Story = {
  args: { actions: <Button onClick={print}>Imprimer</Button> },
  beforeEach: () => void print.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const ticket = canvas.getByRole("region");
    await expect(ticket).not.toContainElement(canvas.getByRole("button"));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** Words that need several lines. */
export const LongText: Story = {
  args: {
    children: (
      <Text align="center">
        Présentez ce ticket au stand du Grand Prix Pro Élite de Saint-Germain-en-Laye, ou retrouvez votre
        panier avec l’adresse prenom.nom-compose-tres-long@cavaliers-de-normandie.example.
      </Text>
    ),
  },
};
