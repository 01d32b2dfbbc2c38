import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { CounterLine, CounterOrderWhole } from "../../api/contract/counterCalls.ts";
import { formatDateTime } from "../../domain/dates/dates.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { pictureLabel } from "../../domain/pictures/pictureTitle.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { placeAtom } from "../../shop/place.ts";
import {
  Alert,
  Box,
  Button,
  Card,
  DefinitionList,
  Heading,
  Inline,
  LineItem,
  Loader,
  LoadFailure,
  Price,
  PriceBreakdown,
  SidebarLayout,
  Stack,
} from "../../ui/index.ts";
import { counterOrderQuery } from "./atoms.ts";
import { CounterDialog, type CounterDialogKind } from "./CounterDialog.tsx";
import { Status } from "./CounterOrders.tsx";
import { methodWords } from "./texts.ts";

/** One order at the counter: customer, contents and pending actions. */
export function CounterOrderView({ uuid }: { uuid: string }) {
  const query = counterOrderQuery(uuid);
  const state = useAtomValue(query);
  const reload = useSetAtom(query);
  if (state.status === "loading") return <Loader label="Chargement de la commande…" />;
  if (state.status === "error") {
    return <LoadFailure level={1} {...loadFailureProps(state.error)} onRetry={() => reload()} />;
  }
  return <Whole order={state.data} />;
}

function Whole({ order }: { order: CounterOrderWhole }) {
  const [dialog, setDialog] = useState<CounterDialogKind | null>(null);
  const { code, actions, paidAt, paymentMethod } = order;
  return (
    <Stack space="lg">
      <Inline space="md">
        <Heading level={1} size="title2">
          Commande {code}
        </Heading>
        <Status order={order} />
      </Inline>
      <SidebarLayout
        aside={
          <Card as="section" label="Encaissement">
            <Stack space="lg">
              <PriceBreakdown
                rows={priceLines(order)}
                total={{ label: "Total TTC", amount: formatEuros(order.totalPrice) }}
              />
              {paidAt && (
                <Alert tone="success" live="off">
                  Payée le {formatDateTime(paidAt)}
                  {paymentMethod && ` (${methodWords[paymentMethod].toLowerCase()})`}
                </Alert>
              )}
              {actions.includes("pay") && (
                <Button variant="primary" size="large" full icon="check" onClick={() => setDialog("pay")}>
                  Encaisser
                </Button>
              )}
              {actions.includes("handOver") && (
                <Button
                  variant="primary"
                  size="large"
                  full
                  icon="check"
                  onClick={() => setDialog("handOver")}
                >
                  Remettre
                </Button>
              )}
            </Stack>
          </Card>
        }
      >
        <Stack space="lg">
          <Card as="section" label="Client">
            <Customer order={order} />
          </Card>
          <Card as="section" label="Articles commandés">
            <Lines order={order} />
          </Card>
        </Stack>
      </SidebarLayout>
      {dialog && <CounterDialog kind={dialog} order={order} onClose={() => setDialog(null)} />}
    </Stack>
  );
}

function Customer({ order }: { order: CounterOrderWhole }) {
  return (
    <DefinitionList
      items={[
        { term: "Nom", description: order.lastName ?? "Non renseigné" },
        { term: "Adresse e-mail", description: order.email ?? "Non renseigné" },
        { term: "Téléphone", description: order.phone ?? "Non renseigné" },
        { term: "Passée le", description: formatDateTime(order.placedAt) },
      ]}
    />
  );
}

const isItem = ({ kind }: CounterLine) => kind === "item";

/** Breakdown of the total, if it includes shipping or a discount. */
function priceLines({ lines, itemCount }: CounterOrderWhole) {
  const extras = lines.filter((line) => !isItem(line));
  if (extras.length === 0) return [];
  const items = lines.filter(isItem).reduce((sum, { price }) => sum + price, 0);
  return [
    { key: "items", label: pluralize(itemCount, "article"), amount: formatEuros(items) },
    ...extras.map(({ uuid, kind, label, price }) => ({
      key: uuid ?? kind,
      label,
      amount: formatEuros(price),
      ...(kind === "discount" ? { tone: "gain" as const } : {}),
    })),
  ];
}

function Lines({ order }: { order: CounterOrderWhole }) {
  const { cdnHost } = useAtomValue(placeAtom);
  return (
    <Stack as="ul" space="md">
      {order.lines.filter(isItem).map((line) => {
        const [picture] = line.pictures;
        const held = line.pictureCount > 1 ? [pluralize(line.pictureCount, "photo")] : [];
        const names = line.pictureCount === 1 && picture ? [`Photo ${pictureLabel(picture)}`] : [];
        return (
          <Box as="li" key={line.uuid}>
            <LineItem
              level={2}
              size="small"
              image={picture ? pictureUrl(cdnHost, picture, 400) : null}
              // Beside its name.
              imageAlt={names.length > 0 || !picture ? "" : `Photo ${pictureLabel(picture)}`}
              title={line.quantity > 1 ? `${line.label} × ${line.quantity}` : line.label}
              crop={line.crop ?? null}
              meta={[...line.details, ...(line.crop ? [line.crop.words] : []), ...held, ...names]}
              price={<Price amount={formatEuros(line.price)} />}
            />
          </Box>
        );
      })}
    </Stack>
  );
}
