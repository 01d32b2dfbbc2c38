import { queryFamily } from "../../state/query.ts";

/** The pictures shared under a code. */
export const sharedSelectionQuery = queryFamily((code: string, { api, signal }) =>
  api.sharedSelections.readSharedSelection({ params: { code } }, { signal }),
);
