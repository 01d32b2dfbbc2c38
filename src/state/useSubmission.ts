import { useRef, useState } from "react";
import { type ApiError, toApiError } from "../api/apiError.ts";

export interface Submission<Arguments extends unknown[]> {
  /** Runs the action, unless it is running already: one double click does one action. */
  submit: (...args: Arguments) => Promise<void>;
  running: boolean;
  /** Why the last run failed; null once another one begins. */
  failure: ApiError | null;
}

/** An action of a form: once at a time, its refusal kept to be shown. */
export function useSubmission<Arguments extends unknown[]>(
  action: (...args: Arguments) => Promise<void>,
): Submission<Arguments> {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // A second click can come before React has drawn the first one's state.
  const locked = useRef(false);
  async function submit(...args: Arguments) {
    if (locked.current) return;
    locked.current = true;
    setRunning(true);
    setFailure(null);
    try {
      await action(...args);
    } catch (thrown) {
      setFailure(toApiError(thrown));
    } finally {
      locked.current = false;
      setRunning(false);
    }
  }
  return { submit, running, failure };
}
