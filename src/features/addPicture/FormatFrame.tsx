import { type PaperFormat, turnedPaper } from "../../domain/products/pictureFormat.ts";

export interface FormatFrameProps {
  format: PaperFormat;
  /** The formats that it is drawn beside, itself among them: the largest fills the drawing. */
  beside: readonly PaperFormat[];
  /** Size in pixels, which tells how the paper is turned; null for an unknown picture, drawn as a landscape. */
  picture: { width: number; height: number } | null;
  /** Address of the picture's preview; null leaves the paper empty. */
  src: string | null;
}

/** Narrower where its card is: all drawings of a list then have that width. */
const widthPx = 160;

/**
 * A paper at the scale of those beside it, with the part of the picture that is printed on it: its centre, as production cuts
 * it. Decorative: the format's name tells its size.
 */
export function FormatFrame({ format, beside, picture, src }: FormatFrameProps) {
  const isSeen = picture !== null && picture.width > 0 && picture.height > 0 && src !== null;
  const all = [format, ...beside].map((one) => turnedPaper(one, picture));
  const width = Math.max(...all.map((one) => one.width));
  const height = Math.max(...all.map((one) => one.height));
  const paper = turnedPaper(format, picture);
  const place = { ...paper, x: (width - paper.width) / 2, y: height - paper.height };
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={widthPx}>
      <rect {...place} fill="none" data-paper={format} />
      {isSeen && (
        // Its centre fills the paper, as `paperCrop` cuts it.
        <svg
          aria-hidden="true"
          {...place}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          preserveAspectRatio="xMidYMid slice"
        >
          <image width={picture.width} height={picture.height} href={src} />
        </svg>
      )}
      <rect {...place} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
