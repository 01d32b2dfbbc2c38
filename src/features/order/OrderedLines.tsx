import { useAtomValue } from "jotai";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { lineImage } from "../../domain/orders/lineImage.ts";
import { lineFacts, type OrderContents, type OrderLine } from "../../domain/orders/orderLines.ts";
import { packThumbnails } from "../../domain/pictures/packThumbnails.ts";
import { placeAtom } from "../../shop/place.ts";
import { Box, LineItem, PictureStrip, Price, Stack, Text } from "../../ui/index.ts";

export interface OrderedLinesProps {
  contents: OrderContents<OrderItem>;
  /** Heading level of the lines' titles. */
  level: 2 | 3;
}

/** The items of an order, with their pictures, formats and prices. */
export function OrderedLines({ contents, level }: OrderedLinesProps) {
  return (
    <Stack as="ul" space="lg">
      {contents.lines.map((line) => (
        <Box as="li" key={line.item.uuid}>
          <DetailLine line={line} level={level} />
        </Box>
      ))}
    </Stack>
  );
}

function DetailLine({ line, level }: { line: OrderLine; level: 2 | 3 }) {
  const { cdnHost } = useAtomValue(placeAtom);
  return (
    <LineItem
      level={level}
      {...lineImage(cdnHost, line)}
      title={line.label}
      meta={lineFacts(line)}
      notice={
        line.isPack && (
          <PictureStrip label={`Photos de ${line.label}`} pictures={packThumbnails(cdnHost, line.pictures)} />
        )
      }
      price={
        <Stack space="xxs" align="flex-end">
          <Price amount={formatEuros(line.linePrice)} />
          {line.item.quantity > 1 && (
            <Text as="span" size="small" tone="muted" figures>
              {line.item.quantity} × {formatEuros(line.unitPrice)}
            </Text>
          )}
        </Stack>
      }
    />
  );
}
