import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Columns, Picture, pictureRatios } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";

const meta = {
  title: "ui/Picture",
  component: Picture,
  argTypes: { ratio: { control: "select", options: pictureRatios } },
  args: {
    src: photo(3),
    alt: "Photo DSC_0412, Jeanne Lefèvre et Ulysse du Breuil",
    retryLabel: "Réessayer",
    onOpen: fn(),
    eager: true,
  },
  render: (args) => (
    <Columns count={[1, 2, 3]}>
      <Picture {...args} />
    </Columns>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Photo DSC_0412, Jeanne Lefèvre et Ulysse du Breuil" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = { args: { caption: "DSC_0412, 14 h 32", ratio: "4/3" } };

/** Green: in « Ma sélection ». */
export const Kept: Story = { args: { mark: { tone: "green", label: "dans votre sélection" } } };

/** Blue: ticked now, not kept yet. */
export const TickedNow: Story = {
  tags: ["stand"],
  args: { mark: { tone: "blue", label: "cochée" }, pressed: true, caption: "DSC_0412, 14 h 32" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toHaveAccessibleName(/cochée/);
  },
};

/** Whole in its frame, as in a dialog. */
export const WholeInItsFrame: Story = { args: { src: photo(5), fit: "contain", ratio: "1/1" } };

/** Asked for three times, then a button asks again; the image is served meanwhile. */
export const FailsThenComesBack: Story = {
  args: { src: "/photos/absente.webp" },
  play: async ({ canvas, userEvent }) => {
    const retry = await waitFor(() => canvas.getByRole("button", { name: "Réessayer" }), { timeout: 8000 });
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Réessayer" })).toBeNull());
    await waitFor(() => canvas.getByRole("button", { name: "Réessayer" }), { timeout: 8000 });
  },
};
