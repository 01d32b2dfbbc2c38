import { useId } from "react";
import * as css from "./Picture.css.ts";

export interface PictureWatermarkProps {
  words: string;
}

/** Slanted text all over an image, light with a dark outline: legible on snow and in a stable. */
export function PictureWatermark({ words }: PictureWatermarkProps) {
  const id = useId();
  // An 18 px letter is about 11 px wide.
  const width = words.length * 11 + 56;
  return (
    <svg aria-hidden="true" focusable="false" className={css.watermark}>
      <defs>
        <pattern
          id={id}
          width={width}
          height={112}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-24)"
        >
          <text x={28} y={34} className={css.watermarkWords}>
            {words}
          </text>
          <text x={28 - width / 2} y={90} className={css.watermarkWords}>
            {words}
          </text>
          <text x={28 + width / 2} y={90} className={css.watermarkWords}>
            {words}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
