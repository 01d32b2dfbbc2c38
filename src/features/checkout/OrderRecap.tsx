import { useAtomValue } from "jotai";
import { joinDots } from "../../domain/french/joinDots.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { lineImage } from "../../domain/orders/lineImage.ts";
import { type OrderContents, type OrderLine, pictureNames } from "../../domain/orders/orderLines.ts";
import { packThumbnails } from "../../domain/pictures/packThumbnails.ts";
import { placeAtom } from "../../shop/place.ts";
import { Box, LineItem, PictureStrip, Price, Stack } from "../../ui/index.ts";

/** Summary of the order's items. */
export function OrderRecap({ contents }: { contents: OrderContents }) {
  const { cdnHost } = useAtomValue(placeAtom);
  return (
    <Stack as="ul" space="md">
      {contents.lines.map((line) => (
        <Box as="li" key={line.item.uuid}>
          <RecapLine line={line} cdnHost={cdnHost} />
        </Box>
      ))}
    </Stack>
  );
}

function RecapLine({ line, cdnHost }: { line: OrderLine; cdnHost: string }) {
  const names = pictureNames(line);
  return (
    <LineItem
      level={2}
      size="small"
      {...lineImage(cdnHost, line)}
      title={line.item.quantity > 1 ? `${line.label} × ${line.item.quantity}` : line.label}
      meta={[
        joinDots([...line.formats, ...line.options, ...(line.crop ? [line.crop.words] : [])]),
        joinDots([...line.about, ...(names === null ? [] : [names])]),
      ].filter((text) => text !== "")}
      notice={
        line.isPack && (
          <PictureStrip label={`Photos de ${line.label}`} pictures={packThumbnails(cdnHost, line.pictures)} />
        )
      }
      price={<Price amount={formatEuros(line.linePrice)} />}
    />
  );
}
