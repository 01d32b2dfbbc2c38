import type { ReactNode } from "react";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import type { HeadingLevel } from "../heading/Heading.tsx";
import type { IconName } from "../icon/paths.ts";
import { LoadingButton } from "../loading-button/LoadingButton.tsx";
import type { RootProps } from "../rootProps.ts";

export interface LoadFailureProps extends RootProps {
  /** What went wrong, in a sentence: « Une erreur est survenue ». */
  title: string;
  /** Heading level of the title. Default: 2. */
  level?: HeadingLevel;
  /** Icon above. Default: warning. */
  icon?: IconName;
  /** Why, and what the shopper can do about it. */
  children: ReactNode;
  /** Label of the button: « Réessayer ». */
  retryLabel: string;
  /** Announced during a retry: « Nouvel essai en cours… ». */
  loadingLabel: string;
  /** Whether a retry is in progress, if controlled. Default: false. */
  loading?: boolean;
  /** Retries; the button spins until its promise settles. */
  onRetry: () => Promise<void> | void;
}

/** Replaces content that failed to load: the reason and a retry button. */
export function LoadFailure({
  title,
  level = 2,
  icon = "warning",
  children,
  retryLabel,
  loadingLabel,
  loading = false,
  onRetry,
  ...root
}: LoadFailureProps) {
  return (
    // The alert contains the text alone: with the button inside, its spinner would make all of it be read again.
    <EmptyState
      {...root}
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
