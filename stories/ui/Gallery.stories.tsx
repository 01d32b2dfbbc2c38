import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import {
  Button,
  Gallery,
  type GalleryLabels,
  type GalleryProps,
  gallerySizes,
  Modal,
} from "../../src/ui/index.ts";
import { missingImage } from "../drawings/images.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";

const labels: GalleryLabels = {
  role: "galerie",
  previous: "Photo précédente",
  next: "Photo suivante",
  zoomIn: "Agrandir la photo",
  zoomOut: "Voir la photo entière",
  retry: "Réessayer",
  loading: "Chargement de la photo…",
  position: (place, count) => `Photo ${place} sur ${count}`,
  zoom: (percent) => `${percent}\u00a0%`,
};

const pictureAt = (index: number) => ({
  src: photo(index),
  alt: `Photo DSC_${412 + index}`,
});

/** Browses like a screen: the caller holds the index. */
function Leafing(args: GalleryProps) {
  const [index, setIndex] = useState(args.index);
  const { count } = args;
  return (
    <Gallery
      {...args}
      index={index}
      picture={pictureAt(index)}
      neighbours={{ previous: pictureAt((index - 1 + count) % count), next: pictureAt((index + 1) % count) }}
      onIndexChange={(next) => {
        args.onIndexChange?.(next);
        setIndex(next);
      }}
    />
  );
}

const meta = {
  title: "ui/Gallery",
  tags: ["stable", "since-0.1.0"],
  component: Gallery,
  argTypes: { size: { control: "select", options: gallerySizes } },
  args: {
    label: "Photos du Grand Prix",
    picture: pictureAt(0),
    index: 0,
    count: 5,
    onIndexChange: fn(),
    size: "alone",
    labels,
  },
  parameters: {
    usage: {
      when: [
        "For a close look at one photograph, with its neighbours one press away: in the add-picture modal, or alone in a dialog.",
        "Size `stage` on the stage of a Modal, as large as the window allows; `alone` among other content of a dialog.",
      ],
      whenNot: [
        "For many photographs at a glance: use Mosaic.",
        "For a small photograph beside a line of text: use Picture.",
      ],
      accessibility: [
        "A group announced as a gallery; each change of position is announced, and so is the zoom.",
        "Left and right arrows browse and wrap around; plus and minus zoom, arrows then pan, and Escape ends the zoom before it closes the surrounding dialog.",
        "Every gesture has a button: nobody has to swipe, pinch or double-tap.",
        "With reduced motion the next photograph appears at once.",
      ],
    } satisfies Usage,
  },
  render: (args) => <Leafing {...args} />,
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The gallery's slide that contains an image. */
const slideOf = (image: Element) => image.closest("div")?.parentElement as HTMLElement;

const scaleOf = (image: Element) => {
  const held = image.closest("[style*='scale']");
  return held ? new DOMMatrix(getComputedStyle(held).transform) : new DOMMatrix();
};

/** The whole photograph; browsing wraps around at both ends. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("group", { name: "Photos du Grand Prix" })).toHaveAttribute(
      "aria-roledescription",
      "galerie",
    );
    await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Photo précédente" }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByText("Photo 5 sur 5")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Photo suivante" }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByText("Photo 1 sur 5").closest("[aria-live='polite']")).not.toBeNull();
    await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
  },
};
export const Playground: Story = { args: { index: 2, count: 240 } };

/** By keyboard: arrows browse; plus zooms, arrows then pan, Escape ends the zoom, and arrows browse again. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Photo précédente" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    const image = await waitFor(() => canvas.getByRole("img", { name: "Photo DSC_413" }));

    await userEvent.keyboard("+");
    await expect(scaleOf(image).a).toBeCloseTo(1.5);
    await expect(canvas.getByText("150\u00a0%", { normalizer: String })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(scaleOf(image).e).toBe(-60);
    await expect(scaleOf(image).f).toBe(-60);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(3);
    await userEvent.keyboard("-");
    await expect(scaleOf(image).isIdentity).toBe(true);

    await userEvent.keyboard("++{Escape}");
    await expect(scaleOf(image).isIdentity).toBe(true);
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
  },
};

/** Zoomed by its button, which then resets the zoom. */
export const Zoomed: Story = {
  args: { index: 2 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Agrandir la photo" }));
    await expect(canvas.getByRole("button", { name: "Voir la photo entière" })).toHaveFocus();
    await expect(scaleOf(canvas.getByRole("img", { name: "Photo DSC_414" })).a).toBeCloseTo(2.5);
    await expect(canvas.getByText("Photo 3 sur 5", { exact: false })).toHaveTextContent(/250\s%/);
  },
};

/** The next photograph is shown whole, even after a zoom. */
export const ZoomEndsWithThePicture: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Agrandir la photo" }));
    await userEvent.click(canvas.getByRole("button", { name: "Photo suivante" }));
    await expect(canvas.getByRole("button", { name: "Agrandir la photo" })).toBeVisible();
    await expect(scaleOf(canvas.getByRole("img", { name: "Photo DSC_413" })).isIdentity).toBe(true);
  },
};

const touch = (target: Element, type: string, pointerId: number, clientX: number, clientY: number) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerType: "touch",
      pointerId,
      clientX,
      clientY,
      isPrimary: pointerId === 1,
    }),
  );

/** A swipe browses, a short one does not; vertical swipes scroll the page. */
export const BySwipe: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, args }) => {
    const image = await waitFor(() => canvas.getByRole("img", { name: "Photo DSC_412" }));
    touch(image, "pointerdown", 1, 400, 200);
    touch(image, "pointermove", 1, 340, 205);
    touch(image, "pointerup", 1, 300, 205);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));

    const next = await waitFor(() => canvas.getByRole("img", { name: "Photo DSC_413" }));
    touch(next, "pointerdown", 1, 300, 200);
    touch(next, "pointermove", 1, 320, 200);
    touch(next, "pointerup", 1, 330, 200);
    touch(next, "pointerdown", 1, 300, 200);
    touch(next, "pointercancel", 1, 310, 320);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);

    touch(next, "pointerdown", 1, 300, 200);
    touch(next, "pointerup", 1, 420, 210);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(0));
  },
};

/** The neighbours wait beside the picture, follow the finger, and load once it has. */
export const Neighbours: Story = {
  tags: ["no-picture"],
  args: { count: 3 },
  play: async ({ canvas, canvasElement, args }) => {
    const sources = () => [...canvasElement.querySelectorAll("img")].map(({ src }) => src);
    await waitFor(() => expect(sources()).toHaveLength(3));
    const left = (image: Element) => image.getBoundingClientRect().left;
    const shown = canvas.getByRole("img", { name: "Photo DSC_412" });
    const [, , next] = canvasElement.querySelectorAll("img");
    if (!next) throw new Error("No next picture");
    const width = shown.getBoundingClientRect().width;
    await expect(left(next)).toBeCloseTo(left(shown) + width, 0);

    touch(shown, "pointerdown", 1, 400, 200);
    touch(shown, "pointermove", 1, 300, 205);
    await waitFor(() => expect(left(next)).toBeCloseTo(left(shown) + width, 0));
    await expect(new DOMMatrix(getComputedStyle(slideOf(shown)).transform).e).toBe(-100);
    touch(shown, "pointerup", 1, 300, 205);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    // The same element, already loaded, is now in view.
    await expect(await canvas.findByRole("img", { name: "Photo DSC_413" })).toBe(next);
    await waitFor(() => expect(left(next)).toBeCloseTo(left(slideOf(next).parentElement as Element), 0));
  },
};

/** A swipe down closes; one that ends near its start, or goes up, does not. */
export const SwipeDown: Story = {
  tags: ["no-picture"],
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    const image = await waitFor(() => canvas.getByRole("img", { name: "Photo DSC_412" }));
    for (const [from, to] of [
      [200, 260],
      [300, 100],
    ] as const) {
      touch(image, "pointerdown", 1, 400, from);
      touch(image, "pointermove", 1, 402, to);
      touch(image, "pointerup", 1, 402, to);
    }
    await expect(args.onDismiss).not.toHaveBeenCalled();
    touch(image, "pointerdown", 1, 400, 200);
    touch(image, "pointermove", 1, 402, 320);
    touch(image, "pointerup", 1, 402, 320);
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

/** Two fingers zoom, one then pans, and a double tap resets the zoom. */
export const ByPinch: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, args }) => {
    const image = await waitFor(() => canvas.getByRole("img", { name: "Photo DSC_412" }));
    touch(image, "pointerdown", 1, 400, 200);
    touch(image, "pointerdown", 2, 500, 200);
    touch(image, "pointermove", 1, 350, 200);
    touch(image, "pointermove", 2, 550, 200);
    touch(image, "pointerup", 2, 550, 200);
    touch(image, "pointerup", 1, 350, 200);
    await waitFor(() => expect(scaleOf(image).a).toBeCloseTo(2));

    const before = scaleOf(image).e;
    touch(image, "pointerdown", 1, 400, 200);
    touch(image, "pointermove", 1, 370, 200);
    touch(image, "pointerup", 1, 370, 200);
    await waitFor(() => expect(scaleOf(image).e).toBeCloseTo(before - 30));
    await expect(args.onIndexChange).not.toHaveBeenCalled();

    for (const _tap of [1, 2]) {
      touch(image, "pointerdown", 1, 400, 200);
      touch(image, "pointerup", 1, 400, 200);
    }
    await waitFor(() => expect(scaleOf(image).isIdentity).toBe(true));
  },
};

/** In a dialog: Escape ends the zoom first, then closes. */
export const InADialog: Story = {
  args: { index: 3 },
  parameters: { docs: { story: { inline: false } } },
  render: function InADialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Voir les photos</Button>
        <Modal
          open={open}
          onOpenChange={setOpen}
          size="large"
          title="Photos de la commande"
          closeLabel="Fermer"
        >
          <Leafing {...args} />
        </Modal>
      </>
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: "Photos de la commande" });
    await userEvent.click(screen.getByRole("button", { name: "Agrandir la photo" }));
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("button", { name: "Agrandir la photo" })).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Voir les photos" }));
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
  },
};

/** Upright: whole in the same frame, so that the arrows stay in place. */
export const Upright: Story = {
  args: { picture: { src: photo(9, "upright"), alt: "Photo IMG_0107, dossard 2041" } },
  render: (args) => <Gallery {...args} />,
};

/** A single photograph: no arrows. */
export const Single: Story = {
  args: { picture: pictureAt(1), count: 1 },
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: "Photo suivante" })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

/** Before it is known: the frame has its final size. */
export const Loading: Story = {
  args: { picture: null, index: 11, count: 240 },
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement de la photo…");
  },
};

/** The image fails, and a button retries; its neighbours stay reachable. */
export const Failed: Story = {
  args: { picture: { src: missingImage, alt: "Photo DSC_0412" } },
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => canvas.getByRole("button", { name: "Réessayer" }), { timeout: 8000 });
    await userEvent.click(canvas.getByRole("button", { name: "Photo suivante" }));
    await expect(args.onIndexChange).toHaveBeenCalledWith(1);
  },
};
