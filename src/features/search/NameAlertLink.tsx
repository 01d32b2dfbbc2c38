import { useSetAtom } from "jotai";
import { useState } from "react";
import { paths } from "../../shop/paths.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Alert, ButtonLink, LoadingButton, Stack, Text } from "../../ui/index.ts";
import { confirmNameAlertAtom, stopNameAlertsAtom } from "./nameAlert.ts";

/** The mailed link of an alert: to confirm one, or to end all of an address. */
export type NameAlertQuery =
  | { kind: "confirm"; alertUuid: string; signature: string }
  | { kind: "stop"; email: string; signature: string };

/** Reads the link's query; null if a value is missing. */
export function readNameAlertQuery(query: URLSearchParams): NameAlertQuery | null {
  const [alertUuid, email, signature] = ["alertUuid", "email", "signature"].map((name) => query.get(name));
  if (!signature) return null;
  if (alertUuid) return { kind: "confirm", alertUuid, signature };
  return email ? { kind: "stop", email, signature } : null;
}

const words = {
  confirm: {
    lead: "Confirmez votre adresse, et nous vous écrirons une fois, quand vos photos seront en ligne.",
    action: "Confirmer mon alerte",
    done: "C’est noté\u00a0: nous vous écrirons dès que vos photos seront en ligne.",
  },
  stop: {
    lead: "Nous effacerons vos alertes et l’adresse qui les reçoit.",
    action: "Ne plus recevoir d’alerte",
    done: "C’est fait\u00a0: vos alertes et votre adresse sont effacées.",
  },
};

/** Waits for a press: mail programs open links by themselves, and nobody would have confirmed anything. */
export function NameAlertLink({ link }: { link: NameAlertQuery }) {
  const confirm = useSetAtom(confirmNameAlertAtom);
  const stop = useSetAtom(stopNameAlertsAtom);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const { submit, running, failure } = useSubmission(async () => {
    const { kind, ...body } = link;
    const { isSuccess } = "alertUuid" in body ? await confirm(body) : await stop(body);
    setAnswer(isSuccess);
  });
  const { lead, action, done } = words[link.kind];
  if (answer === false) return <InvalidNameAlertLink />;
  if (answer)
    return (
      <Stack space="md">
        <Alert tone="success">{done}</Alert>
        <ButtonLink size="large" full to={paths.rootSearch()}>
          Voir les événements
        </ButtonLink>
      </Stack>
    );
  return (
    <Stack space="md">
      <Text>{lead}</Text>
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
      <LoadingButton
        variant="primary"
        size="large"
        full
        loading={running}
        loadingLabel="Envoi en cours…"
        onClick={() => void submit()}
      >
        {action}
      </LoadingButton>
    </Stack>
  );
}

/** Shown for a link that is incomplete, forged, too old or has done its work. */
export function InvalidNameAlertLink() {
  return (
    <Stack space="md">
      <Alert tone="critical">
        Le lien que vous utilisez n’est pas valide. Il s’agit peut-être d’un lien trop ancien, ou d’une alerte
        déjà envoyée.
      </Alert>
      <ButtonLink size="large" full to={paths.rootSearch()}>
        Rechercher mes photos
      </ButtonLink>
    </Stack>
  );
}
