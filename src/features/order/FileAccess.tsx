import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import type { QueryAtom } from "../../state/query.ts";
import { Alert, ButtonLink, Loader, LoadFailure, Stack } from "../../ui/index.ts";

export interface FileAccessProps<Opened> {
  /** What the link's key gives access to; null if it is invalid. */
  query: QueryAtom<Opened | null>;
  /** Renders the content; `ask` refetches it. */
  children: (opened: Opened, ask: () => void) => ReactNode;
}

/** Content behind a link with a secret key, or the reason why access is denied. */
export function FileAccess<Opened>({ query, children }: FileAccessProps<Opened>) {
  const [state, ask] = useAtom(query);
  if (state.status === "loading") return <Loader label="Vérification du lien en cours…" />;
  if (state.status === "error")
    return <LoadFailure {...loadFailureProps(state.error)} onRetry={() => ask()} />;
  if (state.data === null) return <InvalidLink />;
  return children(state.data, () => void ask());
}

export interface ReadyFileProps {
  href: string;
  label: string;
  /** A button that suits the device better; the download then comes second. Default: nothing. */
  better?: ReactNode;
  children: ReactNode;
}

/** A file ready for download. */
export function ReadyFile({ href, label, better, children }: ReadyFileProps) {
  return (
    <Alert
      tone="success"
      live="polite"
      action={
        <Stack space="sm">
          {better}
          <ButtonLink variant={better ? "secondary" : "primary"} size="large" icon="download" href={href}>
            {label}
          </ButtonLink>
        </Stack>
      }
    >
      {children}
    </Alert>
  );
}

/** Shown for a link without a valid key (specification, section 2 "Download and invoice pages"). */
export function InvalidLink() {
  return <Alert tone="critical">Le lien que vous utilisez ne semble pas valide</Alert>;
}
