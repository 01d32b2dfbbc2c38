import { pluralize } from "../../../domain/french/pluralize.ts";
import { StepHeading } from "../../../shop/StepHeading.tsx";
import { Alert, Button, ButtonLink, ProgressBar, Stack } from "../../../ui/index.ts";
import type { PackState } from "../flowStates.ts";
import { PackProgressStep } from "../PackProgressStep.tsx";
import type { PictureStep, PictureStepProps, PicturesStep } from "./step.ts";
import { leafing, toTarget } from "./transitions.ts";

type Names = "afterPackCreation" | "afterPackUpdate";

/** Confirms that the picture is in its pack, with the number of pictures left to choose. */
export const afterPack: PictureStep<Names> = {
  on: { ...leafing, back: toTarget },
  Screen: ({ state: { step, pack } }) => (
    <PackDoneStep step={step} packLabel={pack.label} filled={pack.filled} capacity={pack.capacity} />
  ),
  Footer,
};

/** Result of adding several pictures. */
export const afterPackOfSeveral: PicturesStep<Names> = {
  on: {},
  Screen: ({ state: { pack, outcome } }) => (
    <PackProgressStep packLabel={pack.label} {...outcome} remaining={pack.capacity - pack.filled} />
  ),
  Footer,
};

type FooterProps = Pick<PictureStepProps, "packHref" | "cartHref" | "actions"> & {
  state: { pack: PackState };
};

function Footer({ state, packHref, cartHref, actions }: FooterProps) {
  return (
    <PackDoneFooter
      packHref={packHref(state.pack.orderItemUuid)}
      cartHref={cartHref}
      onQuit={() => actions.send({ type: "closed" })}
    />
  );
}

export interface PackDoneStepProps {
  /** Whether the pack was just created or already existed in the cart. */
  step: "afterPackCreation" | "afterPackUpdate";
  /** Label of the pack's product. */
  packLabel: string;
  /** Places taken and total places. */
  filled: number;
  capacity: number;
}

/** Confirms the addition, with the places left in the pack (steps afterPackCreation and afterPackUpdate). */
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

/** Actions after an addition to a pack: close, open the cart, open the pack. */
export function PackDoneFooter({ packHref, cartHref, onQuit }: PackDoneFooterProps) {
  return (
    <>
      <Button onClick={onQuit}>Quitter</Button>
      <ButtonLink icon="cart" to={cartHref}>
        Voir le panier
      </ButtonLink>
      <ButtonLink variant="primary" to={packHref}>
        Voir le pack
      </ButtonLink>
    </>
  );
}
