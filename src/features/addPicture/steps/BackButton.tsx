import { Button } from "../../../ui/index.ts";
import type { FlowActions } from "./step.ts";

/** Returns to the previous step. */
export function BackButton({ actions }: { actions: FlowActions }) {
  return <Button onClick={() => actions.send({ type: "back" })}>Retour</Button>;
}
