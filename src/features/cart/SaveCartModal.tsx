import { useRef, useState } from "react";
import type { ApiError } from "../../api/apiError.ts";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { orderCalls } from "../../api/contract/orderCalls.ts";
import { orderCode } from "../../domain/orders/orderCode.ts";
import { isEmail, wrongEmail } from "../../shop/isEmail.ts";
import {
  Alert,
  Button,
  ButtonLink,
  Form,
  LoadingButton,
  Modal,
  OrderCode,
  Stack,
  Text,
  TextField,
} from "../../ui/index.ts";

export interface SaveCartModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The cart's order, whose code is shown. */
  orderUuid: string;
  /** Path of the ticket to print after saving. */
  ticketPath: string;
  /** The e-mail address that the cart is saved under; null until then. */
  savedFor: string | null;
  saving: boolean;
  /** Why it was not saved. */
  failure: ApiError | null;
  /** Not called while the address is empty (specification, section 5 "Save cart"). */
  onSave: (email: string) => Promise<void> | void;
}

/** Saves the cart at the stand under its code and an e-mail address. Load it lazily: it bundles the dialog. */
export function SaveCartModal(props: SaveCartModalProps) {
  const { open, onOpenChange, orderUuid, ticketPath, savedFor, saving, failure, onSave } = props;
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  async function save() {
    const address = email.trim();
    if (address === "") return field.current?.focus();
    setFault(isEmail(address) ? undefined : wrongEmail);
    if (isEmail(address)) await onSave(address);
  }
  return (
    <Modal
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      title={savedFor === null ? "Enregistrer mon panier" : "Votre panier est enregistré"}
      closeLabel="Fermer"
    >
      <Stack space="sm" align="center">
        <OrderCode label="Code de votre panier" code={orderCode(orderUuid)} />
        <Text align="center">
          {savedFor === null
            ? "Notez ce code\u00a0: il vous servira à retrouver votre panier au stand."
            : `Retrouvez-le au stand avec ce code ou avec l’adresse ${savedFor}.`}
        </Text>
      </Stack>
      {savedFor === null ? (
        <Form
          autoComplete="off"
          label="Enregistrer mon panier"
          errorTitle="Quelques informations sont à corriger"
          errors={[
            ...(fault ? [{ field: "email", message: fault }] : []),
            ...(failure ? [{ field: null, message: failure.shopperMessage }] : []),
          ]}
          onSubmit={save}
        >
          <Stack space="md">
            <TextField
              ref={field}
              name="email"
              type="email"
              label="Adresse e-mail"
              required
              autoComplete="off"
              maxLength={maxLengthOf(orderCalls.saveCurrentOrder.body.shape.email)}
              value={email}
              onValueChange={setEmail}
              error={fault}
            />
            <LoadingButton
              type="submit"
              variant="primary"
              size="large"
              full
              loading={saving}
              loadingLabel="Enregistrement du panier en cours…"
            >
              Enregistrer mon panier
            </LoadingButton>
          </Stack>
        </Form>
      ) : (
        <>
          <Alert tone="success">Votre panier vous attend. Vous pouvez laisser la place au suivant.</Alert>
          <Stack space="sm">
            <ButtonLink size="large" full to={ticketPath}>
              Voir le ticket à imprimer
            </ButtonLink>
            <Button variant="primary" size="large" full onClick={() => onOpenChange(false)}>
              Terminer
            </Button>
          </Stack>
        </>
      )}
    </Modal>
  );
}
