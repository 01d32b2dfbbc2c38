import { counted } from "../../domain/counted.ts";
import { Alert, PointList, ProgressBar, Stack } from "../../ui/index.ts";
import { StepHeading } from "./StepHeading.tsx";

/** A picture that did not go into the pack, and why. */
export interface RefusedPicture {
  /** « DSC_0412 ». */
  name: string;
  /** The shopper's sentence of the refusal. */
  message: string;
}

export interface PackProgressStepProps {
  /** Label of the pack's product. */
  packLabel: string;
  /** How many pictures are to go in. */
  total: number;
  /** How many have gone in so far. */
  added: number;
  /** Those refused so far: one that fails does not stop the others. */
  refused: readonly RefusedPicture[];
  /** Places left in the pack once all is done; null, not counted. */
  remaining: number | null;
}

/** Several pictures going into a pack, one at a time, and how it ended (step multiPackSelection). */
export function PackProgressStep({ packLabel, total, added, refused, remaining }: PackProgressStepProps) {
  const settled = added + refused.length;
  const over = settled === total;
  const name = `«\u00a0${packLabel}\u00a0»`;
  return (
    <Stack space="md">
      <StepHeading>{over ? outcome(added) : "Ajout des photos au pack"}</StepHeading>
      {over ? (
        added > 0 && (
          <Alert tone="success">
            {counted(added, "photo a rejoint", "photos ont rejoint")} le pack {name}. {roomLeft(remaining)}
          </Alert>
        )
      ) : (
        <ProgressBar
          label={`Vers le pack ${name}`}
          value={settled}
          max={total}
          valueText={`${counted(settled, "photo")} sur ${total}`}
        />
      )}
      {refused.length > 0 && (
        <Alert
          tone="warning"
          title={`${counted(refused.length, "photo n’a pas pu être ajoutée", "photos n’ont pas pu être ajoutées")}`}
        >
          <PointList space="tight" points={refused.map((one) => `${one.name}\u00a0: ${one.message}`)} />
        </Alert>
      )}
    </Stack>
  );
}

function outcome(added: number): string {
  if (added === 0) return "Aucune photo ajoutée au pack";
  return added > 1 ? "Photos ajoutées au pack" : "Photo ajoutée au pack";
}

function roomLeft(remaining: number | null): string {
  if (remaining === null) return "";
  return remaining === 0 ? "Il est complet." : `Il reste ${counted(remaining, "place")}.`;
}
