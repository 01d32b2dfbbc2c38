import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { Order } from "../../api/contract/orderEntities.ts";
import { formatDate, formatDateTime } from "../../domain/dates/dates.ts";
import { dataOf } from "../../state/query.ts";
import { Alert, Button, Card, Heading, Inline, Stack, Text } from "../../ui/index.ts";
import { withdrawalQuery } from "./atoms.ts";
import { WithdrawalForm } from "./WithdrawalForm.tsx";

export interface WithdrawalProps {
  order: Order;
  /** Heading level of its title. */
  level: 2 | 3;
}

/** Lets a consumer withdraw from an order's contract (article L. 221-21 of the consumer code). */
export function Withdrawal({ order, level }: WithdrawalProps) {
  const withdrawal = dataOf(useAtomValue(withdrawalQuery(order.uuid)));
  const reload = useSetAtom(withdrawalQuery(order.uuid));
  const [stage, setStage] = useState<"closed" | "form" | "done">("closed");
  const answer = useRef<HTMLDivElement>(null);
  const declaredAt = withdrawal?.declaredAt ?? null;
  // The pressed button is gone: the confirmation takes its focus.
  useEffect(() => {
    if (stage === "done" && declaredAt !== null) answer.current?.focus();
  }, [stage, declaredAt]);

  if (!withdrawal || (!withdrawal.isOpen && declaredAt === null)) return null;
  return (
    <Card as="section" label="Droit de rétractation">
      <Stack space="md">
        <Heading level={level} size="title4">
          Droit de rétractation
        </Heading>
        {declaredAt !== null && (
          <Alert ref={answer} tone="success" live="off" title="Votre rétractation est enregistrée">
            {`Vous l’avez déclarée le ${formatDateTime(declaredAt)}. Un accusé de réception vous est envoyé à l’adresse ${withdrawal.email}.`}
          </Alert>
        )}
        {declaredAt === null && stage !== "form" && (
          <>
            <Text>
              {withdrawal.until === null
                ? "Vous pouvez renoncer à cette commande sans motif, dès maintenant et jusqu’à 14 jours après avoir reçu vos tirages."
                : `Vous pouvez renoncer à cette commande sans motif, jusqu’au ${formatDate(withdrawal.until)}.`}
            </Text>
            <Inline>
              <Button onClick={() => setStage("form")}>Renoncer au contrat ici</Button>
            </Inline>
          </>
        )}
        {declaredAt === null && stage === "form" && (
          <WithdrawalForm
            order={order}
            covers={withdrawal.covers}
            onCancel={() => setStage("closed")}
            onDeclared={async () => {
              await reload();
              setStage("done");
            }}
          />
        )}
      </Stack>
    </Card>
  );
}
