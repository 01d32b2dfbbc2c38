import { useSetAtom } from "jotai";
import { useState } from "react";
import { customerCalls } from "../../api/contract/customerCalls.ts";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { errorOf, type FieldError } from "../../shop/fieldError.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Alert, Form, LoadingButton, Stack, Text, TextField, TextLink } from "../../ui/index.ts";
import { startPasswordResetAtom } from "./atoms.ts";
import { checkEmail } from "./checks.ts";
import { fixTitle, textOf } from "./formTexts.ts";

export interface ForgotFormProps {
  loginPath: string;
}

/** Requests the password reset email, then tells the shopper to check their inbox. */
export function ForgotForm({ loginPath }: ForgotFormProps) {
  const startReset = useSetAtom(startPasswordResetAtom);
  const [faults, setFaults] = useState<FieldError<"email">[]>([]);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submit, running, failure } = useSubmission(async (data: FormData) => {
    const email = textOf(data, "email").trim();
    const found = checkEmail({ email });
    setFaults(found);
    if (found.length > 0) return;
    await startReset(email);
    setSentTo(email);
  });
  if (sentTo !== null) {
    return (
      <Stack space="md">
        <Alert tone="success" title="Vérifiez votre messagerie">
          {/* The message does not reveal whether the account exists. */}
          Si un compte existe pour {sentTo}, un lien pour choisir un nouveau mot de passe vient de lui être
          envoyé. Pensez à regarder dans vos courriers indésirables.
        </Alert>
        <TextLink to={loginPath} standalone>
          Revenir à la connexion
        </TextLink>
      </Stack>
    );
  }
  return (
    <Form
      label="Mot de passe oublié"
      errorTitle={fixTitle}
      errors={[...faults, ...(failure ? [{ field: null, message: failure.shopperMessage }] : [])]}
      onSubmit={submit}
    >
      <Stack space="md">
        <Text tone="muted">
          Indiquez l’adresse de votre compte{"\u00a0"}: vous recevrez un lien pour choisir un nouveau mot de
          passe.
        </Text>
        <TextField
          name="email"
          type="email"
          label="Adresse e-mail"
          autoComplete="username"
          required
          maxLength={maxLengthOf(customerCalls.startPasswordReset.body.shape.email)}
          error={errorOf(faults, "email")}
        />
        <LoadingButton
          type="submit"
          variant="primary"
          size="large"
          full
          loading={running}
          loadingLabel="Envoi en cours…"
        >
          Recevoir le lien
        </LoadingButton>
        <TextLink to={loginPath} standalone>
          Revenir à la connexion
        </TextLink>
      </Stack>
    </Form>
  );
}
