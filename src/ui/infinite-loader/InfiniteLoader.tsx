import { useEffect, useRef, useState } from "react";
import { Box } from "../box/Box.tsx";
import { LoadingButton } from "../loading-button/LoadingButton.tsx";
import { Text } from "../text/Text.tsx";

export const infiniteLoaderStates = ["more", "loading", "failed", "all"] as const;
export type InfiniteLoaderState = (typeof infiniteLoaderStates)[number];

export interface InfiniteLoaderProps {
  /** Where the list stands: there is more, more is on its way, it could not be had, all is shown. */
  state: InfiniteLoaderState;
  /** Asks for the next page; called on nearing the end and on a press, never while one is on its way. */
  onMore: () => void;
  /** How much is shown, seen and announced when it changes: « 40 commandes sur 218 ». */
  shownLabel: string;
  /** Words of the button: « Voir plus de commandes ». */
  moreLabel: string;
  /** What is announced while a page is on its way: « Chargement des commandes… ». */
  loadingLabel: string;
  /** Why there is no more yet, seen and announced where a page failed. */
  failedLabel: string;
  /** Words of the button where a page failed: « Réessayer ». */
  retryLabel: string;
  /** Pages asked for on nearing the end before the button must be pressed, so that the page's foot stays within reach. Default: 3. */
  automaticPages?: number;
}

/** The end of a list that comes page by page: it asks for the next one in time, and says how far the list is. */
export function InfiniteLoader({
  state,
  onMore,
  shownLabel,
  moreLabel,
  loadingLabel,
  failedLabel,
  retryLabel,
  automaticPages = 3,
}: InfiniteLoaderProps) {
  const [asked, setAsked] = useState(0);
  const sentinel = useRef<HTMLDivElement>(null);
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
      // One window's height ahead of the reader. Without the document as its root, a frame would get no margin.
      { root: document, rootMargin: "100% 0px" },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [watching]);

  // The button leaves with the last page: whoever was on it goes on from the words, not from the top of the page.
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
    <div ref={sentinel}>
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
