import { useSetAtom } from "jotai";
import { useState } from "react";
import { useSubmission } from "../../state/useSubmission.ts";
import { Card, Form, Heading, LoadingButton, PasswordField, Stack, Text } from "../../ui/index.ts";
import { openCounterAtom } from "./atoms.ts";

const missing = "Vous devez saisir le code du comptoir.";
const wrong = "Ce code n’est pas celui du comptoir.";

/** Asks for the operator's code. */
export function OpenCounter() {
  const open = useSetAtom(openCounterAtom);
  const [fault, setFault] = useState<string | null>(null);
  const { submit, running, failure } = useSubmission(async (data: FormData) => {
    const code = String(data.get("code") ?? "").trim();
    setFault(code === "" ? missing : null);
    if (code === "") return;
    setFault((await open(code)) ? null : wrong);
  });
  const errors = [
    ...(fault ? [{ field: "code", message: fault }] : []),
    ...(failure ? [{ field: null, message: failure.shopperMessage }] : []),
  ];
  return (
    <Card>
      <Form
        label="Ouverture du comptoir"
        errorTitle="Le comptoir reste fermé"
        errors={errors}
        onSubmit={submit}
      >
        <Stack space="lg">
          <Stack space="xs">
            <Heading level={1} size="title2">
              Comptoir
            </Heading>
            <Text tone="muted">Réservé à l’équipe du stand.</Text>
          </Stack>
          <PasswordField
            name="code"
            label="Code du comptoir"
            autoComplete="current-password"
            required
            error={fault ?? undefined}
            showLabel="Afficher le code"
            hideLabel="Masquer le code"
            shownMessage="Le code est affiché."
            hiddenMessage="Le code est masqué."
          />
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
    </Card>
  );
}
