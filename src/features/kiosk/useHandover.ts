import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { ApiError } from "../../api/apiError.ts";
import { toApiError } from "../../api/apiError.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { cancelHandoverAtom, createHandoverAtom, isHandingOverAtom } from "./handover.ts";

const pollEveryMs = 2000;

/** A code on its way: being made, shown, refused, or over without having been used. */
export type HandoverState =
  | { state: "preparing" }
  | { state: "shown"; code: string }
  | { state: "failed"; failure: ApiError }
  | { state: "expired" };

export interface HandoverOptions {
  /** The screen's selection. */
  pictureUuids: readonly string[];
  /** Called once a phone has taken over the cart and the selection. */
  onTaken: () => void;
  /** Called once the code is ended: cart and selection stay. */
  onCanceled: () => void;
}

/** Makes a code, waits for the phone that uses it, and ends it on request. */
export function useHandover({ pictureUuids, onTaken, onCanceled }: HandoverOptions) {
  const create = useSetAtom(createHandoverAtom);
  const cancel = useSetAtom(cancelHandoverAtom);
  const api = useAtomValue(apiAtom);
  const setHandingOver = useSetAtom(isHandingOverAtom);
  const [code, setCode] = useState<string | null>(null);
  const [isExpired, setExpired] = useState(false);
  const making = useSubmission(async () => {
    setExpired(false);
    setCode(null);
    setCode((await create(pictureUuids)).code);
  });
  const canceling = useSubmission(async () => {
    const { isTaken } = await cancel();
    if (isTaken) onTaken();
    else onCanceled();
  });
  // Once, even though React may run the effect twice.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void making.submit();
  });
  useEffect(() => {
    setHandingOver(true);
    return () => setHandingOver(false);
  }, [setHandingOver]);
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });
  useEffect(() => {
    if (code === null || isExpired) return;
    const ending = new AbortController();
    const look = async () => {
      try {
        const { isTaken } = await api.visitors.readHandover({}, { signal: ending.signal });
        if (isTaken) taken.current();
      } catch (thrown) {
        // Without a network, the next look may tell.
        if (toApiError(thrown).code === "NOT_FOUND") setExpired(true);
      }
    };
    const timer = setInterval(() => void look(), pollEveryMs);
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, [api, code, isExpired]);
  return {
    handover: stateOf(code, isExpired, making.failure),
    canceling,
    renew: making.submit,
  };
}

function stateOf(code: string | null, isExpired: boolean, failure: ApiError | null): HandoverState {
  if (failure) return { state: "failed", failure };
  if (code === null) return { state: "preparing" };
  return isExpired ? { state: "expired" } : { state: "shown", code };
}
