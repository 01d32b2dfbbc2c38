import { Alert, Stack, Text, TextLink } from "../../ui/index.ts";
import type { PaymentOutcome } from "./atoms.ts";

export interface PaymentResultProps {
  outcome: PaymentOutcome;
  orderPath: (uuid: string) => string;
}

export const paymentFailed = "Le paiement de votre commande a échoué...";

/** The actual outcome of a payment, whichever page the bank redirected to. */
export function PaymentResult({ outcome, orderPath }: PaymentResultProps) {
  const link = outcome.orderUuid !== null && (
    <TextLink standalone to={orderPath(outcome.orderUuid)}>
      Voir la commande
    </TextLink>
  );
  if (outcome.kind === "failed") {
    return (
      <Alert tone="critical" title={paymentFailed} action={link}>
        {outcome.text ?? "Rien n’a été débité."}
      </Alert>
    );
  }
  if (outcome.kind === "unsettled") {
    return (
      <Alert tone="warning" action={link}>
        {outcome.text}
      </Alert>
    );
  }
  return (
    <Alert tone="success" title="Votre paiement a bien été enregistré" action={link}>
      <Stack space="xs">
        <Text>{"Merci\u202f! Votre commande est traitée en 24 à 48 heures ouvrées."}</Text>
        <Text>
          Les photos commandées en Click&amp;Collect peuvent être retirées au stand 2 heures après la
          commande.
        </Text>
        <Text>Les commandes numériques sont envoyées par e-mail.</Text>
      </Stack>
    </Alert>
  );
}
