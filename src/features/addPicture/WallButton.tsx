import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { isDigitalFormat } from "../../domain/products/pictureFormat.ts";
import { Button, Inline } from "../../ui/index.ts";
import type { FlowActions } from "./steps/step.ts";

export interface WallButtonProps {
  variants: readonly ProductVariant[];
  /** The format to begin with. Default: one of the middle. */
  variant?: string | null | undefined;
  actions: Pick<FlowActions, "send">;
}

/** Shows the formats of a print on a wall. Renders nothing for files. */
export function WallButton({ variants, variant, actions }: WallButtonProps) {
  const papers = variants.filter(({ grp1_format }) => !isDigitalFormat(grp1_format));
  const first = papers.find(({ uuid }) => uuid === variant) ?? papers[Math.floor(papers.length / 2)];
  if (!first) return null;
  return (
    <Inline>
      <Button
        icon="image"
        onClick={() => actions.send({ type: "wallOpened", variants: papers, variant: first })}
      >
        Voir sur un mur
      </Button>
    </Inline>
  );
}
