import * as css from "./Mosaic.css.ts";
import type { MosaicProps } from "./Mosaic.tsx";

/** Two rows on a desktop, four on a phone. */
const drawn = 8;

/** The first pictures as a server draws them, which knows no width: the style sheet makes rows of them. */
export function FirstRows({ totalCount, renderItem }: Pick<MosaicProps, "totalCount" | "renderItem">) {
  return (
    <div role="rowgroup" className={css.roomOfFirstRows}>
      <div role="row" className={css.firstRows}>
        {Array.from({ length: Math.min(drawn, totalCount) }, (_, index) => index).map((index) => (
          <div key={index} role="gridcell" className={css.cell}>
            {renderItem(index)}
          </div>
        ))}
      </div>
    </div>
  );
}
