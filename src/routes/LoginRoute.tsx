import { LoginForm } from "../features/auth/LoginForm.tsx";
import { useAfterAuth } from "../features/auth/useAfterAuth.ts";
import { paths } from "../shop/paths.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Card, Heading, Page } from "../ui/index.ts";

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
