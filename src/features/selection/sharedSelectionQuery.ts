import { queryFamily } from "../../state/query.ts";

/** The pictures of a shared selection, by code. */
export const sharedSelectionQuery = queryFamily((code: string, { api, signal }) =>
  api.sharedSelections.readSharedSelection({ params: { code } }, { signal }),
);
