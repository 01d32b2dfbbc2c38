import { useAtomValue, useSetAtom } from "jotai";
import { useSearchParams } from "react-router";
import * as z from "zod/mini";
import { uuid } from "../api/contract/fields.ts";
import { recentPicturesQuery } from "../features/wall/atoms.ts";
import { Wall } from "../features/wall/Wall.tsx";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { paths } from "../shop/paths.ts";
import { shopUrlAtom } from "../shop/place.ts";
import { ScreenLoader } from "../shop/ScreenLoader.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { useHydrationEnd } from "../state/useHydrationEnd.ts";
import { ButtonLink, EmptyState, LoadFailure, Page } from "../ui/index.ts";

/** /mur: recent pictures for a second screen; `event` names one event, otherwise it is that with the newest picture. */
export function WallRoute() {
  useHydrationEnd();
  usePageTitle("Photos récentes");
  const [query] = useSearchParams();
  const event = z.safeParse(z.nullable(uuid), query.get("event"));
  return event.success ? <RecentPictures eventUuid={event.data} /> : <NoPicture />;
}

function RecentPictures({ eventUuid }: { eventUuid: string | null }) {
  const recent = recentPicturesQuery(eventUuid);
  const state = useAtomValue(recent);
  const reload = useSetAtom(recent);
  const shopUrl = useAtomValue(shopUrlAtom);
  if (state.status === "loading") return <ScreenLoader />;
  if (state.status === "error") {
    return (
      <Page>
        <LoadFailure level={1} {...loadFailureProps(state.error)} onRetry={() => reload()} />
      </Page>
    );
  }
  if (state.data.length === 0) return <NoPicture />;
  const path = eventUuid === null ? paths.rootSearch() : paths.search({ event: eventUuid });
  return <Wall eventUuid={eventUuid} shopUrl={new URL(path, shopUrl).href} />;
}

function NoPicture() {
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        icon="image"
        title="Pas encore de photo"
        action={<ButtonLink to={paths.rootSearch()}>Voir tous les événements</ButtonLink>}
      >
        Les premières photos de l’événement apparaîtront ici.
      </EmptyState>
    </Page>
  );
}
