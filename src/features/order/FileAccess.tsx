import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import type { QueryAtom } from "../../state/query.ts";
import { Alert, ButtonLink, Loader, LoadFailure } from "../../ui/index.ts";

export interface FileAccessProps<Opened> {
  /** What the link's key opens; nothing where it is not valid. */
  query: QueryAtom<Opened | null>;
  /** What is shown of it; `ask` asks again. */
  children: (opened: Opened, ask: () => void) => ReactNode;
}

/** What a link with a secret key opens, or why it stays closed. */
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
  children: ReactNode;
}

/** A file that waits to be taken. */
export function ReadyFile({ href, label, children }: ReadyFileProps) {
  return (
    <Alert
      tone="success"
      live="polite"
      action={
        <ButtonLink variant="primary" size="large" icon="download" href={href}>
          {label}
        </ButtonLink>
      }
    >
      {children}
    </Alert>
  );
}

/** What a link without its right key shows (specification, section 2 "Download and invoice pages"). */
export function InvalidLink() {
  return <Alert tone="critical">Le lien que vous utilisez ne semble pas valide</Alert>;
}
