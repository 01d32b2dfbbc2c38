import { useAtom, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { nameAlertCalls } from "../../api/contract/nameAlertCalls.ts";
import { isEmail, wrongEmail } from "../../shop/isEmail.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Alert, Button, Form, LoadingButton, Modal, Stack, Text, TextField } from "../../ui/index.ts";
import { requestNameAlertAtom, type WantedAlert, wantedAlertAtom } from "./nameAlert.ts";

const emailSchema = nameAlertCalls.requestNameAlert.body.shape.email;

/** The dialog that takes the address of somebody whose pictures are not in yet, while an alert is wanted. */
export function NameAlertModal() {
  const [wanted, want] = useAtom(wantedAlertAtom);
  // Another screen has another search.
  useEffect(() => () => want(null), [want]);
  return wanted && <Asking key={JSON.stringify(wanted)} wanted={wanted} onClose={() => want(null)} />;
}

function Asking({ wanted, onClose }: { wanted: WantedAlert; onClose: () => void }) {
  const request = useSetAtom(requestNameAlertAtom);
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submit, running, failure } = useSubmission(async () => {
    const address = email.trim();
    setFault(isEmail(address) ? undefined : wrongEmail);
    if (!isEmail(address)) return;
    await request({ ...wanted, email: address });
    setSentTo(address);
  });
  const name = `«\u00a0${wanted.text}\u00a0»`;
  return (
    <Modal
      size="small"
      open
      onOpenChange={(open) => !open && onClose()}
      title={sentTo === null ? "Prévenez-moi" : "Vérifiez votre messagerie"}
      closeLabel="Fermer"
    >
      {sentTo === null ? (
        <Form
          label="Prévenez-moi"
          errorTitle="Quelques informations sont à corriger"
          errors={[
            ...(fault ? [{ field: "email", message: fault }] : []),
            ...(failure ? [{ field: null, message: failure.shopperMessage }] : []),
          ]}
          onSubmit={submit}
        >
          <Stack space="md">
            <Text>Nous vous écrirons une fois, quand des photos de {name} seront en ligne.</Text>
            <TextField
              name="email"
              type="email"
              label="Adresse e-mail"
              hint="Vous recevrez d’abord un lien, pour confirmer qu’elle est la vôtre."
              autoComplete="email"
              required
              maxLength={maxLengthOf(emailSchema)}
              value={email}
              onValueChange={setEmail}
              error={fault}
            />
            <LoadingButton
              type="submit"
              variant="primary"
              size="large"
              full
              loading={running}
              loadingLabel="Envoi en cours…"
            >
              Prévenez-moi
            </LoadingButton>
          </Stack>
        </Form>
      ) : (
        <Stack space="md">
          <Alert tone="success">
            Un lien de confirmation vient d’être envoyé à {sentTo}. Sans ce clic, nous ne vous écrirons pas.
            Pensez à regarder dans vos courriers indésirables.
          </Alert>
          <Button variant="primary" size="large" full onClick={onClose}>
            Terminer
          </Button>
        </Stack>
      )}
    </Modal>
  );
}
