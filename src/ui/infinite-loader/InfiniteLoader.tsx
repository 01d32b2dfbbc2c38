import { useEffect, useRef, useState } from "react";
import { Box } from "../box/Box.tsx";
import { LoadingButton } from "../loading-button/LoadingButton.tsx";
import type { RootProps } from "../rootProps.ts";
import { Text } from "../text/Text.tsx";
import { useOwnRef } from "../useOwnRef.ts";

export const infiniteLoaderStates = ["more", "loading", "failed", "all"] as const;
export type InfiniteLoaderState = (typeof infiniteLoaderStates)[number];

export interface InfiniteLoaderProps extends RootProps<HTMLDivElement> {
  /** State of the list: more available, loading more, failed, or all shown. */
  state: InfiniteLoaderState;
  /** Requests the next page; called near the end and on a press, never while one is loading. */
  onMore: () => void;
  /** How much is shown, displayed and announced on change: « 40 commandes sur 218 ». */
  shownLabel: string;
  /** Label of the button: « Voir plus de commandes ». */
  moreLabel: string;
  /** Announced while a page loads: « Chargement des commandes… ». */
  loadingLabel: string;
  /** Why a page failed to load, displayed and announced. */
  failedLabel: string;
  /** Label of the button after a failure: « Réessayer ». */
  retryLabel: string;
  /** Pages loaded automatically before the button must be pressed, so that the footer stays reachable. Default: 3. */
  automaticPages?: number;
}

/** The end of a paginated list: loads the next page in time, and says how far the list is. */
export function InfiniteLoader({
  state,
  onMore,
  shownLabel,
  moreLabel,
  loadingLabel,
  failedLabel,
  retryLabel,
  automaticPages = 3,
  ref,
  ...root
}: InfiniteLoaderProps) {
  const [asked, setAsked] = useState(0);
  const sentinel = useOwnRef(ref);
  const words = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });

  const watching = state === "more" && asked < automaticPages;
  useEffect(() => {
    const target = sentinel.current;
    if (!watching || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setAsked((count) => count + 1);
        ask.current();
      },
      // One window's height in advance. Without the document as root, a frame would get no margin.
      { root: document, rootMargin: "100% 0px" },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [watching]);

  // The button disappears with the last page: its focus moves to the text, not to the top of the page.
  useEffect(() => {
    const { activeElement, body } = document;
    if (state === "all" && focused.current && activeElement === body) words.current?.focus();
    focused.current = state !== "all" && activeElement === button.current;
  });

  function press() {
    setAsked(0);
    ask.current();
  }

  const failed = state === "failed";
  return (
    <div {...root} ref={sentinel}>
      <Box display="flex" flexDirection="column" alignItems="center" gap="sm" paddingBlock="lg">
        <div ref={words} role="status" tabIndex={-1}>
          <Text as="div" tone={failed ? "critical" : "muted"} size="small" align="center" figures>
            {failed ? failedLabel : shownLabel}
          </Text>
        </div>
        {state !== "all" && (
          <LoadingButton
            ref={button}
            icon={failed ? "refresh" : "chevronDown"}
            loading={state === "loading"}
            loadingLabel={loadingLabel}
            onClick={press}
          >
            {failed ? retryLabel : moreLabel}
          </LoadingButton>
        )}
      </Box>
    </div>
  );
}
