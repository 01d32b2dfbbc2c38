import { useAtom } from "jotai";
import { failureWords } from "../../api/failureWords.ts";
import type { QueryAtom } from "../../api/query.ts";
import { Alert, ButtonLink, Loader, LoadFailure } from "../../ui/index.ts";

export interface FileAccessProps {
  /** Whether the link's key opens the file. */
  query: QueryAtom<boolean>;
  /** What the link leads to, once it opens. */
  file: { href: string; label: string; text: string };
}

/** A file behind a link with a secret key, or why it stays closed. */
export function FileAccess({ query, file }: FileAccessProps) {
  const [state, ask] = useAtom(query);
  if (state.status === "loading") return <Loader label="Vérification du lien en cours…" />;
  if (state.status === "error") return <LoadFailure {...failureWords(state.error)} onRetry={() => ask()} />;
  if (!state.data) return <InvalidLink />;
  return (
    <Alert
      tone="success"
      live="polite"
      action={
        <ButtonLink variant="primary" size="large" icon="download" href={file.href}>
          {file.label}
        </ButtonLink>
      }
    >
      {file.text}
    </Alert>
  );
}

/** What a link without its right key shows (specification, section 2 "Download and invoice pages"). */
export function InvalidLink() {
  return <Alert tone="critical">Le lien que vous utilisez ne semble pas valide</Alert>;
}
