import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import {
  closeCounterAtom,
  counterOrdersQuery,
  counterStateQueryAtom,
  refreshCounterAtom,
  seesSalesAtom,
} from "../features/counter/atoms.ts";
import { CounterOrders } from "../features/counter/CounterOrders.tsx";
import { CounterOrderView } from "../features/counter/CounterOrderView.tsx";
import { OpenCounter } from "../features/counter/OpenCounter.tsx";
import { TodaySales } from "../features/counter/TodaySales.tsx";
import { chimeAtom, useChime } from "../features/counter/useChime.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { paths } from "../shop/paths.ts";
import { ScreenLoader } from "../shop/ScreenLoader.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import {
  Box,
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  LoadFailure,
  LoadingButton,
  Page,
  SidebarLayout,
  Switch,
} from "../ui/index.ts";

const refreshEveryMs = 20_000;

/** /comptoir: the counter of a stand or of the main site, opened by the stand's code or by an operator's password. */
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
  const { openedBy, isOpen } = state.data;
  if (isOpen) return <Desk />;
  return (
    <Page width="form">
      {openedBy.length > 0 ? (
        <OpenCounter openedBy={openedBy} />
      ) : (
        <EmptyState level={1} icon="lock" title="Le comptoir n’est pas ouvert">
          La boutique n’a pas encore d’opérateur. Ajoutez-en un par la commande dossard operators add, ou
          donnez à un stand un code par le réglage OPERATOR_CODE.
        </EmptyState>
      )}
    </Page>
  );
}

function Desk() {
  const [query] = useSearchParams();
  const uuid = query.get("commande");
  const seesSales = useAtomValue(seesSalesAtom);
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
  const orders = <CounterOrders orderPath={paths.counterOrder} />;
  return (
    <Page>
      <DeskHead />
      {seesSales ? <SidebarLayout aside={<TodaySales />}>{orders}</SidebarLayout> : orders}
    </Page>
  );
}

function DeskHead() {
  const [rings, setRings] = useAtom(chimeAtom);
  useChime();
  const close = useSetAtom(closeCounterAtom);
  const refresh = useSetAtom(refreshCounterAtom);
  // What a press brought, until the next refresh: often nothing else changes.
  const [outcome, setOutcome] = useState("");
  useEffect(() => {
    // Orders arrive from the stand's other screens; a hidden tab rings for them too.
    const timer = setInterval(async () => {
      await refresh();
      setOutcome("");
    }, refreshEveryMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <Inline justify="space-between">
      <Inline align="baseline">
        <Heading level={1} size="title2">
          Comptoir
        </Heading>
        <Box role="status" color="inkMuted">
          {outcome}
        </Box>
      </Inline>
      <Inline space="sm">
        <Switch label="Sonner à chaque nouvelle commande" checked={rings} onCheckedChange={setRings} />
        <LoadingButton
          icon="refresh"
          loadingLabel="Actualisation en cours…"
          onClick={async () => setOutcome(refreshedWords(await refresh()))}
        >
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

const refreshedWords = (isFresh: boolean) =>
  isFresh ? "La liste est à jour" : "Pas de réponse\u00a0: la liste est celle d’avant";

/** At the end of the day or of an operator's access, asks to open the counter rather than showing errors. */
function useClosedMeanwhile(): void {
  const orders = useAtomValue(counterOrdersQuery(null));
  const reload = useSetAtom(counterStateQueryAtom);
  const error =
    orders.status === "error" ? orders.error : orders.status === "data" ? orders.refreshError : null;
  const closed = error?.code === "OPERATOR_CODE_NEEDED";
  useEffect(() => {
    if (closed) void reload();
  }, [closed, reload]);
}
