import { useState } from "react";
import { formatEuros } from "../../domain/money.ts";
import { Button, Inline, Price, RadioGroup, Stack } from "../../ui/index.ts";

export interface DeliveryStepProps {
  /** Cents; null while the server has not said. */
  shipping: number | null;
  onNext: () => void;
}

/** How the prints reach the shopper. */
export function DeliveryStep({ shipping, onNext }: DeliveryStepProps) {
  const [mode, setMode] = useState<"home">("home");
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
            ...(shipping === null
              ? {}
              : { aside: <Price amount={shipping === 0 ? "Offerte" : formatEuros(shipping)} /> }),
          },
        ]}
      />
      <Inline>
        <Button variant="primary" size="large" iconEnd="arrowRight" onClick={onNext}>
          Continuer
        </Button>
      </Inline>
    </Stack>
  );
}
