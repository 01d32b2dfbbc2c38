import { useId } from "react";
import * as own from "./imagery.css.ts";

const words = [
  [130, 82],
  [390, 247],
] as const;

/** The watermark as the server draws it, on a tile of 520 by 330 for a picture whose long side is 1350 px. */
export function Watermark() {
  const id = useId();
  return (
    <svg viewBox="0 0 1350 900" className={own.watermark} aria-hidden="true">
      <pattern id={id} width="520" height="330" patternUnits="userSpaceOnUse">
        {words.map(([x, y]) => (
          <text key={x} className={own.word} transform={`translate(${x} ${y}) rotate(-24)`}>
            DOSSARD
          </text>
        ))}
      </pattern>
      <rect width="1350" height="900" fill={`url(#${id})`} />
    </svg>
  );
}
