import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { CounterOrder } from "../../api/contract/counterCalls.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderStatusLabel } from "../../domain/orders/orderStatus.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import {
  Badge,
  Box,
  ClickableCard,
  Columns,
  EmptyState,
  Inline,
  Loader,
  LoadFailure,
  Price,
  Stack,
  TextField,
  VisuallyHidden,
} from "../../ui/index.ts";
import { counterOrdersQuery } from "./atoms.ts";
import { codeOf, matchingOrders } from "./orderSearch.ts";
import { placedWords } from "./texts.ts";

export interface CounterOrdersProps {
  orderPath: (uuid: string) => string;
}

/** The day's orders, filtered while typing; a complete code also finds orders of other days. */
export function CounterOrders({ orderPath }: CounterOrdersProps) {
  const [typed, setTyped] = useState("");
  const code = codeOf(typed);
  const query = counterOrdersQuery(code);
  const state = useAtomValue(query);
  const reload = useSetAtom(query);
  return (
    <Stack space="lg">
      <TextField
        type="search"
        label="Code de la commande, ou nom"
        hint="Les 4 caractères que le client vous annonce."
        autoComplete="off"
        maxLength={100}
        value={typed}
        onValueChange={setTyped}
      />
      {state.status === "loading" && <Loader label="Chargement des commandes…" />}
      {state.status === "error" && (
        <LoadFailure {...loadFailureProps(state.error)} onRetry={() => reload()} />
      )}
      {state.status === "data" && (
        <Found
          orders={code === null ? matchingOrders(state.data, typed) : state.data}
          isSearch={typed.trim() !== ""}
          orderPath={orderPath}
        />
      )}
    </Stack>
  );
}

interface FoundProps extends CounterOrdersProps {
  orders: readonly CounterOrder[];
  isSearch: boolean;
}

function Found({ orders, isSearch, orderPath }: FoundProps) {
  if (orders.length === 0) {
    return isSearch ? (
      <EmptyState live="polite" icon="search" title="Aucune commande ne correspond">
        Vérifiez le code auprès du client.
      </EmptyState>
    ) : (
      <EmptyState icon="cart" title="Aucune commande aujourd’hui">
        Les nouvelles commandes apparaissent ici.
      </EmptyState>
    );
  }
  return (
    <Stack space="sm">
      <VisuallyHidden as="h2">{isSearch ? "Commandes trouvées" : "Commandes du jour"}</VisuallyHidden>
      <Box role="status" color="inkMuted">
        {pluralize(orders.length, "commande")}
      </Box>
      <Columns as="ul" count={[1, 1, 2]} space="sm">
        {orders.map((order) => (
          <Box as="li" key={order.uuid}>
            <ClickableCard
              title={`${order.code} · ${order.lastName ?? "Sans nom"}`}
              to={orderPath(order.uuid)}
              meta={[placedWords(order.placedAt, new Date()), pluralize(order.itemCount, "article")]}
              footer={
                <Inline space="sm">
                  <Price amount={formatEuros(order.totalPrice)} />
                  <Status order={order} />
                </Inline>
              }
            />
          </Box>
        ))}
      </Columns>
    </Stack>
  );
}

/** The operator's pending action on an order, else the order's status. */
export function Status({ order }: { order: Pick<CounterOrder, "actions" | "status"> }) {
  if (order.actions.includes("pay")) return <Badge tone="warning">À encaisser</Badge>;
  if (order.actions.includes("handOver")) return <Badge tone="accent">À remettre</Badge>;
  const label = orderStatusLabel(order.status);
  return label === null ? null : <Badge tone="neutral">{label}</Badge>;
}
