import { useRef, useState } from "react";
import { type ApiError, toApiError } from "../api/apiError.ts";

export interface Submission<Arguments extends unknown[]> {
  /** Runs the action unless it is already running, so that a double click runs it once. */
  submit: (...args: Arguments) => Promise<void>;
  running: boolean;
  /** Why the last run failed; reset when another one starts. */
  failure: ApiError | null;
}

/** A form's action: runs one at a time and keeps its error for display. */
export function useSubmission<Arguments extends unknown[]>(
  action: (...args: Arguments) => Promise<unknown>,
): Submission<Arguments> {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // A second click can arrive before React has rendered the state of the first.
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
