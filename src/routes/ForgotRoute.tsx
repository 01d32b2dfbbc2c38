import { ForgotForm } from "../features/auth/ForgotForm.tsx";
import { Card, Heading, Page } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";
import { paths } from "./paths.ts";

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
