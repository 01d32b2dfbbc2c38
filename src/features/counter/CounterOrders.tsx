import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { CounterOrder } from "../../api/contract/counterCalls.ts";
import { joinDots } from "../../domain/french/joinDots.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderStatusLabel } from "../../domain/orders/orderStatus.ts";
import { searchTextMaximum } from "../../domain/shop/limits.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import {
  Badge,
  Box,
  ClickableCard,
  Columns,
  EmptyState,
  Heading,
  Inline,
  Loader,
  LoadFailure,
  Price,
  Stack,
  TextField,
} from "../../ui/index.ts";
import { counterOrdersQuery } from "./atoms.ts";
import { groupOrders } from "./orderGroups.ts";
import { codeOf, matchingOrders } from "./orderSearch.ts";
import { placedWords } from "./texts.ts";

export interface CounterOrdersProps {
  orderPath: (uuid: string) => string;
}

/** The day's orders, those that wait first, filtered while typing; a complete code also finds orders of other days. */
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
        maxLength={searchTextMaximum}
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
  const groups = isSearch ? [{ title: "Commandes trouvées", orders }] : groupOrders(orders);
  return (
    <Stack space="lg">
      <Box role="status" color="inkMuted">
        {pluralize(orders.length, "commande")}
      </Box>
      {groups.map((group) => (
        <Stack key={group.title} space="sm">
          <Heading level={2} size="title4">
            {group.title}
          </Heading>
          <Columns as="ul" count={[1, 1, 2]} space="sm">
            {group.orders.map((order) => (
              <Box as="li" key={order.uuid}>
                <OrderCard order={order} to={orderPath(order.uuid)} />
              </Box>
            ))}
          </Columns>
        </Stack>
      ))}
    </Stack>
  );
}

function OrderCard({ order, to }: { order: CounterOrder; to: string }) {
  return (
    <ClickableCard
      title={joinDots([order.code, order.lastName ?? "Sans nom"])}
      to={to}
      meta={[placedWords(order.placedAt, new Date()), pluralize(order.itemCount, "article")]}
      footer={
        <Inline space="sm">
          <Price amount={formatEuros(order.totalPrice)} />
          <Status order={order} />
        </Inline>
      }
    />
  );
}

/** The operator's pending action on an order, else the order's status. */
export function Status({ order }: { order: Pick<CounterOrder, "actions" | "status"> }) {
  if (order.actions.includes("pay")) return <Badge tone="warning">À encaisser</Badge>;
  if (order.actions.includes("handOver")) return <Badge tone="accent">À remettre</Badge>;
  const label = orderStatusLabel(order.status);
  return label === null ? null : <Badge tone="neutral">{label}</Badge>;
}
