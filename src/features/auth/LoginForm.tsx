import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { customerCalls } from "../../api/contract/customerCalls.ts";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { errorOf, type FieldError } from "../../shop/fieldError.ts";
import { pendingNavigation } from "../../state/pendingNavigation.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import {
  Form,
  Inline,
  LoadingButton,
  PasswordField,
  Stack,
  Text,
  TextField,
  TextLink,
} from "../../ui/index.ts";
import { badCredentials, loginAtom } from "./atoms.ts";
import { checkLogin, type LoginForm as LoginFields } from "./checks.ts";
import { fixTitle, passwordLabels, textOf } from "./formTexts.ts";

const { shape } = customerCalls.login.body;

export interface LoginFormProps {
  /** The address that is already known; the password takes the focus. Default: it is asked for. */
  email?: string;
  forgotPath: string;
  registerPath: string;
  /** Called once signed in. */
  onDone: () => void;
}

/** E-mail and password (specification, section 2 "Authentication pages"). */
export function LoginForm({ email, forgotPath, registerPath, onDone }: LoginFormProps) {
  const login = useSetAtom(loginAtom);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (email !== undefined) password.current?.focus();
  }, [email]);
  const [faults, setFaults] = useState<FieldError<keyof LoginFields>[]>([]);
  const [rejected, setRejected] = useState(false);
  const { submit, running, failure } = useSubmission(async (data: FormData) => {
    const form = { email: textOf(data, "email"), password: textOf(data, "password") };
    const found = checkLogin(form);
    setFaults(found);
    setRejected(false);
    if (found.length > 0) return;
    if (!(await login(form))) return setRejected(true);
    onDone();
    await pendingNavigation();
  });
  const general = rejected ? badCredentials : failure?.shopperMessage;
  return (
    <Form
      label="Connexion"
      errorTitle={fixTitle}
      errors={[...faults, ...(general ? [{ field: null, message: general }] : [])]}
      onSubmit={submit}
    >
      <Stack space="md">
        <TextField
          name="email"
          defaultValue={email}
          type="email"
          label="Adresse e-mail"
          autoComplete="username"
          required
          maxLength={maxLengthOf(shape.email)}
          error={errorOf(faults, "email")}
        />
        <PasswordField
          ref={password}
          name="password"
          label="Mot de passe"
          autoComplete="current-password"
          required
          maxLength={maxLengthOf(shape.password)}
          error={errorOf(faults, "password")}
          {...passwordLabels}
        />
        <LoadingButton
          type="submit"
          variant="primary"
          size="large"
          full
          loading={running}
          loadingLabel="Connexion en cours…"
        >
          Se connecter
        </LoadingButton>
        <Inline justify="space-between">
          <TextLink to={forgotPath} standalone>
            {"Mot de passe oublié\u202f?"}
          </TextLink>
          <Text as="span">
            {"Pas encore de compte\u202f? "}
            <TextLink to={registerPath} standalone>
              Créer un compte
            </TextLink>
          </Text>
        </Inline>
      </Stack>
    </Form>
  );
}
