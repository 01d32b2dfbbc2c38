import { type LoaderFunction, redirect } from "react-router";
import { filterQuery, readSavedFilter, rootFilter } from "../features/search/filter.ts";
import { paths } from "./paths.ts";

/** /search without more takes up the search where it was left (specification, section 3 "Search filter"). */
export const searchLoader: LoaderFunction = ({ request }) => {
  if (new URL(request.url).search !== "") return null;
  const saved = readSavedFilter();
  const query = filterQuery(saved);
  const begins = JSON.stringify(query) === JSON.stringify(filterQuery(rootFilter));
  return begins ? null : redirect(paths.search(query));
};
