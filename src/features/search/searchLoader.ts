import { type LoaderFunction, redirect } from "react-router";
import { paths } from "../../shop/paths.ts";
import { filterQuery, readSavedFilter } from "./filter.ts";

/**
 * Where /search leads: without a query to the search as it was left (specification, section 3 "Search filter"), every event at
 * first; null for nowhere else. Each history entry names its search: Back to a bare /search would lead forward again.
 */
export const savedSearch = (search: string): string | null =>
  search === "" ? paths.search(filterQuery(readSavedFilter())) : null;

export const searchLoader: LoaderFunction = ({ request }) => {
  // The server renders the first view at the address that was asked for.
  if (typeof document === "undefined") return null;
  const saved = savedSearch(new URL(request.url).search);
  return saved && redirect(saved);
};
