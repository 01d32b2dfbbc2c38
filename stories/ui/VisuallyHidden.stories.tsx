import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, Text, VisuallyHidden, visuallyHiddenElements } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/VisuallyHidden",
  tags: ["stable", "since-0.1.0"],
  component: VisuallyHidden,
  argTypes: { as: { control: "select", options: visuallyHiddenElements } },
  parameters: {
    usage: {
      when: [
        "Text that sighted readers get otherwise: the title of a section whose position explains it, the object of a « Retirer ».",
        "A status for screen readers only.",
      ],
      whenNot: [
        "For what everybody needs: show it.",
        "For the name of an icon button, use IconButton’s label.",
        "For a focusable element: it would be focused invisibly (Header’s skip link shows itself).",
      ],
      accessibility: ["One pixel, clipped: screen readers read it; it is invisible and takes no space."],
    } satisfies Usage,
  },
  args: { children: "dans votre sélection" },
  render: (args) => (
    <Text>
      Photo DSC_0412 <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read, but invisible. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText("dans votre sélection").getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
export const Playground: Story = {
  args: { as: "h2", children: "Résultats" },
  render: (args) => <VisuallyHidden {...args} />,
};

/** A heading only for screen readers. */
export const AsHeading: Story = {
  args: { as: "h2", children: "Résultats de la recherche" },
  render: (args) => (
    <>
      <VisuallyHidden {...args} />
      <Text>218 photos</Text>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 2, name: "Résultats de la recherche" }),
    ).toBeInTheDocument();
  },
};

/** Extends a button's name for readers who cannot see its surroundings. */
export const InAName: Story = {
  args: { children: "la photo DSC_0412 du panier" },
  render: (args) => (
    <Button icon="trash">
      <span>
        Retirer <VisuallyHidden {...args} />
      </span>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Retirer la photo DSC_0412 du panier" })).toBeVisible();
  },
};

/** The target of an aria-describedby. */
export const AsDescription: Story = {
  args: { id: "pourquoi", children: "Choisissez d’abord un format." },
  render: (args) => (
    <>
      <Button aria-describedby="pourquoi" unavailable>
        Ajouter au panier
      </Button>
      <VisuallyHidden {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Choisissez d’abord un format.");
  },
};
