import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
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
  const around = (by: number) => pictureAt((index + by + count) % count);
  return (
    <Gallery
      {...args}
      index={index}
      picture={pictureAt(index)}
      neighbours={{
        previous: around(-1),
        next: around(1),
        secondPrevious: around(-2),
        secondNext: around(2),
      }}
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
        "The zoom takes the window and hides the other controls: the focus is on the button that ends it, returns to where it was, and ends the zoom where it goes elsewhere.",
        "A movable crop is a slider: arrows move it by a twentieth, Page Up and Page Down by a fifth, Home and End to its ends.",
        "Every gesture has a button: nobody has to swipe, pinch or double-tap.",
        "With reduced motion the next photograph appears at once.",
        "The strip is a list box: one tab stop, the current photograph; arrows browse, and the focus stays on the current one.",
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

/** By keyboard: arrows browse; plus zooms, arrows then pan, Escape or minus ends the zoom, and arrows browse again. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const previous = canvas.getByRole("button", { name: "Photo précédente" });
    await expect(previous).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    const image = await waitFor(() => canvas.getByRole("img", { name: "Photo DSC_413" }));

    await userEvent.keyboard("+");
    await expect(scaleOf(image).a).toBeCloseTo(2);
    await expect(canvas.getByText("200\u00a0%", { normalizer: String })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Voir la photo entière" })).toHaveFocus();
    await userEvent.keyboard("+");
    await expect(scaleOf(image).a).toBeCloseTo(3);
    const { e, f } = scaleOf(image);
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(scaleOf(image).e).toBeCloseTo(e - 60);
    await expect(scaleOf(image).f).toBeCloseTo(f - 60);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(3);
    await userEvent.keyboard("--");
    await expect(scaleOf(image).isIdentity).toBe(true);
    await expect(previous).toHaveFocus();

    await userEvent.keyboard("++{Escape}");
    await expect(scaleOf(image).isIdentity).toBe(true);
    await expect(previous).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
  },
};

const filledWindow = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return left === 0 && top === 0 && width === clientWidth && height === clientHeight;
};

/** Zoomed by its button, over the whole window; the button then leads back. */
export const Zoomed: Story = {
  tags: ["whole-page"],
  args: { index: 2, onZoomedChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Agrandir la photo" }));
    const leave = canvas.getByRole("button", { name: "Voir la photo entière" });
    await expect(leave).toHaveFocus();
    const image = canvas.getByRole("img", { name: "Photo DSC_414" });
    await expect(scaleOf(image).a).toBeCloseTo(2);
    await expect(filledWindow(image.closest("[data-zoomed]") as Element)).toBe(true);
    await expect(canvas.getByText("Photo 3 sur 5", { exact: false })).toHaveTextContent(/200\s%/);
    await expect(canvas.queryByRole("button", { name: "Photo suivante" })).toBeNull();
    await expect(args.onZoomedChange).toHaveBeenLastCalledWith(true);
  },
};

/** Ended by its caller, as the browser's Back does, and by a focus that goes elsewhere. */
export const ZoomEnded: Story = {
  tags: ["no-picture"],
  args: { onZoomedChange: fn() },
  render: function ZoomEnded(args) {
    const [zoomed, setZoomed] = useState(false);
    return (
      <>
        <Leafing
          {...args}
          zoomed={zoomed}
          onZoomedChange={(next) => {
            args.onZoomedChange?.(next);
            setZoomed(next);
          }}
        />
        <Button onClick={() => setZoomed(false)}>Retour</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const image = await waitFor(() => canvas.getByRole("img", { name: "Photo DSC_412" }));
    const zoomIn = canvas.getByRole("button", { name: "Agrandir la photo" });
    const back = canvas.getByRole("button", { name: "Retour" });
    const before = JSON.stringify(image.getBoundingClientRect());
    await userEvent.click(zoomIn);
    await expect(scaleOf(image).isIdentity).toBe(false);
    // Pressed by nobody: the zoom covers it.
    back.click();
    await waitFor(() => expect(scaleOf(image).isIdentity).toBe(true));
    await expect(zoomIn).toHaveFocus();
    await waitFor(() => expect(JSON.stringify(image.getBoundingClientRect())).toBe(before));

    await userEvent.keyboard("+");
    await expect(scaleOf(image).isIdentity).toBe(false);
    await userEvent.tab();
    await expect(scaleOf(image).isIdentity).toBe(true);
    await expect(args.onZoomedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

/** The next photograph is shown whole, even after a zoom. */
export const ZoomEndsWithThePicture: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole("button", { name: "Photo suivante" });
    await userEvent.click(canvas.getByRole("button", { name: "Agrandir la photo" }));
    // Hidden meanwhile: pressed as by a shortcut of the caller.
    next.click();
    await expect(await canvas.findByRole("button", { name: "Agrandir la photo" })).toBeVisible();
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

/** Two ahead in the direction of travel, and one behind. */
export const AheadInTheDirection: Story = {
  tags: ["no-picture"],
  args: { index: 10, count: 20 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = () =>
      waitFor(() =>
        expect([...canvasElement.querySelectorAll("img")].map(({ src }) => numberOf(src))).toHaveLength(4),
      );
    const numberOf = (src: string) =>
      Array.from({ length: 20 }, (_, at) => at).find((at) => src.endsWith(photo(at)));
    const images = () => [...canvasElement.querySelectorAll("img")].map(({ src }) => numberOf(src));
    await shown();
    await expect(images()).toEqual([9, 10, 11, 12]);
    const far = canvasElement.querySelectorAll("img")[3];
    await userEvent.click(canvas.getByRole("button", { name: "Photo suivante" }));
    await waitFor(() => expect(images()).toEqual([10, 11, 12, 13]));
    // Its element has stayed.
    await expect(canvasElement.querySelectorAll("img")[2]).toBe(far);
    await userEvent.click(canvas.getByRole("button", { name: "Photo précédente" }));
    await waitFor(() => expect(images()).toEqual([8, 9, 10, 11]));
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

/** Two fingers zoom, one then pans; a double tap or two fingers that close end the zoom. */
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

    const tapTwice = () => {
      for (const _tap of [1, 2]) {
        touch(image, "pointerdown", 1, 400, 200);
        touch(image, "pointerup", 1, 400, 200);
      }
    };
    tapTwice();
    await waitFor(() => expect(scaleOf(image).isIdentity).toBe(true));
    tapTwice();
    await waitFor(() => expect(scaleOf(image).a).toBeCloseTo(2));

    touch(image, "pointerdown", 1, 300, 200);
    touch(image, "pointerdown", 2, 500, 200);
    touch(image, "pointermove", 2, 380, 200);
    await waitFor(() => expect(scaleOf(image).a).toBeCloseTo(0.8));
    touch(image, "pointerup", 2, 380, 200);
    touch(image, "pointerup", 1, 300, 200);
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

/** Thumbnails below the photograph on a Modal's stage, the current one in the middle. */
export const Strip: Story = {
  parameters: { docs: { story: { inline: false } } },
  args: {
    size: "stage",
    index: 20,
    count: 240,
    strip: {
      label: "Photos voisines",
      useThumbnail: (index) => (index === 23 ? null : { ...pictureAt(index), src: photo(index) }),
    },
  },
  render: (args) => (
    <Modal
      open
      onOpenChange={() => {}}
      title="Photo DSC_432"
      closeLabel="Fermer"
      panel="line"
      stage={<Leafing {...args} />}
    />
  ),
  play: async () => {
    const strip = await screen.findByRole("listbox", { name: "Photos voisines" });
    const current = within(strip).getByRole("option", { name: "Photo DSC_432", selected: true });
    await waitFor(() => expect(strip.querySelectorAll("img").length).toBeGreaterThan(2));
    await expect(middleOf(current)).toBeCloseTo(middleOf(strip), 0);
    await expect(current).toHaveAttribute("aria-posinset", "21");
    await expect(current).toHaveAttribute("aria-setsize", "240");
    // One that is unknown yet is named by its place.
    await expect(within(strip).getByRole("option", { name: "Photo 24 sur 240" })).toBeVisible();
  },
};

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** A press shows another photograph; arrows browse from the strip too, and the focus goes along. */
export const StripByKeyboard: Story = {
  ...Strip,
  tags: ["no-picture"],
  play: async ({ userEvent, args }) => {
    const strip = within(await screen.findByRole("listbox", { name: "Photos voisines" }));
    const current = () => strip.getByRole("option", { selected: true });
    await userEvent.click(await strip.findByRole("option", { name: "Photo DSC_431" }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(19);
    await expect(current()).toHaveTextContent("Photo DSC_431");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(21);
    await expect(current()).toHaveTextContent("Photo DSC_433");
    await expect(current()).toHaveFocus();
    await expect(strip.getAllByRole("option").filter(({ tabIndex }) => tabIndex === 0)).toEqual([current()]);
    await waitFor(() => expect(middleOf(current())).toBeCloseTo(middleOf(screen.getByRole("listbox")), 0));
  },
};

/** While a choice is in progress the strip is empty, and the photograph stays where it is. */
export const StripWithoutChoice: Story = {
  ...Strip,
  tags: ["no-picture"],
  render: ({ onIndexChange: _, ...args }) => (
    <Modal open onOpenChange={() => {}} title="Photo" closeLabel="Fermer" stage={<Gallery {...args} />} />
  ),
  play: async () => {
    await screen.findByRole("group", { name: "Photos du Grand Prix" });
    await expect(screen.queryByRole("option")).toBeNull();
  },
};

/** Upright: whole in the same frame, so that the arrows stay in place. */
export const Upright: Story = {
  args: { picture: { src: photo(9, "upright"), alt: "Photo IMG_0107, dossard 2041" } },
  render: (args) => <Gallery {...args} />,
};

/** Holds where the crop is, as the add-picture modal does; half of the picture's free side is cut. */
function Cropping({ along, ...args }: GalleryProps & { along: "width" | "height" }) {
  const [offset, setOffset] = useState(0.5);
  const isAcross = along === "width";
  const frame = {
    of: isAcross ? { width: 600, height: 400 } : { width: 400, height: 600 },
    left: isAcross ? offset / 2 : 0,
    top: isAcross ? 0 : offset / 2,
    width: isAcross ? 0.5 : 1,
    height: isAcross ? 1 : 0.5,
    move: {
      label: "Cadrage",
      offset,
      text: `à ${Math.round(offset * 100)}\u00a0%`,
      onOffsetChange: setOffset,
    },
  };
  const src = isAcross ? photo(3) : photo(9, "upright");
  return <Gallery {...args} picture={{ src, alt: "Photo DSC_415", frame }} />;
}

const cropOf = async (canvas: { findByRole: typeof screen.findByRole }) => {
  const slider = await canvas.findByRole("slider", { name: "Cadrage" });
  return { slider, box: slider.getBoundingClientRect() };
};
const saysPercent = (slider: Element, percent: number) =>
  waitFor(() => expect(slider).toHaveAttribute("aria-valuetext", `à ${percent}\u00a0%`));

/** What a paper keeps, moved by arrow keys along the side that it cuts; they do not browse then. */
export const MovableCrop: Story = {
  args: { onIndexChange: fn() },
  render: (args) => <Cropping {...args} along="width" />,
  play: async ({ canvas, userEvent, args }) => {
    const { slider } = await cropOf(canvas);
    slider.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    await saysPercent(slider, 60);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowDown}{PageDown}");
    await saysPercent(slider, 25);
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await saysPercent(slider, 0);
    await userEvent.keyboard("{End}{ArrowRight}");
    await saysPercent(slider, 100);
    await expect(slider).toHaveAttribute("aria-valuenow", "100");
    await userEvent.keyboard("{PageDown}");
    await saysPercent(slider, 80);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

/** It follows the finger, and stays within the picture; a pinch zooms instead, and then drags pan. */
export const CropByDrag: Story = {
  tags: ["no-picture"],
  render: ({ onIndexChange: _, ...args }) => <Cropping {...args} along="width" />,
  play: async ({ canvas, userEvent }) => {
    const { slider, box } = await cropOf(canvas);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // As much is free as is kept.
    touch(slider, "pointerdown", 1, x, y);
    touch(slider, "pointermove", 1, x + box.width / 4, y + 40);
    await saysPercent(slider, 75);
    await waitFor(() => expect(slider.getBoundingClientRect().left).toBeCloseTo(box.left + box.width / 4, 0));
    touch(slider, "pointermove", 1, x - 2 * box.width, y);
    await saysPercent(slider, 0);
    touch(slider, "pointerup", 1, x - 2 * box.width, y);
    touch(slider, "pointermove", 1, x, y);
    await saysPercent(slider, 0);
    touch(slider, "pointerdown", 1, x, y);
    touch(slider, "pointerdown", 2, x + 40, y);
    touch(slider, "pointermove", 2, x + 80, y);
    touch(slider, "pointerup", 2, x + 80, y);
    touch(slider, "pointerup", 1, x, y);
    await canvas.findByRole("button", { name: "Voir la photo entière" });
    touch(slider, "pointerdown", 1, x, y);
    touch(slider, "pointermove", 1, x + 60, y);
    touch(slider, "pointerup", 1, x + 60, y);
    await saysPercent(slider, 0);
    await userEvent.click(canvas.getByRole("button", { name: "Voir la photo entière" }));
  },
};

/** Of an upright picture: up is more, as on any upright slider. */
export const UprightCrop: Story = {
  tags: ["no-picture"],
  render: ({ onIndexChange: _, ...args }) => <Cropping {...args} along="height" />,
  play: async ({ canvas, userEvent }) => {
    const { slider, box } = await cropOf(canvas);
    await expect(slider).toHaveAttribute("aria-orientation", "vertical");
    slider.focus();
    await userEvent.keyboard("{ArrowUp}");
    await saysPercent(slider, 45);
    await expect(slider).toHaveAttribute("aria-valuenow", "55");
    await waitFor(() => expect(slider.getBoundingClientRect().top).toBeLessThan(box.top));
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    touch(slider, "pointerdown", 1, x, y);
    touch(slider, "pointermove", 1, x + 80, y + box.height);
    touch(slider, "pointerup", 1, x + 80, y + box.height);
    await saysPercent(slider, 100);
  },
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
