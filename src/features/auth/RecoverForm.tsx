import { useSetAtom } from "jotai";
import { useState } from "react";
import { customerCalls } from "../../api/contract/customerCalls.ts";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { errorOf, type FieldError } from "../../shop/fieldError.ts";
import { pendingNavigation } from "../../state/pendingNavigation.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Alert, Form, LoadingButton, PasswordField, Stack, TextLink } from "../../ui/index.ts";
import { resetFailed, resetPasswordAtom } from "./atoms.ts";
import { checkNewPassword } from "./checks.ts";
import { fixTitle, passwordLabels, textOf } from "./formTexts.ts";
import type { RecoverLink } from "./recoverLink.ts";

export interface RecoverFormProps {
  link: RecoverLink;
  /** Called once the new password is set. */
  onDone: () => void;
}

/** Sets a new password from a valid reset link. */
export function RecoverForm({ link, onDone }: RecoverFormProps) {
  const reset = useSetAtom(resetPasswordAtom);
  const [faults, setFaults] = useState<FieldError<"newPassword">[]>([]);
  const [refused, setRefused] = useState(false);
  const { submit, running, failure } = useSubmission(async (data: FormData) => {
    const newPassword = textOf(data, "newPassword");
    const found = checkNewPassword({ newPassword });
    setFaults(found);
    setRefused(false);
    if (found.length > 0) return;
    if (!(await reset(link, newPassword))) return setRefused(true);
    onDone();
    await pendingNavigation();
  });
  const general = refused ? resetFailed : failure?.shopperMessage;
  return (
    <Form
      label="Mot de passe oublié"
      errorTitle={fixTitle}
      errors={[...faults, ...(general ? [{ field: null, message: general }] : [])]}
      onSubmit={submit}
    >
      <Stack space="md">
        {/* Lets a password manager associate the new password with the account. */}
        <input type="hidden" autoComplete="username" value={link.email} readOnly />
        <PasswordField
          name="newPassword"
          label="Nouveau mot de passe (8 caractères minimum)"
          autoComplete="new-password"
          required
          maxLength={maxLengthOf(customerCalls.resetPassword.body.shape.newPassword)}
          error={errorOf(faults, "newPassword")}
          {...passwordLabels}
        />
        <LoadingButton
          type="submit"
          variant="primary"
          size="large"
          full
          loading={running}
          loadingLabel="Modification en cours…"
        >
          Modifier le mot de passe
        </LoadingButton>
      </Stack>
    </Form>
  );
}

/** Shown for an expired or incomplete link (specification, section 2 "Recover"). */
export function InvalidRecoverLink({ forgotPath }: { forgotPath: string }) {
  return (
    <Alert
      tone="critical"
      action={
        <TextLink to={forgotPath} standalone>
          Réessayer la récupération de votre compte
        </TextLink>
      }
    >
      Le lien que vous utilisez n'est pas valide. Il s'agit peut-être d'un lien trop ancien.
    </Alert>
  );
}
