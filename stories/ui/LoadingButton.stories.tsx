import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { buttonSizes, buttonVariants, iconNames, LoadingButton } from "../../src/ui/index.ts";

const meta = {
  title: "ui/LoadingButton",
  component: LoadingButton,
  argTypes: {
    variant: { control: "select", options: buttonVariants },
    size: { control: "select", options: buttonSizes },
    icon: { control: "select", options: iconNames },
  },
  args: {
    children: "Valider ma commande",
    variant: "primary",
    loadingLabel: "Validation en cours…",
    onClick: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof LoadingButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: "large", iconEnd: "arrowRight" } };

/** Turning: the width is kept, the words are announced. */
export const Loading: Story = {
  tags: ["stand"],
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Validation en cours…");
  },
};

/** Pressed twice in a hurry, it acts once, and is ready again when the action ends. */
export const DoubleClick: Story = {
  args: { onClick: fn(() => new Promise<void>((done) => setTimeout(done, 150))) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Valider ma commande" });
    const { width } = button.getBoundingClientRect();
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  },
};

/** As a form's submit: no second submit while busy. */
export const Submit: Story = {
  args: { type: "submit", loading: true },
  render: ({ onClick: _, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        throw new Error("submitted while busy");
      }}
    >
      <LoadingButton {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-disabled", "true");
  },
};
