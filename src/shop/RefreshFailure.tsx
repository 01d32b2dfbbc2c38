import type { ApiError } from "../api/apiError.ts";
import { Alert, LoadingButton } from "../ui/index.ts";
import { loadFailureProps } from "./loadFailureProps.ts";

export interface RefreshFailureProps {
  error: ApiError;
  onRetry: () => Promise<void>;
}

/** Says that the data on screen could not be refetched. */
export function RefreshFailure({ error, onRetry }: RefreshFailureProps) {
  return (
    <Alert
      tone="warning"
      action={
        <LoadingButton
          size="small"
          icon="refresh"
          loadingLabel={loadFailureProps(error).loadingLabel}
          onClick={onRetry}
        >
          Réessayer
        </LoadingButton>
      }
    >
      {error.shopperMessage}
    </Alert>
  );
}
