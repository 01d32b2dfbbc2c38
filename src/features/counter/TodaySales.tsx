import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { CounterSales } from "../../api/contract/counterCalls.ts";
import { failureWords } from "../../api/failureWords.ts";
import { counted } from "../../domain/counted.ts";
import { formatEuros } from "../../domain/money.ts";
import {
  Card,
  Heading,
  Histogram,
  type HistogramLabels,
  type HistogramRange,
  LoadFailure,
  PriceBreakdown,
  Stack,
} from "../../ui/index.ts";
import { counterSalesQueryAtom } from "./atoms.ts";
import { salesBars, salesSummary, shownHours } from "./salesView.ts";
import { methodWords } from "./texts.ts";

const labels: HistogramLabels = {
  first: "Début",
  last: "Fin",
  all: "Toute la journée",
  span: "Heure",
  counts: "Ventes",
  count: formatEuros,
  figure: formatEuros,
  loading: "Chargement des ventes…",
  empty: "Aucune vente aujourd’hui.",
};

/** What was sold today: by way of paying, and by the hour. */
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
          <LoadFailure level={3} {...failureWords(state.error)} onRetry={() => reload()} />
        ) : (
          <Sales sales={state.status === "data" ? state.data : null} />
        )}
      </Stack>
    </Card>
  );
}

function Sales({ sales }: { sales: CounterSales | null }) {
  const [range, setRange] = useState<HistogramRange | null>(null);
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
            detail: counted(orderCount, "commande"),
            amount: formatEuros(totalPrice),
          }))}
          total={{ label: "Total encaissé", amount: formatEuros(sales.totalPrice) }}
        />
      )}
      <Histogram
        label="Ventes par heure"
        bars={sales === null ? null : salesBars(hours)}
        range={range}
        onRangeChange={setRange}
        summary={salesSummary(hours, range)}
        labels={labels}
      />
    </>
  );
}
