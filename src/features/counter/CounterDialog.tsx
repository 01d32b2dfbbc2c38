import { useSetAtom } from "jotai";
import { useState } from "react";
import { toApiError } from "../../api/apiError.ts";
import type { CounterOrder } from "../../api/contract/counterCalls.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { type CounterPaymentMethod, counterPaymentMethods } from "../../domain/orders/orderStatus.ts";
import { ConfirmationModal, RadioGroup } from "../../ui/index.ts";
import { handOverAtom, takePaymentAtom } from "./atoms.ts";
import { methodHints, methodWords } from "./texts.ts";

export type CounterDialogKind = "pay" | "handOver";

export interface CounterDialogProps {
  kind: CounterDialogKind;
  order: Pick<CounterOrder, "uuid" | "code" | "lastName" | "totalPrice">;
  onClose: () => void;
}

const noMethod = "Choisissez comment le client a payé.";

/** Confirms actions that cannot be undone at the counter. */
export function CounterDialog({ kind, ...props }: CounterDialogProps) {
  return kind === "pay" ? <TakePayment {...props} /> : <HandOver {...props} />;
}

type Props = Omit<CounterDialogProps, "kind">;

const whose = ({ code, lastName }: Props["order"]) =>
  lastName === null ? `Commande ${code}.` : `Commande ${code}, ${lastName}.`;

function TakePayment({ order, onClose }: Props) {
  const takePayment = useSetAtom(takePaymentAtom);
  const [method, setMethod] = useState<CounterPaymentMethod | null>(null);
  const amount = formatEuros(order.totalPrice);
  return (
    <ConfirmationModal
      open
      onOpenChange={onClose}
      icon="check"
      title={`Encaisser ${amount}\u202f?`}
      message={whose(order)}
      confirmLabel={`Encaisser ${amount}`}
      cancelLabel="Annuler"
      loadingLabel="Enregistrement du paiement…"
      closeLabel="Fermer"
      onConfirm={async () => {
        if (method === null) throw new Error(noMethod);
        await takePayment({ uuid: order.uuid, method, totalPrice: order.totalPrice });
      }}
      failureText={(thrown) => (method === null ? noMethod : toApiError(thrown).shopperMessage)}
    >
      <RadioGroup
        legend="Mode de paiement"
        layout="cards"
        required
        value={method}
        onValueChange={setMethod}
        options={counterPaymentMethods.map((value) => ({
          value,
          label: methodWords[value],
          hint: methodHints[value],
        }))}
      />
    </ConfirmationModal>
  );
}

function HandOver({ order, onClose }: Props) {
  const handOver = useSetAtom(handOverAtom);
  return (
    <ConfirmationModal
      open
      onOpenChange={onClose}
      icon="check"
      title={"Remettre la commande\u202f?"}
      message={`${whose(order)} Le client la verra comme remise.`}
      confirmLabel="Remettre"
      cancelLabel="Annuler"
      loadingLabel="Enregistrement de la remise…"
      closeLabel="Fermer"
      onConfirm={async () => void (await handOver(order.uuid))}
      failureText={(thrown) => toApiError(thrown).shopperMessage}
    />
  );
}
