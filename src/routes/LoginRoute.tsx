import { LoginForm } from "../features/auth/LoginForm.tsx";
import { Card, Heading, Page } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";
import { paths } from "./paths.ts";
import { useAfterAuth } from "./useAfterAuth.ts";

/** /login. */
export function LoginRoute() {
  usePageTitle("Connexion");
  const { returnUrl, goOn } = useAfterAuth();
  return (
    <Page width="form">
      <Heading level={1} size="title2">
        Connexion
      </Heading>
      <Card>
        <LoginForm
          forgotPath={paths.forgot()}
          registerPath={paths.register(returnUrl)}
          onDone={() => void goOn()}
        />
      </Card>
    </Page>
  );
}
