import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Footer, FooterChoice } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/FooterChoice",
  tags: ["new", "since-0.2.0"],
  component: FooterChoice,
  parameters: {
    bare: true,
    usage: {
      when: ["For a setting of the whole site that few people change, at the foot of each page."],
      whenNot: ["For a choice of a page, use ModeToggle or RadioGroup."],
      accessibility: ["A named radio group; its arrow keys move and choose."],
    } satisfies Usage,
  },
  args: {
    label: "Apparence",
    options: [
      { value: "auto", label: "Automatique" },
      { value: "light", label: "Clair" },
      { value: "dark", label: "Sombre" },
    ],
    value: "auto",
    onValueChange: fn(),
  },
  render: (args) => (
    <Footer
      note="Dossard, photographies d’événements sportifs"
      navigationLabel="Informations"
      links={[{ label: "Aide", to: "/help" }]}
      choice={<FooterChoice {...args} />}
    />
  ),
} satisfies Meta<typeof FooterChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole("radiogroup", { name: "Apparence" });
    await expect(within(group).getByRole("radio", { name: "Automatique" })).toBeChecked();
    await userEvent.click(within(group).getByRole("radio", { name: "Sombre" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("dark");
  },
};
export const Playground: Story = {
  tags: ["no-picture"],
  args: { value: "dark" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Sombre" })).toBeChecked();
  },
};
