import { useAtomValue, useSetAtom } from "jotai";
import type { CounterSales } from "../../api/contract/counterCalls.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import {
  Card,
  Heading,
  Histogram,
  type HistogramWords,
  LoadFailure,
  PriceBreakdown,
  Stack,
  Table,
} from "../../ui/index.ts";
import { counterSalesQueryAtom } from "./atoms.ts";
import { dayBars, salesBars, salesSummary, shownHours } from "./salesView.ts";
import { methodWords } from "./texts.ts";

const labels: HistogramWords = {
  span: "Heure",
  counts: "Ventes",
  count: formatEuros,
  figure: formatEuros,
  loading: "Chargement des ventes…",
  empty: "Aucune vente aujourd’hui.",
};
const dayLabels: HistogramWords = {
  ...labels,
  span: "Jour",
  loading: "Chargement des derniers jours…",
  empty: "Aucune vente ces derniers jours.",
};

/** Today's sales by payment method, hour and product, and those of previous days. */
export function TodaySales() {
  const state = useAtomValue(counterSalesQueryAtom);
  const reload = useSetAtom(counterSalesQueryAtom);
  return (
    <Card as="section" label="Ventes du jour">
      <Stack space="lg">
        <Heading level={2} size="title3">
          Ventes du jour
        </Heading>
        {state.status === "error" ? (
          <LoadFailure level={3} {...loadFailureProps(state.error)} onRetry={() => reload()} />
        ) : (
          <Sales sales={state.status === "data" ? state.data : null} />
        )}
      </Stack>
    </Card>
  );
}

function Sales({ sales }: { sales: CounterSales | null }) {
  const hours = sales === null ? [] : shownHours(sales);
  return (
    <>
      {sales === null ? (
        <PriceBreakdown loading="Calcul des ventes…" />
      ) : (
        <PriceBreakdown
          rows={sales.byMethod.map(({ method, orderCount, totalPrice }) => ({
            key: method,
            label: methodWords[method],
            detail: pluralize(orderCount, "commande"),
            amount: formatEuros(totalPrice),
          }))}
          total={{ label: "Total encaissé", amount: formatEuros(sales.totalPrice) }}
        />
      )}
      <Histogram
        label="Ventes par heure"
        bars={sales === null ? null : salesBars(hours)}
        summary={salesSummary(hours)}
        labels={labels}
      />
      {sales !== null && sales.byProduct.length > 0 && (
        <Table
          caption="Ventes par produit"
          level={3}
          rows={sales.byProduct}
          rowKey={({ label }) => label}
          columns={[
            { key: "label", header: "Produit", cell: ({ label }) => label },
            { key: "quantity", header: "Quantité", align: "end", cell: ({ quantity }) => quantity },
            {
              key: "total",
              header: "Avant remises",
              align: "end",
              cell: ({ totalPrice }) => formatEuros(totalPrice),
            },
          ]}
        />
      )}
      <Histogram
        label="Ventes des 14 derniers jours"
        bars={sales === null ? null : dayBars(sales)}
        summary={salesSummary(sales?.byDay ?? [])}
        labels={dayLabels}
      />
    </>
  );
}
