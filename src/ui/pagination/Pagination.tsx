import { Icon } from "../icon/Icon.tsx";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import { PageTarget } from "./PageTarget.tsx";
import * as css from "./Pagination.css.ts";
import { pageItems } from "./pages.ts";

interface PaginationWords extends RootProps {
  /** Accessible name of the landmark: « Pages de vos commandes ». */
  label: string;
  /** Number of pages; below two nothing is shown. */
  count: number;
  /** Accessible name of a page's link or button: « Page 4 ». */
  pageLabel: (page: number) => string;
  /** The way to the previous page, words where there is room: « Page précédente ». */
  previousLabel: string;
  /** The way to the next page: « Page suivante ». */
  nextLabel: string;
  /** The current place, announced when it changes and shown in place of the numbers on a phone: « Page 4 sur 12 ». */
  positionText: (page: number, count: number) => string;
}

/** Links, whose page the caller knows from the address, or buttons. */
export type PaginationProps = PaginationWords &
  (
    | {
        /** Path of a page. Default: none, pages are buttons. */
        to: (page: number) => string;
        /** The current page, from 1. Default: its own, where pages are buttons. */
        page: number;
        defaultPage?: undefined;
        /** Called with the page that is gone to, besides following a link. Default: nobody. */
        onPageChange?: ((page: number) => void) | undefined;
      }
    | {
        to?: undefined;
        page?: number | undefined;
        /** Initial page, if uncontrolled. Default: 1. */
        defaultPage?: number | undefined;
        onPageChange?: ((page: number) => void) | undefined;
      }
  );

/** The way through the pages of a long list: first, last, and those around the current one. */
export function Pagination({
  label,
  count,
  pageLabel,
  previousLabel,
  nextLabel,
  positionText,
  to,
  page: given,
  defaultPage = 1,
  onPageChange,
  ...root
}: PaginationProps) {
  const [chosen, setPage] = useControlled(given, defaultPage, onPageChange);
  if (count < 2) return null;
  const page = Math.min(Math.max(chosen, 1), count);
  const step = (by: -1 | 1, name: string) => (
    <PageTarget
      to={to?.(page + by)}
      onGo={() => setPage(page + by)}
      label={name}
      isOut={page + by < 1 || page + by > count}
    >
      {by < 0 && <Icon name="chevronLeft" />}
      <span className={css.words}>{name}</span>
      {by > 0 && <Icon name="chevronRight" />}
    </PageTarget>
  );
  return (
    <nav {...root} aria-label={label} className={css.whole}>
      {step(-1, previousLabel)}
      <ol className={css.list}>
        {pageItems(page, count).map((item) =>
          typeof item === "string" ? (
            <li key={item} aria-hidden="true" className={css.gap}>
              …
            </li>
          ) : (
            <li key={item}>
              <PageTarget
                to={to?.(item)}
                onGo={() => setPage(item)}
                label={pageLabel(item)}
                isCurrent={item === page}
              >
                {item}
              </PageTarget>
            </li>
          ),
        )}
      </ol>
      <p aria-live="polite" className={css.position}>
        {positionText(page, count)}
      </p>
      {step(1, nextLabel)}
    </nav>
  );
}
