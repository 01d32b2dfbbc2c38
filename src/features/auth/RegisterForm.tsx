import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { registrationSchema } from "../../api/contract/customerCalls.ts";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { errorOf, type FieldError } from "../../shop/fieldError.ts";
import { pendingNavigation } from "../../state/pendingNavigation.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import {
  Checkbox,
  Columns,
  Form,
  LoadingButton,
  PasswordField,
  Stack,
  Text,
  TextField,
  TextLink,
} from "../../ui/index.ts";
import { registerAtom } from "./atoms.ts";
import { checkRegistration, type RegistrationForm } from "./checks.ts";
import { fixTitle, optionalMark, passwordLabels, textOf } from "./formTexts.ts";

export interface RegisterFormProps {
  /** The address that is already known; the password takes the focus. Default: it is asked for. */
  email?: string;
  loginPath: string;
  /** Called once the account is created and signed in. */
  onDone: () => void;
}

const { shape } = registrationSchema;

/** Creates an account; a professional adds company and VAT number (specification, section 2 "Register"). */
export function RegisterForm({ email, loginPath, onDone }: RegisterFormProps) {
  const register = useSetAtom(registerAtom);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (email !== undefined) password.current?.focus();
  }, [email]);
  const [faults, setFaults] = useState<FieldError<keyof RegistrationForm>[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [professional, setProfessional] = useState(false);
  const { submit, running, failure } = useSubmission(async (data: FormData) => {
    const form = readForm(data);
    const found = checkRegistration(form);
    setFaults(found);
    setRefusal(null);
    if (found.length > 0) return;
    const outcome = await register(form);
    if (outcome.done) {
      onDone();
      await pendingNavigation();
    } else if (outcome.field) setFaults([{ field: outcome.field, message: outcome.message }]);
    else setRefusal(outcome.message);
  });
  const general = refusal ?? failure?.shopperMessage;
  return (
    <Form
      label="Inscription"
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
          autoComplete="email"
          required
          maxLength={maxLengthOf(shape.email)}
          error={errorOf(faults, "email")}
        />
        <PasswordField
          ref={password}
          name="password"
          label="Mot de passe"
          hint="8 caractères minimum"
          autoComplete="new-password"
          required
          maxLength={maxLengthOf(shape.password)}
          error={errorOf(faults, "password")}
          {...passwordLabels}
        />
        <Columns count="fit" space="md" align="flex-start">
          <TextField
            name="firstName"
            label="Prénom"
            autoComplete="given-name"
            required
            maxLength={maxLengthOf(shape.firstName)}
            error={errorOf(faults, "firstName")}
          />
          <TextField
            name="lastName"
            label="Nom"
            autoComplete="family-name"
            required
            maxLength={maxLengthOf(shape.lastName)}
            error={errorOf(faults, "lastName")}
          />
        </Columns>
        <TextField
          name="mobile"
          type="tel"
          label="Téléphone"
          autoComplete="tel"
          optionalMark={optionalMark}
          maxLength={maxLengthOf(shape.mobile)}
        />
        <Checkbox label="Je suis un professionnel" checked={professional} onCheckedChange={setProfessional} />
        {professional && (
          <Columns count="fit" space="md" align="flex-start">
            <TextField
              name="company"
              label="Société"
              autoComplete="organization"
              optionalMark={optionalMark}
              maxLength={maxLengthOf(shape.company)}
            />
            <TextField
              name="vatNumber"
              label="Numéro de TVA"
              optionalMark={optionalMark}
              maxLength={maxLengthOf(shape.vatNumber)}
            />
          </Columns>
        )}
        <LoadingButton
          type="submit"
          variant="primary"
          size="large"
          full
          loading={running}
          loadingLabel="Création du compte en cours…"
        >
          Créer mon compte
        </LoadingButton>
        <Text align="center">
          {"Déjà client\u202f? "}
          <TextLink to={loginPath} standalone>
            Se connecter
          </TextLink>
        </Text>
      </Stack>
    </Form>
  );
}

function readForm(data: FormData): RegistrationForm {
  return {
    email: textOf(data, "email"),
    password: textOf(data, "password"),
    firstName: textOf(data, "firstName"),
    lastName: textOf(data, "lastName"),
    mobile: textOf(data, "mobile"),
    company: textOf(data, "company"),
    vatNumber: textOf(data, "vatNumber"),
  };
}
