import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useState } from "react";
import { formatShipping } from "../../domain/money/money.ts";
import { lazyPart } from "../../state/lazyPart.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Alert, Inline, Loader, LoadingButton, Price, RadioGroup, Stack } from "../../ui/index.ts";
import { standsQueryAtom } from "./atoms.ts";
import { ChosenStand } from "./ChosenStand.tsx";
import type { CheckoutOrder } from "./checkoutOrder.ts";

const ClickAndCollectModal = lazyPart(() => import("./ClickAndCollectModal.tsx"), "ClickAndCollectModal");

export interface DeliveryStepProps {
  order: CheckoutOrder;
  /** Selects delivery by post (null) or collection at an event's stand, and continues. Throws `ApiError`. */
  onChoose: (eventUuid: string | null) => Promise<void>;
}

/** Chooses delivery by post or, if available, collection at an event's stand. */
export function DeliveryStep({ order, onChoose }: DeliveryStepProps) {
  const { contents, clickAndCollectEventUuid: chosen } = order;
  const stands = useAtomValue(standsQueryAtom);
  const reloadStands = useSetAtom(standsQueryAtom);
  const [mode, setMode] = useState<"home" | "stand">(chosen === null ? "home" : "stand");
  const [open, setOpen] = useState(false);
  const goOn = useSubmission(async () => {
    if (mode === "stand" && chosen === null) setOpen(true);
    else await onChoose(mode === "home" ? null : chosen);
  });
  const keep = useSubmission(onChoose);

  if (stands.status === "loading") return <Loader label="Chargement en cours..." />;
  // Offered even if the list failed to load: its dialog shows the error and a retry button.
  const isOffered = stands.status === "error" || stands.data.length > 0 || chosen !== null;
  const { shipping } = contents;
  return (
    <Stack space="lg">
      <RadioGroup
        legend={"Comment souhaitez-vous recevoir vos tirages\u202f?"}
        layout="cards"
        value={mode}
        onValueChange={setMode}
        options={[
          {
            value: "home",
            label: "Livraison à domicile",
            hint: "Commande traitée en 24 à 48 heures ouvrées, puis expédiée à l’adresse de votre choix",
            ...(shipping === null ? {} : { aside: <Price amount={formatShipping(shipping)} /> }),
          },
          ...(isOffered
            ? [
                {
                  value: "stand" as const,
                  label: "Retrait en Click&Collect",
                  hint: "Vos photos vous attendent au stand de l’événement de votre choix",
                  aside: <Price amount="Gratuit" />,
                },
              ]
            : []),
        ]}
      />
      {mode === "stand" && chosen !== null && (
        <ChosenStand eventUuid={chosen} changeLabel="Modifier l’événement" onChange={() => setOpen(true)} />
      )}
      {goOn.failure && <Alert tone="critical">{goOn.failure.shopperMessage}</Alert>}
      <Inline>
        <LoadingButton
          variant="primary"
          size="large"
          iconEnd="arrowRight"
          loading={goOn.running}
          loadingLabel="Enregistrement de la livraison en cours…"
          onClick={goOn.submit}
        >
          {mode === "stand" && chosen === null ? "Choisir l’événement" : "Continuer"}
        </LoadingButton>
      </Inline>
      {open && (
        <Suspense>
          <ClickAndCollectModal
            open
            onOpenChange={setOpen}
            events={stands}
            chosen={chosen}
            failure={keep.failure}
            onChoose={({ uuid }) => keep.submit(uuid)}
            onRetry={() => reloadStands()}
          />
        </Suspense>
      )}
    </Stack>
  );
}
