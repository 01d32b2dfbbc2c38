import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { registrationSchema } from "../../api/contract/customerCalls.ts";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { errorOf, type FieldError } from "../../shop/fieldError.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import {
  Button,
  Card,
  Form,
  Heading,
  Inline,
  LoadingButton,
  Stack,
  Text,
  TextField,
} from "../../ui/index.ts";
import { checkEmailAtom } from "./atoms.ts";
import { checkEmail } from "./checks.ts";
import { fixTitle, textOf } from "./formTexts.ts";
import { LoginForm, type LoginFormProps } from "./LoginForm.tsx";
import { RegisterForm, type RegisterFormProps } from "./RegisterForm.tsx";

export interface EmailFirstProps extends Omit<LoginFormProps, "email">, Pick<RegisterFormProps, "loginPath"> {
  title: string;
  /** Why an account is needed here. */
  reason: string;
}

/** Asks for the e-mail address, then for the password of its account or, without one, for what a new one needs. */
export function EmailFirst({ title, reason, loginPath, ...login }: EmailFirstProps) {
  const [asked, setAsked] = useState<{ email: string; isKnown: boolean } | null>(null);
  const [typed, setTyped] = useState("");
  return (
    <Card>
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={1} size="title2">
            {title}
          </Heading>
          <Text tone="muted">{reason}</Text>
        </Stack>
        {asked === null ? (
          <EmailForm
            typed={typed}
            onAnswer={(email, isKnown) => {
              setTyped(email);
              setAsked({ email, isKnown });
            }}
          />
        ) : (
          <Stack space="md">
            <Inline justify="space-between">
              <Text>
                {asked.isKnown
                  ? "Vous avez déjà un compte\u00a0: indiquez son mot de passe."
                  : "Créez votre compte pour suivre votre commande."}
              </Text>
              <Button variant="quiet" size="small" onClick={() => setAsked(null)}>
                Changer d’adresse e-mail
              </Button>
            </Inline>
            {asked.isKnown ? (
              <LoginForm email={asked.email} {...login} />
            ) : (
              <RegisterForm email={asked.email} loginPath={loginPath} onDone={login.onDone} />
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

interface EmailFormProps {
  /** The address given before; empty on arrival. */
  typed: string;
  onAnswer: (email: string, isKnown: boolean) => void;
}

function EmailForm({ typed, onAnswer }: EmailFormProps) {
  const ask = useSetAtom(checkEmailAtom);
  const [faults, setFaults] = useState<FieldError<"email">[]>([]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Back from the next form, whose button is gone.
    if (typed !== "") field.current?.focus();
  }, [typed]);
  const { submit, running, failure } = useSubmission(async (data: FormData) => {
    const email = textOf(data, "email").trim();
    const found = checkEmail({ email });
    setFaults(found);
    if (found.length > 0) return;
    const { isKnown } = await ask(email);
    onAnswer(email, isKnown);
  });
  return (
    <Form
      label="Votre adresse e-mail"
      errorTitle={fixTitle}
      errors={[...faults, ...(failure ? [{ field: null, message: failure.shopperMessage }] : [])]}
      onSubmit={submit}
    >
      <Stack space="md">
        <TextField
          ref={field}
          name="email"
          type="email"
          label="Adresse e-mail"
          autoComplete="username"
          required
          defaultValue={typed}
          maxLength={maxLengthOf(registrationSchema.shape.email)}
          error={errorOf(faults, "email")}
        />
        <LoadingButton
          type="submit"
          variant="primary"
          size="large"
          full
          iconEnd="arrowRight"
          loading={running}
          loadingLabel="Recherche de votre compte en cours…"
        >
          Continuer
        </LoadingButton>
      </Stack>
    </Form>
  );
}
