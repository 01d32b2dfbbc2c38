import { RegisterForm } from "../features/auth/RegisterForm.tsx";
import { useAfterAuth } from "../features/auth/useAfterAuth.ts";
import { paths } from "../shop/paths.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Card, Heading, Page } from "../ui/index.ts";

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
