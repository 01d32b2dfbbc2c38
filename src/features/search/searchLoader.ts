import { type LoaderFunction, redirect } from "react-router";
import { paths } from "../../shop/paths.ts";
import { filterQuery, readSavedFilter, rootFilter } from "./filter.ts";

/** Where /search leads: without a query to the search as it was left (specification, section 3 "Search filter"); null for nowhere else. */
export function savedSearch(search: string): string | null {
  if (search !== "") return null;
  const query = filterQuery(readSavedFilter());
  const begins = JSON.stringify(query) === JSON.stringify(filterQuery(rootFilter));
  return begins ? null : paths.search(query);
}

export const searchLoader: LoaderFunction = ({ request }) => {
  const saved = savedSearch(new URL(request.url).search);
  return saved && redirect(saved);
};
