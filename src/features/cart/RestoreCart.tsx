import { useSetAtom } from "jotai";
import { useState } from "react";
import { toApiError } from "../../api/apiError.ts";
import type { Order } from "../../api/contract/orderEntities.ts";
import type { QueryState } from "../../state/query.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { findSavedCartsAtom, restoreCartAtom } from "./mutations.ts";
import { RestoreCartModal } from "./RestoreCartModal.tsx";
import type { RestoreForm } from "./restoreForm.ts";

/** Finds a saved cart and restores it. Load it lazily: it bundles the dialog. */
export function RestoreCart({ onClose }: { onClose: () => void }) {
  const find = useSetAtom(findSavedCartsAtom);
  const restore = useSetAtom(restoreCartAtom);
  const [found, setFound] = useState<QueryState<readonly Order[]> | null>(null);
  const [asked, setAsked] = useState<RestoreForm | null>(null);
  const search = useSubmission(async (form: RestoreForm) => {
    setAsked(form);
    setFound({ status: "loading" });
    try {
      setFound({ status: "data", data: await find(form), refreshing: false, refreshError: null });
    } catch (thrown) {
      setFound({ status: "error", error: toApiError(thrown) });
    }
  });
  const taking = useSubmission(async (order: Order) => {
    await restore(order.uuid);
    onClose();
  });
  return (
    <RestoreCartModal
      open
      onOpenChange={(open) => !open && onClose()}
      found={found}
      failure={taking.failure}
      onSearch={(form) => void search.submit(form)}
      onRestore={taking.submit}
      onRetry={() => (asked ? search.submit(asked) : undefined)}
    />
  );
}
