import { useAtomValue } from "jotai";
import { placeAtom } from "../../api/place.ts";
import { pictureAddress } from "../../domain/imageAddress.ts";
import { formatEuros } from "../../domain/money.ts";
import type { OrderContents } from "../../domain/orderLines.ts";
import { Box, LineItem, Price, Stack } from "../../ui/index.ts";

/** What is being ordered, in brief. */
export function OrderRecap({ contents }: { contents: OrderContents }) {
  const { cdnHost } = useAtomValue(placeAtom);
  return (
    <Stack as="ul" space="md">
      {contents.lines.map((line) => (
        <Box as="li" key={line.item.uuid}>
          <LineItem
            level={2}
            size="small"
            image={line.picture && pictureAddress(cdnHost, line.picture, 400)}
            imageAlt={line.picture ? `Photo ${line.picture.name}` : ""}
            title={line.item.quantity > 1 ? `${line.label} × ${line.item.quantity}` : line.label}
            meta={[[...line.formats, ...line.options].join(" · ")].filter((text) => text !== "")}
            price={<Price amount={formatEuros(line.linePrice)} />}
          />
        </Box>
      ))}
    </Stack>
  );
}
