import { useState } from "react";
import type { ApiError } from "../../api/apiError.ts";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { orderCalls } from "../../api/contract/orderCalls.ts";
import type { Order } from "../../api/contract/orderEntities.ts";
import { formatDateTime } from "../../domain/dates/dates.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderCode, orderCodeLength } from "../../domain/orders/orderCode.ts";
import { errorOf, type FieldError } from "../../shop/fieldError.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import type { QueryState } from "../../state/query.ts";
import {
  Alert,
  Columns,
  Form,
  Inline,
  Loader,
  LoadFailure,
  LoadingButton,
  Modal,
  Stack,
  Table,
  TextField,
} from "../../ui/index.ts";
import { checkRestoreForm, nothingSaved, type RestoreForm, restoreRefusal } from "./restoreForm.ts";

export interface RestoreCartModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The carts found; null before the first search. */
  found: QueryState<readonly Order[]> | null;
  /** Why a cart was not restored. */
  failure: ApiError | null;
  /** Called with at least one of the two fields filled. */
  onSearch: (form: RestoreForm) => void;
  onRestore: (order: Order) => Promise<void>;
  onRetry: () => Promise<void> | void;
}

/** Finds a cart saved at the stand and restores it. Load it lazily: it bundles the dialog. */
export function RestoreCartModal(props: RestoreCartModalProps) {
  const { open, onOpenChange, found, failure, onSearch, onRestore, onRetry } = props;
  const [form, setForm] = useState<RestoreForm>({ email: "", code: "" });
  const [faults, setFaults] = useState<FieldError<keyof RestoreForm>[]>([]);
  function search() {
    const wrong = checkRestoreForm(form);
    setFaults(wrong);
    if (wrong.length === 0) onSearch({ email: form.email.trim(), code: form.code.trim().toUpperCase() });
  }
  return (
    <Modal
      size="large"
      open={open}
      onOpenChange={onOpenChange}
      title="Récupérer un panier enregistré"
      description="Indiquez votre adresse e-mail, le code de votre panier, ou les deux."
      closeLabel="Fermer"
    >
      <Form
        label="Récupérer un panier"
        autoComplete="off"
        errorTitle="Quelques informations sont à corriger"
        errors={faults}
        onSubmit={search}
      >
        <Stack space="md">
          <Columns count={[1, 2]} space="md" align="flex-start">
            <TextField
              name="email"
              type="email"
              label="Adresse e-mail"
              autoComplete="off"
              maxLength={maxLengthOf(orderCalls.listSavedOrders.query.shape.email)}
              value={form.email}
              onValueChange={(email) => setForm((held) => ({ ...held, email }))}
              error={errorOf(faults, "email")}
            />
            <TextField
              name="code"
              label="Code du panier"
              hint="Les 4 caractères du code"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={orderCodeLength}
              value={form.code}
              onValueChange={(code) => setForm((held) => ({ ...held, code }))}
            />
          </Columns>
          <Inline>
            <LoadingButton
              type="submit"
              variant="primary"
              loading={found?.status === "loading"}
              // The loader below the form announces it.
              loadingLabel=""
            >
              Rechercher
            </LoadingButton>
          </Inline>
        </Stack>
      </Form>
      {failure && <Alert tone="critical">{restoreRefusal(failure)}</Alert>}
      {found && <SavedCarts found={found} onRestore={onRestore} onRetry={onRetry} />}
    </Modal>
  );
}

function SavedCarts({
  found,
  onRestore,
  onRetry,
}: Pick<RestoreCartModalProps, "onRestore" | "onRetry"> & { found: QueryState<readonly Order[]> }) {
  if (found.status === "loading") return <Loader label="Recherche en cours…" />;
  if (found.status === "error") {
    return <LoadFailure level={3} {...loadFailureProps(found.error)} onRetry={onRetry} />;
  }
  if (found.data.length === 0) return <Alert tone="warning">{nothingSaved}</Alert>;
  return (
    <Table
      caption="Paniers trouvés"
      captionHidden
      rows={found.data}
      rowKey={(order) => order.uuid}
      columns={[
        { key: "code", header: "Code", cell: (order) => orderCode(order.uuid) },
        { key: "email", header: "Email", cell: (order) => order.email ?? "" },
        { key: "time", header: "Horaire", cell: (order) => formatDateTime(order.modifiedAt) },
        {
          key: "total",
          header: "Montant total",
          align: "end",
          cell: (order) => formatEuros(order.totalPrice),
        },
        {
          key: "restore",
          header: "Action",
          align: "end",
          cell: (order) => (
            <LoadingButton
              size="small"
              aria-label={`Récupérer le panier ${orderCode(order.uuid)}`}
              loadingLabel="Récupération en cours…"
              onClick={() => onRestore(order)}
            >
              Récupérer
            </LoadingButton>
          ),
        },
      ]}
    />
  );
}
