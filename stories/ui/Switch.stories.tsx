import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Box, Stack, Switch } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const label = "Raccourcis clavier";

const meta = {
  title: "ui/Switch",
  tags: ["new", "since-0.2.0"],
  component: Switch,
  args: { label, onCheckedChange: fn() },
  render: (args) => (
    <Box maxWidth="form">
      <Switch {...args} />
    </Box>
  ),
  parameters: {
    usage: {
      when: ["For a setting that is on or off and takes effect at once: keyboard shortcuts, notifications."],
      whenNot: [
        "For a yes or no that takes effect when its form is sent, use Checkbox.",
        "For two displays that both have a name, use ModeToggle.",
      ],
      accessibility: [
        "A switch: Space changes it, and screen readers say on or off. The whole line is the target.",
        "Its label holds for both states: « Raccourcis clavier », not « Activer les raccourcis ».",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole("switch", { name: label });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await expect(toggle).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(toggle).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(label));
    await expect(toggle).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
export const Playground: Story = { args: { defaultChecked: true, hint: "S ouvre votre sélection." } };

export const States: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Box maxWidth="form">
      <Stack space="none">
        <Switch label="Éteint" />
        <Switch label="Allumé" defaultChecked />
        <Switch label="Éteint, indisponible" disabled />
        <Switch label="Allumé, indisponible" disabled defaultChecked />
      </Stack>
    </Box>
  ),
};

/** The caller keeps the state: without an answer it stays as it is. */
export const Controlled: Story = {
  tags: ["no-picture"],
  args: { checked: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};

export const Disabled: Story = {
  args: { disabled: true, hint: "Sans clavier, il n’y en a pas." },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("switch", { name: label })).toHaveAccessibleDescription(
      "Sans clavier, il n’y en a pas.",
    );
    await userEvent.tab();
    await expect(canvas.getByRole("switch")).not.toHaveFocus();
    await userEvent.click(canvas.getByText(label));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

const long = {
  label:
    "Recevoir un message lorsque de nouvelles photos de mon cheval, de mon cavalier ou de mon dossard sont en ligne",
  hint: "Un seul message par épreuve, au plus tard deux heures après la remise des prix.",
  defaultChecked: true,
};
export const LongText: Story = { args: long };
export const Narrow: Story = { args: long, decorators: [narrow] };
