import type { HeadingSize } from "../heading/Heading.tsx";
import type { RootProps } from "../rootProps.ts";
import type { TextSize } from "../text/Text.tsx";
import { loading } from "../theme/loading.ts";
import * as css from "./Skeleton.css.ts";

export const skeletonShapes = ["control", "badge", "chart", "3/2", "2/3", "1/1"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
export const skeletonWidths = ["full", "most", "half", "third"] as const;
export type SkeletonWidth = (typeof skeletonWidths)[number];

/** Lines of text of a type level, or a shape; silent, so pair it with one status message for the whole region. */
export type SkeletonProps = RootProps<HTMLSpanElement> &
  (
    | {
        /** Type level of the text to come. */
        text: TextSize | HeadingSize;
        /** Number of lines. Default: 1. */
        lines?: number;
        /** Width of its last line. Default: most. */
        width?: SkeletonWidth;
      }
    | {
        /** The shape of a button, a badge, a Histogram's plot, or a picture by its ratio. */
        shape: SkeletonShape;
      }
  );

/** Placeholder of content to come, at its final size. */
export function Skeleton(props: SkeletonProps) {
  if ("shape" in props) {
    const { shape, ...root } = props;
    return <span {...root} aria-hidden="true" className={css.shape({ shape })} />;
  }
  const { text, lines = 1, width = "most", ...root } = props;
  return (
    <span {...root} {...loading} aria-hidden="true" className={css.lines({ text })}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          key={line}
          className={css.line({ width: line === lines - 1 ? width : "full" })}
        />
      ))}
    </span>
  );
}
