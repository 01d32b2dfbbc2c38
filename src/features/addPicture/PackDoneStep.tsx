import { pluralize } from "../../domain/french/pluralize.ts";
import { Alert, Button, ButtonLink, ProgressBar, Stack } from "../../ui/index.ts";
import { StepHeading } from "./StepHeading.tsx";

export interface PackDoneStepProps {
  /** A pack just made, or one of the cart that has taken the picture. */
  step: "afterPackCreation" | "afterPackUpdate";
  /** Label of the pack's product. */
  packLabel: string;
  /** Places taken, and how many there are. */
  filled: number;
  capacity: number;
}

/** The picture is in its pack: how many are still to be chosen (steps afterPackCreation and afterPackUpdate). */
export function PackDoneStep({ step, packLabel, filled, capacity }: PackDoneStepProps) {
  const name = `«\u00a0${packLabel}\u00a0»`;
  const left = capacity - filled;
  return (
    <Stack space="md">
      <StepHeading>{step === "afterPackCreation" ? "Pack créé" : "Photo ajoutée au pack"}</StepHeading>
      <Alert tone="success">
        {step === "afterPackCreation"
          ? `Le pack ${name} est dans votre panier, avec cette photo.`
          : `La photo a rejoint votre pack ${name}.`}{" "}
        {left === 0
          ? "Il est complet."
          : `Il reste ${pluralize(left, "photo")} à choisir avant de commander.`}
      </Alert>
      <ProgressBar
        label="Places du pack"
        value={filled}
        max={capacity}
        valueText={`${pluralize(filled, "photo")} sur ${capacity}`}
      />
    </Stack>
  );
}

export interface PackDoneFooterProps {
  /** Address of the pack's page. */
  packHref: string;
  cartHref: string;
  onQuit: () => void;
}

/** The ways on from a pack: out, to the cart, to the pack itself. */
export function PackDoneFooter({ packHref, cartHref, onQuit }: PackDoneFooterProps) {
  return (
    <>
      <Button onClick={onQuit}>Quitter</Button>
      <ButtonLink icon="cart" to={cartHref} onClick={onQuit}>
        Voir le panier
      </ButtonLink>
      <ButtonLink variant="primary" to={packHref} onClick={onQuit}>
        Voir le pack
      </ButtonLink>
    </>
  );
}
