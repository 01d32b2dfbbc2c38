import { pluralize } from "../../domain/french/pluralize.ts";
import { StepHeading } from "../../shop/StepHeading.tsx";
import { Alert, PointList, ProgressBar, Stack } from "../../ui/index.ts";
import type { RefusedPicture } from "./flowStates.ts";

export interface PackProgressStepProps {
  /** Label of the pack's product. */
  packLabel: string;
  /** Number of pictures to add. */
  total: number;
  /** Number of pictures added so far. */
  added: number;
  /** Pictures refused so far; a failure does not stop the others. */
  refused: readonly RefusedPicture[];
  /** Why the run stopped before the last picture; null if every picture was tried. Default: null. */
  stopped?: string | null;
  /** Places left in the pack at the end. Default: not told. */
  remaining?: number;
}

/** Progress and outcome of adding several pictures to a pack, one at a time (step multiPackSelection). */
export function PackProgressStep(props: PackProgressStepProps) {
  const { packLabel, total, added, refused, stopped = null, remaining } = props;
  const settled = added + refused.length;
  const over = settled === total || stopped !== null;
  const name = `«\u00a0${packLabel}\u00a0»`;
  return (
    <Stack space="md">
      {/* The new key remounts the heading, which takes the focus: the element that had it is gone. */}
      <StepHeading key={over ? "over" : "under way"}>
        {over ? outcome(added) : "Ajout des photos au pack"}
      </StepHeading>
      {stopped !== null && <Alert tone="critical">{stopped}</Alert>}
      {over ? (
        added > 0 && (
          <Alert tone="success">
            {pluralize(added, "photo a rejoint", "photos ont rejoint")} le pack {name}. {roomLeft(remaining)}
          </Alert>
        )
      ) : (
        <ProgressBar
          label={`Vers le pack ${name}`}
          value={settled}
          max={total}
          valueText={`${pluralize(settled, "photo")} sur ${total}`}
        />
      )}
      {refused.length > 0 && (
        <Alert
          tone="warning"
          title={`${pluralize(refused.length, "photo n’a pas pu être ajoutée", "photos n’ont pas pu être ajoutées")}`}
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

function roomLeft(remaining: number | undefined): string {
  if (remaining === undefined) return "";
  return remaining === 0 ? "Il est complet." : `Il reste ${pluralize(remaining, "place")}.`;
}
