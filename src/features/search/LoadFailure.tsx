import type { ApiError } from "../../api/apiError.ts";
import { Button, EmptyState } from "../../ui/index.ts";

export interface LoadFailureProps {
  error: ApiError;
  onRetry: () => void;
}

/** A list that could not be had: why, and again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const offline = error.code === "NETWORK";
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={offline ? "Vous êtes hors connexion" : "Une erreur est survenue"}
        action={
          <Button variant="primary" icon="refresh" onClick={onRetry}>
            Réessayer
          </Button>
        }
      >
        {error.shopperMessage}
      </EmptyState>
    </div>
  );
}
