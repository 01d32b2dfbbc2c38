import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, Divider, Stack, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const meta = {
  title: "ui/Divider",
  tags: ["new", "since-0.2.0"],
  component: Divider,
  render: (args) => (
    <Stack>
      <Text>Vous avez un compte : connectez-vous pour retrouver vos commandes.</Text>
      <Divider {...args} />
      <Text>Sans compte, une adresse e-mail suffit.</Text>
    </Stack>
  ),
  parameters: {
    usage: {
      when: ["Between two parts of a screen that space alone does not separate, or that are alternatives."],
      whenNot: [
        "For a group with its own ground, use Card.",
        "Between lines of a list or rows of a table: they draw their own.",
      ],
      accessibility: ["Without a label it is a separator; a label is read as text."],
    } satisfies Usage,
  },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("separator")).toBeInTheDocument();
  },
};
export const Playground: Story = { args: { label: "ou" } };

/** Two ways to go on. */
export const BetweenAlternatives: Story = {
  render: () => (
    <Stack>
      <Button variant="primary">Me connecter</Button>
      <Divider label="ou" />
      <Button>Continuer sans compte</Button>
    </Stack>
  ),
};

const long = { label: "ou retrouvez un panier enregistré au stand, avec son code de quatre caractères" };
export const LongText: Story = { args: long };
export const Narrow: Story = { args: long, decorators: [narrow] };
