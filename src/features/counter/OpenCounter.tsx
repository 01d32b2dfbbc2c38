import { useSetAtom } from "jotai";
import { type ReactNode, useState } from "react";
import { counterCalls } from "../../api/contract/counterCalls.ts";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { errorOf } from "../../shop/fieldError.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import {
  Button,
  Card,
  Form,
  type FormError,
  Heading,
  LoadingButton,
  PasswordField,
  Stack,
  Text,
  TextField,
} from "../../ui/index.ts";
import { loginOperatorAtom, openCounterAtom } from "./atoms.ts";

type Way = "code" | "password";

const otherWay = {
  code: { way: "password", label: "Utiliser une adresse e-mail" },
  password: { way: "code", label: "Utiliser le code du comptoir" },
} as const;

/** Asks for the stand's code or an operator's e-mail address and password. */
export function OpenCounter({ openedBy }: { openedBy: readonly Way[] }) {
  const [chosen, setChosen] = useState(openedBy[0] ?? "code");
  const other = otherWay[chosen];
  return (
    <Card>
      <Stack space="lg">
        {chosen === "code" ? <CodeForm /> : <PasswordForm />}
        {openedBy.length > 1 && (
          <Button variant="quiet" onClick={() => setChosen(other.way)}>
            {other.label}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const missingCode = "Vous devez saisir le code du comptoir.";
const wrongCode = "Ce code n’est pas celui du comptoir.";

function CodeForm() {
  const open = useSetAtom(openCounterAtom);
  const { fault, running, submit } = useOpening(async (data) => {
    const code = textOf(data, "code").trim();
    if (code === "") return [{ field: "code", message: missingCode }];
    return (await open(code)) ? [] : [{ field: "code", message: wrongCode }];
  });
  return (
    <OpeningForm errors={fault} running={running} onSubmit={submit}>
      <PasswordField
        name="code"
        label="Code du comptoir"
        autoComplete="current-password"
        required
        maxLength={maxLengthOf(counterCalls.openCounter.body.shape.code)}
        error={errorOf(fault, "code")}
        showLabel="Afficher le code"
        hideLabel="Masquer le code"
        shownMessage="Le code est affiché."
        hiddenMessage="Le code est masqué."
      />
    </OpeningForm>
  );
}

const missingEmail = "Vous devez renseigner votre adresse e-mail.";
const missingPassword = "Vous devez renseigner votre mot de passe.";
const wrongPassword = "Cette adresse ou ce mot de passe n’ouvre pas le comptoir.";

function PasswordForm() {
  const login = useSetAtom(loginOperatorAtom);
  const { fault, running, submit } = useOpening(async (data) => {
    const form = { email: textOf(data, "email").trim(), password: textOf(data, "password") };
    const missing: FormError[] = [];
    if (form.email === "") missing.push({ field: "email", message: missingEmail });
    if (form.password === "") missing.push({ field: "password", message: missingPassword });
    if (missing.length > 0) return missing;
    return (await login(form)) ? [] : [{ field: null, message: wrongPassword }];
  });
  return (
    <OpeningForm errors={fault} running={running} onSubmit={submit}>
      <TextField
        name="email"
        type="email"
        label="Adresse e-mail"
        autoComplete="username"
        required
        maxLength={maxLengthOf(counterCalls.loginOperator.body.shape.email)}
        error={errorOf(fault, "email")}
      />
      <PasswordField
        name="password"
        label="Mot de passe"
        autoComplete="current-password"
        required
        maxLength={maxLengthOf(counterCalls.loginOperator.body.shape.password)}
        error={errorOf(fault, "password")}
        showLabel="Afficher le mot de passe"
        hideLabel="Masquer le mot de passe"
        shownMessage="Votre mot de passe est affiché."
        hiddenMessage="Votre mot de passe est masqué."
      />
    </OpeningForm>
  );
}

const textOf = (data: FormData, name: string) => String(data.get(name) ?? "");

/** @param open returns what is wrong, none once the counter is open */
function useOpening(open: (data: FormData) => Promise<FormError[]>) {
  const [fault, setFault] = useState<FormError[]>([]);
  const { submit, running, failure } = useSubmission(async (data: FormData) => setFault(await open(data)));
  const failed = failure ? [{ field: null, message: failure.shopperMessage }] : [];
  return { fault: [...fault, ...failed], submit, running };
}

interface OpeningFormProps {
  errors: readonly FormError[];
  running: boolean;
  onSubmit: (data: FormData) => void;
  children: ReactNode;
}

function OpeningForm({ errors, running, onSubmit, children }: OpeningFormProps) {
  return (
    <Form
      label="Ouverture du comptoir"
      errorTitle="Le comptoir reste fermé"
      errors={errors}
      onSubmit={onSubmit}
    >
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={1} size="title2">
            Comptoir
          </Heading>
          <Text tone="muted">Réservé à l’équipe.</Text>
        </Stack>
        {children}
        <LoadingButton
          type="submit"
          variant="primary"
          size="large"
          full
          icon="lock"
          loading={running}
          loadingLabel="Ouverture en cours…"
        >
          Ouvrir le comptoir
        </LoadingButton>
      </Stack>
    </Form>
  );
}
