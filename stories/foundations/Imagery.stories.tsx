import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { pictureSources, previewWidths } from "../../src/domain/pictures/imageUrl.ts";
import {
  digitalFormats,
  digitalSizes,
  formatLabel,
  paperFormats,
} from "../../src/domain/products/pictureFormat.ts";
import { Picture, Text } from "../../src/ui/index.ts";
import { missingImage } from "../drawings/images.ts";
import { photo } from "../drawings/photo.ts";
import * as own from "./imagery.css.ts";
import { Chapter, Code, Named, Sheet } from "./Sheet.tsx";
import * as css from "./sheet.css.ts";
import { Watermark } from "./Watermark.tsx";

const meta = { title: "Fondations/Imagery", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const retryLabel = "Réessayer";

/** Returns the ratio of a paper's sides, long side first: « 15_22 » gives 22 / 15. */
const ratioOf = (format: string) => {
  const [short = 1, long = 1] = format.split("_").map(Number);
  return long / short;
};
const longest = 157;

const crops = [
  { ratio: "3/2", use: "As it was taken: the mosaic, covers, adverts." },
  { ratio: "4/3", use: "The gallery on a small screen." },
  { ratio: "1/1", use: "A place in a pack, a line of the cart." },
  { ratio: "2/3", use: "A picture taken upright; a landscape loses its sides, as here." },
] as const;

/** Papers and files, and what a frame crops. */
export const FormatsAndCrops: Story = {
  render: () => (
    <Sheet
      title="Imagery"
      lead="Photographs are what we sell: nothing is written on them but the watermark, nothing tints them, and what is bought is shown whole before it is paid."
    >
      <Chapter
        title="Papers"
        note="To scale. All are close to 3:2, the camera’s own shape, so that a print cuts next to nothing."
      >
        <ul className={own.papers}>
          {paperFormats.map((format) => (
            <li key={format} className={own.paper}>
              <div
                className={own.sheet}
                style={{
                  width: `${(Number(format.split("_")[1]) / longest) * 100}%`,
                  aspectRatio: ratioOf(format),
                  backgroundImage: `url("${photo(3)}")`,
                }}
              />
              <Text as="div" size="caption" tone="muted" figures>
                {formatLabel(format)} cm
              </Text>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Files" note="Three sizes in pixels, named by what they are good for.">
        <ul className={css.rows} lang="fr">
          {digitalFormats.map((format) => (
            <li key={format} className={css.titledRow}>
              <Named name={<Code>{format}</Code>} />
              <div className={own.stacked}>
                <Text figures>{formatLabel(format)}</Text>
                <div
                  className={css.bar}
                  style={{ width: `${(digitalSizes[format].long / digitalSizes.high.long) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter
        title="Crops"
        note="A list cuts to one shape, so that rows are even. Wherever the picture is chosen or bought it is shown whole."
      >
        <ul className={css.mediumColumns}>
          {crops.map(({ ratio, use }) => (
            <li key={ratio} data-ratio={ratio}>
              <div lang="fr">
                <Picture
                  src={photo(3)}
                  alt={`Photo DSC_0412, cadre ${ratio}`}
                  ratio={ratio}
                  retryLabel={retryLabel}
                  eager
                />
              </div>
              <Named name={ratio.replace("/", ":")}>{use}</Named>
            </li>
          ))}
          <li>
            <div lang="fr">
              <Picture
                src={photo(3)}
                alt="Photo DSC_0412, entière"
                ratio="1/1"
                fit="contain"
                retryLabel={retryLabel}
                eager
              />
            </div>
            <Named name="whole">In a dialog, whatever the frame.</Named>
          </li>
        </ul>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const { ratio } of crops) {
      const cell = canvasElement.querySelector<HTMLElement>(`[data-ratio="${ratio}"]`);
      const image = within(cell as HTMLElement).getByRole("img");
      await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBe(600));
      const { width, height } = image.getBoundingClientRect();
      const [wide = 1, high = 1] = ratio.split("/").map(Number);
      await expect(width / height).toBeCloseTo(wide / high, 1);
    }
    for (const format of paperFormats) {
      await expect(canvas.getByText(`${formatLabel(format)} cm`)).toBeVisible();
      await expect(Math.abs(ratioOf(format) - 1.5)).toBeLessThan(0.05);
    }
  },
};

const widthUses: Record<(typeof previewWidths)[number], string> = {
  400: "A tile of the mosaic on a phone, a line of the cart.",
  600: "A tile on a desktop, or on a phone’s dense screen.",
  1350: "The gallery, and nothing larger: what is sold is never shown.",
};
const sample = {
  uuid: "9f2c",
  eventUuid: "e1",
  contestUuid: "c1",
  width: 6000,
  height: 4000,
};

/** What is sent, what shows before it loads, and what protects it. */
export const DeliveryAndProtection: Story = {
  tags: ["no-picture"],
  render: () => (
    <Sheet
      title="Imagery: delivery and protection"
      lead="The place of a picture is known before the picture: nothing jumps. What is sent is as small as sharpness allows, and bears the watermark."
    >
      <Chapter
        title="Widths"
        note={
          <>
            Three previews stand in <Code>srcset</Code>, and the browser takes the smallest that is sharp. A
            portrait is as high as a landscape is wide, so its widths are smaller.
          </>
        }
      >
        <ul className={css.rows}>
          {previewWidths.map((side) => (
            <li key={side} className={css.titledRow}>
              <Named name={`${side} px`} />
              <div className={own.stacked}>
                <Text size="small">{widthUses[side]}</Text>
                <div className={css.bar} style={{ width: `${(side / 1350) * 100}%` }} />
              </div>
            </li>
          ))}
        </ul>
        <code className={css.listing} data-testid="srcset">
          {pictureSources("", sample).replaceAll(", ", ",\n")}
        </code>
      </Chapter>
      <Chapter
        title="Before it comes, and when it does not"
        note="Asked for three times by itself, for a stand’s network comes and goes; then the shopper can ask."
      >
        <ul className={css.mediumColumns}>
          <li>
            <div className={own.place} />
            <Named name="Waiting">Its place, of its final size, in the colour of what is dug in.</Named>
          </li>
          <li>
            <div lang="fr">
              <Picture src={photo(5)} alt="Photo DSC_0413" retryLabel={retryLabel} eager />
            </div>
            <Named name="There">Faded in, in 200 ms.</Named>
          </li>
          <li>
            <div lang="fr" data-testid="failed">
              <Picture src={missingImage} alt="Photo DSC_0414" retryLabel={retryLabel} eager />
            </div>
            <Named name="Failed">Its place stays; the words of the picture are said.</Named>
          </li>
        </ul>
      </Chapter>
      <Chapter
        title="Watermark"
        note="Drawn into every preview by the server, all over it. A light face with a dark rim: seen on a white sky as on a dark horse, and thin enough to choose through."
      >
        <div className={css.wideColumns}>
          {[1, 2].map((number) => (
            <div key={number} className={own.marked}>
              <img src={photo(number)} alt="" aria-hidden="true" />
              <Watermark />
            </div>
          ))}
        </div>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("srcset").textContent).toBe(
      "/thumbnails/400/e1/c1/9f2c.webp 400w,\n/thumbnails/e1/c1/9f2c.webp 600w,\n/thumbnails/1350/e1/c1/9f2c.webp 1350w",
    );
    const failed = within(canvas.getByTestId("failed"));
    await waitFor(() => expect(failed.getByRole("button", { name: retryLabel })).toBeVisible(), {
      timeout: 8000,
    });
  },
};
