import type { ReactNode } from "react";
import { Alert, Stack, Text, TextLink } from "../../ui/index.ts";
import type { PaymentOutcome } from "./atoms.ts";

export interface PaymentResultProps {
  outcome: PaymentOutcome;
  orderPath: (uuid: string) => string;
  /** Goes back to the bank after a refusal. Default: not offered. */
  payAgain?: ReactNode;
  /** What was bought, below the confirmation. Default: nothing. */
  bought?: ReactNode;
}

export const paymentFailed = "Le paiement de votre commande a échoué...";

/** The actual outcome of a payment, whichever page the bank redirected to. */
export function PaymentResult({ outcome, orderPath, payAgain, bought }: PaymentResultProps) {
  const link = outcome.orderUuid !== null && (
    <TextLink standalone to={orderPath(outcome.orderUuid)}>
      Voir la commande
    </TextLink>
  );
  if (outcome.kind === "failed") {
    return (
      <Alert
        tone="critical"
        title={paymentFailed}
        action={
          <Stack space="sm">
            {payAgain}
            {link}
          </Stack>
        }
      >
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
    <Stack space="lg">
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
      {bought}
    </Stack>
  );
}
