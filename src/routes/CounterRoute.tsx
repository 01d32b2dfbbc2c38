import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import {
  closeCounterAtom,
  counterOrdersQuery,
  counterSalesQueryAtom,
  counterStateQueryAtom,
  refreshCounterAtom,
} from "../features/counter/atoms.ts";
import { CounterOrders } from "../features/counter/CounterOrders.tsx";
import { CounterOrderView } from "../features/counter/CounterOrderView.tsx";
import { OpenCounter } from "../features/counter/OpenCounter.tsx";
import { TodaySales } from "../features/counter/TodaySales.tsx";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { paths } from "../shop/paths.ts";
import { ScreenLoader } from "../shop/ScreenLoader.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import {
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  LoadFailure,
  LoadingButton,
  Page,
  SidebarLayout,
} from "../ui/index.ts";

const refreshEveryMs = 20_000;

/** /comptoir: the operator's counter at a stand, protected by a code. */
export function CounterRoute() {
  usePageTitle("Comptoir");
  const state = useAtomValue(counterStateQueryAtom);
  const reload = useSetAtom(counterStateQueryAtom);
  if (state.status === "loading") return <ScreenLoader />;
  if (state.status === "error") {
    return (
      <Page>
        <LoadFailure level={1} {...loadFailureProps(state.error)} onRetry={() => reload()} />
      </Page>
    );
  }
  const { isSetUp, isOpen } = state.data;
  if (isOpen) return <Desk />;
  return (
    <Page width="form">
      {isSetUp ? (
        <OpenCounter />
      ) : (
        <EmptyState level={1} icon="lock" title="Le comptoir n’est pas ouvert">
          La boutique n’a pas de code d’opérateur. Donnez-lui-en un par le réglage OPERATOR_CODE, puis
          redémarrez-la.
        </EmptyState>
      )}
    </Page>
  );
}

function Desk() {
  const [query] = useSearchParams();
  const uuid = query.get("commande");
  useClosedMeanwhile();
  if (uuid !== null) {
    return (
      <Page>
        <Inline>
          <ButtonLink variant="quiet" icon="arrowLeft" to={paths.counter()}>
            Toutes les commandes
          </ButtonLink>
        </Inline>
        <CounterOrderView key={uuid} uuid={uuid} />
      </Page>
    );
  }
  return (
    <Page>
      <DeskHead />
      <SidebarLayout aside={<TodaySales />}>
        <CounterOrders orderPath={paths.counterOrder} />
      </SidebarLayout>
    </Page>
  );
}

function DeskHead() {
  const close = useSetAtom(closeCounterAtom);
  const refresh = useSetAtom(refreshCounterAtom);
  useEffect(() => {
    // Orders arrive from the stand's other screens.
    const timer = setInterval(() => document.visibilityState === "visible" && void refresh(), refreshEveryMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <Inline justify="space-between">
      <Heading level={1} size="title2">
        Comptoir
      </Heading>
      <Inline space="sm">
        <LoadingButton icon="refresh" loadingLabel="Actualisation en cours…" onClick={() => refresh()}>
          Actualiser
        </LoadingButton>
        <LoadingButton
          icon="lock"
          loadingLabel="Fermeture en cours…"
          onClick={async () => void (await close())}
        >
          Fermer le comptoir
        </LoadingButton>
      </Inline>
    </Inline>
  );
}

/** After a code change or at the end of the day, shows the code prompt rather than a list of errors. */
function useClosedMeanwhile(): void {
  const orders = useAtomValue(counterOrdersQuery(null));
  const sales = useAtomValue(counterSalesQueryAtom);
  const reload = useSetAtom(counterStateQueryAtom);
  const closed = [orders, sales].some((state) => {
    const error =
      state.status === "error" ? state.error : state.status === "data" ? state.refreshError : null;
    return error?.code === "OPERATOR_CODE_NEEDED";
  });
  useEffect(() => {
    if (closed) void reload();
  }, [closed, reload]);
}
