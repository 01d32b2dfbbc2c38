import { useAtomValue } from "jotai";
import { formatEuros } from "../../domain/money/money.ts";
import { lineImage } from "../../domain/orders/lineImage.ts";
import { lineFacts } from "../../domain/orders/orderLines.ts";
import { placeAtom } from "../../shop/place.ts";
import { Card, Heading, LineItem, Price, Stack, Text } from "../../ui/index.ts";
import { queuedLinesAtom } from "./queuedLines.ts";

/** The pictures that were put into the cart without a network, as they will be in it; nothing if none waits. */
export function QueuedLines() {
  const { cdnHost } = useAtomValue(placeAtom);
  const lines = useAtomValue(queuedLinesAtom);
  if (lines.length === 0) return null;
  return (
    <Stack as="section" space="md">
      <Heading level={2} size="title4">
        En attente du réseau
      </Heading>
      <Stack as="ul" space="md">
        {lines.map((line) => (
          <Card as="li" key={line.item.uuid} space="md">
            <LineItem
              {...lineImage(cdnHost, line)}
              title={line.label}
              meta={lineFacts(line)}
              controls={<Text figures>{`Quantité\u00a0: ${line.item.quantity}`}</Text>}
              price={<Price amount={formatEuros(line.linePrice)} />}
            />
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
