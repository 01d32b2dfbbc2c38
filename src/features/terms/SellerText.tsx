import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import type { SellerIdentity } from "../../api/contract/sellerCalls.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { sellerQueryAtom } from "../../shop/seller.ts";
import { Loader, LoadFailure } from "../../ui/index.ts";

/** A text about the seller, rendered once the seller is known. */
export function SellerText({ children }: { children: (seller: SellerIdentity) => ReactNode }) {
  const state = useAtomValue(sellerQueryAtom);
  const reload = useSetAtom(sellerQueryAtom);
  if (state.status === "loading") return <Loader space="screen" label="Chargement en cours..." />;
  if (state.status === "error") {
    return <LoadFailure level={1} {...loadFailureProps(state.error)} onRetry={() => reload()} />;
  }
  return children(state.data);
}
