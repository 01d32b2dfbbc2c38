import type { ApiError } from "../api/apiError.ts";
import { Button, EmptyState } from "../ui/index.ts";

export interface LoadFailureProps {
  error: ApiError;
  /** Asks again. */
  onRetry: () => void;
}

/** In place of what could not be loaded: why, and another try. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const offline = error.code === "NETWORK";
  return (
    <EmptyState
      icon="warning"
      title={offline ? "Vous êtes hors ligne" : "Une erreur est survenue"}
      action={
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {error.shopperMessage}
    </EmptyState>
  );
}
