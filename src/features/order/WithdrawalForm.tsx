import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import type { Order } from "../../api/contract/orderEntities.ts";
import { withdrawalCalls } from "../../api/contract/withdrawalCalls.ts";
import { formatDate } from "../../domain/dates/dates.ts";
import { orderCode } from "../../domain/orders/orderCode.ts";
import { errorOf, type FieldError } from "../../shop/fieldError.ts";
import { isEmail, wrongEmail } from "../../shop/isEmail.ts";
import { currentCustomerAtom } from "../../shop/session.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Alert, Box, Button, Form, Inline, LoadingButton, Stack, Text, TextField } from "../../ui/index.ts";
import { declareWithdrawalAtom } from "./atoms.ts";

export interface WithdrawalFormProps {
  order: Order;
  /** The items covered, one per line. */
  covers: readonly string[];
  onCancel: () => void;
  onDeclared: () => Promise<void>;
}

const { shape } = withdrawalCalls.declareWithdrawal.body;

/** The declaration, prefilled with known details, and its confirmation button (article D. 221-5). */
export function WithdrawalForm({ order, covers, onCancel, onDeclared }: WithdrawalFormProps) {
  const customer = useAtomValue(currentCustomerAtom);
  const declare = useSetAtom(declareWithdrawalAtom);
  // Known details prefill the fields until the shopper types: the customer may load after the form.
  const [typed, setTyped] = useState<{ name?: string; email?: string }>({});
  const name = typed.name ?? (customer === null ? "" : `${customer.firstName} ${customer.lastName}`);
  const email = typed.email ?? order.email ?? customer?.email ?? "";
  const [faults, setFaults] = useState<FieldError<"name" | "email">[]>([]);
  const { submit, running, failure } = useSubmission(async () => {
    const found: FieldError<"name" | "email">[] = [];
    if (name.trim() === "") found.push({ field: "name", message: "Vous devez renseigner votre nom." });
    if (!isEmail(email)) found.push({ field: "email", message: wrongEmail });
    setFaults(found);
    if (found.length > 0) return;
    await declare({ uuid: order.uuid, name, email });
    await onDeclared();
  });
  return (
    <Form
      label="Déclaration de rétractation"
      errorTitle="Quelques informations sont à corriger"
      errors={faults}
      onSubmit={submit}
    >
      <Stack space="md">
        <Text>
          {`Je vous informe que je me rétracte du contrat de la commande ${orderCode(order.uuid)} du ${formatDate(order.paidAt ?? order.createdAt)}, pour\u00a0:`}
        </Text>
        <Stack as="ul" space="xs">
          {covers.map((line) => (
            <Box as="li" key={line}>
              <Text>{line}</Text>
            </Box>
          ))}
        </Stack>
        <TextField
          name="name"
          label="Votre nom"
          required
          autoComplete="name"
          maxLength={maxLengthOf(shape.name)}
          value={name}
          onValueChange={(value) => setTyped((held) => ({ ...held, name: value }))}
          error={errorOf(faults, "name")}
        />
        <TextField
          name="email"
          type="email"
          label="Adresse e-mail où recevoir l’accusé de réception"
          required
          autoComplete="email"
          maxLength={maxLengthOf(shape.email)}
          value={email}
          onValueChange={(value) => setTyped((held) => ({ ...held, email: value }))}
          error={errorOf(faults, "email")}
        />
        {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
        <Inline>
          <Button onClick={onCancel}>Annuler</Button>
          <LoadingButton
            type="submit"
            variant="primary"
            loading={running}
            loadingLabel="Enregistrement de la rétractation en cours…"
          >
            Confirmer la rétractation
          </LoadingButton>
        </Inline>
      </Stack>
    </Form>
  );
}
