import { ForgotForm } from "../features/auth/ForgotForm.tsx";
import { paths } from "../shop/paths.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Card, Heading, Page } from "../ui/index.ts";

/** /forgot. */
export function ForgotRoute() {
  usePageTitle("Mot de passe oublié");
  return (
    <Page width="form">
      <Heading level={1} size="title2">
        Mot de passe oublié
      </Heading>
      <Card>
        <ForgotForm loginPath={paths.login()} />
      </Card>
    </Page>
  );
}
