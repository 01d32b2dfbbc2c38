import { useState } from "react";
import { Button, useWithinReach } from "../../ui/index.ts";

/** Lays out a tall shared screen within reach; its button brings the top of the page down to the lower half. */
export function LowerPage() {
  const [isLowered, setLowered] = useState(false);
  useWithinReach(isLowered);
  return (
    <Button
      data-lowers-page=""
      size="small"
      icon={isLowered ? "chevronUp" : "chevronDown"}
      onClick={() => setLowered(!isLowered)}
    >
      {isLowered ? "Remonter la page" : "Abaisser la page"}
    </Button>
  );
}
