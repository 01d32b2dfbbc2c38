import { RegisterForm } from "../features/auth/RegisterForm.tsx";
import { Card, Heading, Page } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";
import { paths } from "./paths.ts";
import { useAfterAuth } from "./useAfterAuth.ts";

/** /register. */
export function RegisterRoute() {
  usePageTitle("Inscription");
  const { returnUrl, goOn } = useAfterAuth();
  return (
    <Page width="form">
      <Heading level={1} size="title2">
        Inscription
      </Heading>
      <Card>
        <RegisterForm loginPath={paths.login(returnUrl)} onDone={() => void goOn()} />
      </Card>
    </Page>
  );
}
