import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Disclosure, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const summary = "Quand mes photos sont-elles prêtes ?";
const answer = "Deux heures après votre commande, au stand, et jusqu’à la fin de l’événement.";

const meta = {
  title: "ui/Disclosure",
  tags: ["new", "since-0.2.0"],
  component: Disclosure,
  args: { summary, children: <Text>{answer}</Text>, onOpenChange: fn() },
  parameters: {
    usage: {
      when: ["For details that some want and most do not: an answer, a list of what is included."],
      whenNot: [
        "For what everybody needs before a choice: show it.",
        "For a task over the page, use Modal; for a few actions, use buttons.",
      ],
      accessibility: [
        "The browser's own details: Enter and Space open and close it, and its search in the page finds closed text and opens it.",
        "With a common name, one of several is open at a time.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(answer)).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText(summary).closest("summary")).toHaveFocus();
    await userEvent.click(canvas.getByText(summary));
    await waitFor(() => expect(canvas.getByText(answer)).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByText(summary));
    await waitFor(() => expect(canvas.getByText(answer)).not.toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};
export const Playground: Story = { tags: ["forced-colors"], args: { defaultOpen: true } };

/** One at a time. */
export const Several: Story = {
  render: () => (
    <div>
      <Disclosure name="aide" summary={summary} defaultOpen>
        <Text>{answer}</Text>
      </Disclosure>
      <Disclosure name="aide" summary="Puis-je échanger un tirage ?">
        <Text>Oui, au stand, tant que l’événement dure.</Text>
      </Disclosure>
      <Disclosure name="aide" summary="Où est ma facture ?">
        <Text>Dans « Mon compte », à côté de la commande.</Text>
      </Disclosure>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Où est ma facture ?"));
    await waitFor(() => expect(canvas.getByText(/à côté de la commande/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(answer)).not.toBeVisible());
  },
};

/** The caller keeps the state. */
export const Controlled: Story = {
  tags: ["no-picture"],
  args: { open: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(summary));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByText(answer)).toBeVisible();
  },
};

const long = {
  summary:
    "Que se passe-t-il si l’épreuve est reportée, si mon cheval change de cavalier ou si mon dossard n’est pas lisible ?",
  defaultOpen: true,
  children: (
    <Text>
      Les photos restent en ligne douze mois. Cherchez-les par l’heure de votre passage, puis écrivez-nous :
      nous les rattachons au bon nom et prolongeons, si besoin, le délai de retrait au stand.
    </Text>
  ),
};
export const LongText: Story = { args: long };
export const Narrow: Story = { args: long, decorators: [narrow] };
