import { useAtomValue } from "jotai";
import { joinDots } from "../../domain/french/joinDots.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { type OrderContents, type OrderLine, pictureNames } from "../../domain/orders/orderLines.ts";
import { pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { packThumbnails } from "../../domain/pictures/packThumbnails.ts";
import { pictureTitle } from "../../domain/pictures/pictureTitle.ts";
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
  const [shown] = line.pictures;
  const names = pictureNames(line);
  return (
    <LineItem
      level={2}
      size="small"
      image={shown ? pictureUrl(cdnHost, shown, 400) : null}
      imageAlt={shown ? `Photo ${pictureTitle(shown)}` : ""}
      crop={line.crop}
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
