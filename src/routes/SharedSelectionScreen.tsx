import { useAtom, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { ApiErrorCode } from "../api/apiError.ts";
import { openSharedAtom } from "../features/selection/atoms.ts";
import { sharedSelectionQuery } from "../features/selection/sharedSelectionQuery.ts";
import {
  emptyExplained,
  emptyTitle,
  goneExplained,
  goneTitle,
  openedWords,
} from "../features/selection/shareTexts.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { paths } from "../shop/paths.ts";
import { ShopStepper } from "../shop/ShopStepper.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { ButtonLink, EmptyState, Loader, LoadFailure, Page } from "../ui/index.ts";

/** A malformed code and an expired one are refused with different codes. */
const goneCodes: readonly ApiErrorCode[] = ["SHARED_SELECTION_GONE", "NOT_FOUND", "INVALID_INPUT"];

export interface SharedSelectionScreenProps {
  code: string;
}

/** Adds a shared selection's pictures to the visitor's own, then shows it. */
export function SharedSelectionScreen({ code }: SharedSelectionScreenProps) {
  usePageTitle("Sélection partagée");
  const [state, reload] = useAtom(sharedSelectionQuery(code));
  const open = useSetAtom(openSharedAtom);
  const navigate = useNavigate();
  const opened = useRef(false);
  const shared = state.status === "data" ? state.data.pictureUuids : null;
  useEffect(() => {
    if (opened.current || !shared || shared.length === 0) return;
    // Once only: a second run would report all pictures as already there.
    opened.current = true;
    open(shared, openedWords);
    // Replaces the history entry, so that Back does not reopen the link.
    void navigate(paths.selection(), { replace: true });
  }, [shared, open, navigate]);
  return (
    <Page width="wide">
      <ShopStepper active={2} />
      {state.status === "error" && !goneCodes.includes(state.error.code) && (
        <LoadFailure {...loadFailureProps(state.error)} level={1} onRetry={() => reload()} />
      )}
      {state.status === "error" && goneCodes.includes(state.error.code) && (
        <NoPictures title={goneTitle} words={goneExplained} />
      )}
      {shared?.length === 0 && <NoPictures title={emptyTitle} words={emptyExplained} />}
      {state.status === "loading" && <Loader label="Ouverture de la sélection partagée…" space="screen" />}
    </Page>
  );
}

function NoPictures({ title, words }: { title: string; words: string }) {
  return (
    <EmptyState
      level={1}
      icon="heart"
      title={title}
      live="polite"
      action={
        <ButtonLink variant="primary" icon="search" to={paths.search()}>
          Rechercher vos photos
        </ButtonLink>
      }
    >
      {words}
    </EmptyState>
  );
}
