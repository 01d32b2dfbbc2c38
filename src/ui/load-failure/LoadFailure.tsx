import type { ReactNode } from "react";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import type { HeadingLevel } from "../heading/Heading.tsx";
import type { IconName } from "../icon/paths.ts";
import { LoadingButton } from "../loading-button/LoadingButton.tsx";

export interface LoadFailureProps {
  /** What went wrong, in a sentence: « Une erreur est survenue ». */
  title: string;
  /** Place of the title in the outline. Default: 2. */
  level?: HeadingLevel;
  /** Drawing above. Default: warning. */
  icon?: IconName;
  /** Why, and what the shopper can do about it. */
  children: ReactNode;
  /** Words of the button: « Réessayer ». */
  retryLabel: string;
  /** What is announced while it asks again: « Nouvel essai en cours… ». */
  loadingLabel: string;
  /** Whether it is asking again by the caller's word. Default: false. */
  loading?: boolean;
  /** Asks again; the button turns until its promise settles. */
  onRetry: () => Promise<void> | void;
}

/** In the place of what could not be loaded: why, and another try. */
export function LoadFailure({
  title,
  level = 2,
  icon = "warning",
  children,
  retryLabel,
  loadingLabel,
  loading = false,
  onRetry,
}: LoadFailureProps) {
  return (
    // The alert holds the words alone: with the button inside, its turning would have all of them read again.
    <EmptyState
      live="assertive"
      title={title}
      level={level}
      icon={icon}
      action={
        <LoadingButton
          variant="primary"
          icon="refresh"
          loading={loading}
          loadingLabel={loadingLabel}
          onClick={onRetry}
        >
          {retryLabel}
        </LoadingButton>
      }
    >
      {children}
    </EmptyState>
  );
}
