import { useAtomValue, useSetAtom } from "jotai";
import { useSearchParams } from "react-router";
import { InvalidRecoverLink, RecoverForm } from "../features/auth/RecoverForm.tsx";
import { type RecoverLink, readRecoverLink } from "../features/auth/recoverLink.ts";
import { recoverLinkQuery } from "../features/auth/recoverQuery.ts";
import { useAfterAuth } from "../features/auth/useAfterAuth.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { paths } from "../shop/paths.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Card, Heading, Loader, LoadFailure, Page } from "../ui/index.ts";

/** /recover, the target of a reset email's link. */
export function RecoverRoute() {
  usePageTitle("Choisir un nouveau mot de passe");
  const [query] = useSearchParams();
  const link = readRecoverLink(query);
  return (
    <Page width="form">
      <Heading level={1} size="title2">
        Mot de passe oublié
      </Heading>
      {link === null ? <InvalidRecoverLink forgotPath={paths.forgot()} /> : <CheckedLink link={link} />}
    </Page>
  );
}

function CheckedLink({ link }: { link: RecoverLink }) {
  const state = useAtomValue(recoverLinkQuery(link));
  const check = useSetAtom(recoverLinkQuery(link));
  const { goOn } = useAfterAuth();
  if (state.status === "loading") return <Loader label="Vérification du lien en cours…" />;
  if (state.status === "error")
    return <LoadFailure {...loadFailureProps(state.error)} onRetry={() => check()} />;
  if (!state.data) return <InvalidRecoverLink forgotPath={paths.forgot()} />;
  return (
    <Card>
      <RecoverForm link={link} onDone={() => void goOn()} />
    </Card>
  );
}
