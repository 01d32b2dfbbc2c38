import { ButtonLink, Card, Heading, Inline, Stack, Text } from "../../ui/index.ts";

export interface SignInGateProps {
  title: string;
  /** Heading level of the title. Default: 2. */
  level?: 1 | 2;
  /** Why an account is needed here. */
  reason: string;
  loginPath: string;
  registerPath: string;
}

/** Asks the visitor to sign in or to create an account before continuing. */
export function SignInGate({ title, level = 2, reason, loginPath, registerPath }: SignInGateProps) {
  return (
    <Card>
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={level} size="title2">
            {title}
          </Heading>
          <Text tone="muted">{reason}</Text>
        </Stack>
        <Inline space="sm">
          <ButtonLink variant="primary" size="large" icon="user" to={loginPath}>
            Se connecter
          </ButtonLink>
          <ButtonLink size="large" to={registerPath}>
            Créer un compte
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
