import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { randomUuid } from "../../src/browser/randomUuid.ts";
import { Columns, Picture, pictureFits, pictureRatios } from "../../src/ui/index.ts";
import { missingImage, storeAddress } from "../drawings/images.ts";
import { photo } from "../drawings/photo.ts";
import { read } from "../support/read.ts";
import type { Usage } from "../support/usage.ts";

const alt = "Photo DSC_0412, Jeanne Lefèvre et Ulysse du Breuil";

const shown = { alt, retryLabel: "Réessayer", onOpen: fn(), eager: true };

const meta = {
  title: "ui/Picture",
  tags: ["stable", "since-0.1.0"],
  component: Picture,
  argTypes: {
    ratio: { control: "select", options: pictureRatios },
    fit: { control: "select", options: pictureFits },
  },
  args: { src: photo(3), alt, retryLabel: "Réessayer", onOpen: fn(), eager: true },
  parameters: {
    usage: {
      when: [
        "For every photograph on sale: in the mosaic, in a pack's slots, beside a line of the cart.",
        "Set `mark` for a kept (green) or newly ticked (blue) picture, and `tick` if it can be ticked as well as opened.",
      ],
      whenNot: [
        "For a close look at one photograph, with its neighbours, use Gallery.",
        "For an advert among photographs, use AdvertCard.",
        "For an icon or an empty state's drawing, use Icon or EmptyState.",
      ],
      accessibility: [
        "`alt` says what is visible: the file's name, the rider, the hour. It is the button's name.",
        "Green is round, blue is square, and both have a frame and words: neither colour nor eyesight is needed.",
        "The same button retries a failed image and keeps the focus; its name is « Réessayer » and its description the photograph's. Pressed within half a second of the failure it still opens the photograph.",
      ],
    } satisfies Usage,
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
    const button = canvas.getByRole("button", { name: alt });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};
export const Playground: Story = { args: { caption: "DSC_0412, 14 h 32", ratio: "4/3" } };

/** Not a button; the text is the image's alternative. */
export const SeenOnly: Story = {
  args: { src: photo(4), alt: "Photo IMG_2281, Alpine bleue nº 33" },
  render: ({ onOpen: _onOpen, pressed: _pressed, ...args }) => (
    <Columns count={[1, 2, 3]}>
      <Picture {...args} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: "Photo IMG_2281, Alpine bleue nº 33" });
    await waitFor(() => expect(image).toBeVisible());
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Before it is known: the frame has its final size, with a placeholder. */
export const Placeholder: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector("figure");
    await expect(frame?.getBoundingClientRect().height).toBeGreaterThan(100);
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** Its own colours fill its place until it loads. */
export const OwnColours: Story = {
  render: () => (
    <Columns count={[1, 2, 3]}>
      <Picture {...shown} src={null} colours={["#9db4c8", "#7c8f63", "#5b4a33"]} />
      <Picture {...shown} src={null} colours={["#8a6f4d"]} alt="Une seule couleur" />
      <Picture {...shown} src={null} colours={[]} alt="Aucune couleur" />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [three, one, none] = ["Ulysse", "seule", "Aucune"].map(
      (name) => canvas.getByRole("button", { name: new RegExp(name) }).parentElement,
    );
    const painted = (frame: Element | null | undefined) => frame && getComputedStyle(frame).backgroundImage;
    await expect(painted(three)).toBe(
      "linear-gradient(rgb(157, 180, 200), rgb(124, 143, 99), rgb(91, 74, 51))",
    );
    await expect(painted(one)).toBe("linear-gradient(rgb(138, 111, 77), rgb(138, 111, 77))");
    await expect(painted(none)).toBe("none");
  },
};

/** An image that fails or lets the reader wait shows its colours; one that has come shows none. */
export const OwnColoursWhileItComes: Story = {
  tags: ["no-picture"],
  render: () => (
    <Columns count={[1, 2]}>
      <Picture {...shown} src={missingImage} colours={["#9db4c8"]} alt="Une photo qui manque" />
      <Picture {...shown} src={photo(3)} colours={["#9db4c8"]} alt="Une photo qui vient" />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [missing, coming] = ["manque", "vient"].map(
      (name) => canvas.getByRole("button", { name: new RegExp(name) }).parentElement,
    );
    const paints = (frame: Element | null | undefined) =>
      [frame, ...(frame?.querySelectorAll("img") ?? [])].some(
        (element) => element && getComputedStyle(element).backgroundImage !== "none",
      );
    await waitFor(() => expect(paints(missing)).toBe(true));
    await waitFor(() => expect(coming?.querySelector("img")?.complete).toBe(true));
    await expect(paints(coming)).toBe(false);
  },
};

/** Green and round: in « Ma sélection ». */
export const Kept: Story = {
  tags: ["forced-colors"],
  args: { mark: { tone: "green", label: "dans votre sélection" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleName(`${alt}, dans votre sélection`);
  },
};

/** Blue and square: ticked, not kept yet. */
export const TickedNow: Story = {
  tags: ["forced-colors"],
  args: { mark: { tone: "blue", label: "cochée" }, pressed: true, caption: "DSC_0412, 14 h 32" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toHaveAccessibleName(/cochée/);
  },
};

/** Its hour on a lower corner, legible on any picture. */
export const WithCorner: Story = {
  args: {
    corner: "14\u00a0h\u00a032",
    alt: "Photo DSC_0412, 14 juin 2026 à 14\u00a0h\u00a032",
    onOpen: fn(),
  },
};

/** The picture opens, its corner ticks: two buttons, in this order. */
export const WithTick: Story = {
  tags: ["forced-colors"],
  args: { tick: { pressed: false, label: "Cocher la photo DSC_0412", onPress: fn() } },
  render: (args) => (
    <Columns count={[1, 2, 3]}>
      <Picture {...shown} src={photo(3)} tick={args.tick} />
      <Picture
        {...shown}
        src={photo(4)}
        alt="Photo DSC_0413"
        mark={{ tone: "blue", label: "cochée" }}
        tick={{ pressed: true, label: "Cocher la photo DSC_0413", onPress: fn() }}
      />
      <Picture
        {...shown}
        src={photo(8)}
        alt="Photo DSC_0414"
        mark={{ tone: "green", label: "dans votre sélection" }}
        tick={{ pressed: true, label: "Cocher la photo DSC_0414", onPress: fn() }}
      />
    </Columns>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: alt })).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole("button", { name: "Cocher la photo DSC_0412", pressed: false }),
    ).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.tick?.onPress).toHaveBeenCalledTimes(1);
    await expect(shown.onOpen).not.toHaveBeenCalled();
  },
};

/** Upright in its own frame, and whole in a frame of another shape. */
export const Ratios: Story = {
  render: () => (
    <Columns count={[2, 3, 4]} align="flex-start">
      <Picture {...shown} src={photo(6)} ratio="3/2" />
      <Picture {...shown} src={photo(6)} ratio="4/3" />
      <Picture {...shown} src={photo(6)} ratio="1/1" />
      <Picture {...shown} src={photo(9, "upright")} alt="Photo IMG_0107, dossard 2041" ratio="2/3" />
    </Columns>
  ),
};

/** Whole in its frame, as in a pack's slot. */
export const WholeInItsFrame: Story = { args: { src: photo(4, "upright"), fit: "contain", ratio: "1/1" } };

/** A name longer than the picture is wide ends in an ellipsis. */
export const LongCaption: Story = {
  args: {
    caption:
      "DSC_0412, Jeanne Lefèvre de Saint-Hilaire et Ulysse du Breuil, Grand Prix de Lamotte-Beuvron, 14 h 32",
  },
};

/** Retried automatically three times; then a button retries, keeps the focus, and becomes the picture again. */
export const FailsThenComesBack: Story = {
  tags: ["no-picture"],
  // An address that was never requested before.
  loaders: [() => ({ src: `${storeAddress("fourth-time")}/thumbnails/${randomUuid()}/2.webp` })],
  render: (_args, { loaded }) => (
    <Columns count={[1, 2, 3]}>
      <Picture {...shown} src={loaded.src} />
    </Columns>
  ),
  play: async ({ canvas, userEvent }) => {
    const retry = await waitFor(() => canvas.getByRole("button", { name: "Réessayer" }), { timeout: 8000 });
    await expect(retry).toHaveAccessibleDescription(alt);
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await read();
    await userEvent.keyboard("{Enter}");
    const button = await waitFor(() => canvas.getByRole("button", { name: alt }));
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Réessayer" })).toBeNull());
  },
};

/** The image fails for good. */
export const Failed: Story = {
  args: { src: missingImage, caption: "DSC_0412, 14 h 32" },
  play: async ({ canvas }) => {
    await waitFor(() => canvas.getByRole("button", { name: "Réessayer" }), { timeout: 8000 });
  },
};
