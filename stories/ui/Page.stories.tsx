import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card, Heading, Page, pageWidths, Text, TextField } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Page",
  tags: ["stable", "since-0.1.0"],
  component: Page,
  argTypes: { width: { control: "select", options: pageWidths } },
  parameters: {
    bare: true,
    usage: {
      when: [
        "Once per screen, around all its content, below Header: it centres the content and spaces its sections.",
      ],
      whenNot: [
        "Inside another page, set `main={false}`: a document has one main landmark.",
        "For a part of a screen, use Stack or Card.",
      ],
      accessibility: [
        "The main landmark, and the target of Header’s skip link: code can focus it.",
        "Reading width keeps lines under 75 letters.",
      ],
    } satisfies Usage,
  },
  args: {
    children: (
      <>
        <Heading level={1}>Aide</Heading>
        <Card>
          <Text>Les photos d’une épreuve sont en ligne une heure après sa fin.</Text>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole("main");
    await expect(main).toHaveAttribute("id", "contenu");
    main.focus();
    await expect(main).toHaveFocus();
    main.blur();
    await userEvent.tab();
    // Not a tab stop.
    await expect(main).not.toHaveFocus();
  },
};
export const Playground: Story = { args: { width: "reading" } };

/** A screen of pictures: they begin as high as possible. */
export const Compact: Story = { args: { width: "wide", compact: true } };

/** The width of running text. */
export const ReadingWidth: Story = {
  args: {
    width: "reading",
    children: (
      <>
        <Heading level={1}>Conditions générales de vente</Heading>
        <Text>
          Les présentes conditions régissent la vente de photographies prises lors d’événements sportifs, sous
          forme de fichiers numériques ou de tirages sur papier. Toute commande suppose leur acceptation, qui
          est demandée avant le paiement.
        </Text>
      </>
    ),
  },
};

export const FormWidth: Story = {
  args: {
    width: "form",
    children: (
      <>
        <Heading level={1}>Se connecter</Heading>
        <TextField label="Adresse e-mail" type="email" name="email" autoComplete="email" />
      </>
    ),
  },
};

export const Wide: Story = { args: { width: "wide" } };

/** Inside another page it is not a landmark, and the outer page keeps the anchor. */
export const InsideAnother: Story = {
  args: { main: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("main")).toBeNull();
    await expect(canvasElement.querySelector("#contenu")).toBeNull();
  },
};
