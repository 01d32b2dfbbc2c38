import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { afterFirstPicture, Button, type TooltipProps } from "../../ui/index.ts";
import { tooManyAtOnce } from "./texts.ts";

interface Explained {
  Tooltip: ComponentType<TooltipProps>;
  /** Whether the button had the focus when its tooltip came. */
  focused: boolean;
}

export interface TooManyButtonProps {
  /** What it would do. */
  children: ReactNode;
}

/** Out of use for more pictures than a selection holds; the tooltip that says so comes after the pictures. */
export function TooManyButton({ children }: TooManyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [explained, setExplained] = useState<Explained | null>(null);
  useEffect(() => {
    let left = false;
    const explain = async () => {
      await afterFirstPicture();
      const { Tooltip } = await import("../../ui/tooltip/Tooltip.tsx");
      if (!left) setExplained({ Tooltip, focused: button.current === document.activeElement });
    };
    // Without the network the button stays as it is: out of use.
    explain().catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => {
    // Within its tooltip it is another element.
    if (explained?.focused) button.current?.focus();
  }, [explained]);
  const shown = (
    <Button ref={button} size="compact" icon="heart" unavailable>
      {children}
    </Button>
  );
  return explained ? <explained.Tooltip text={tooManyAtOnce}>{shown}</explained.Tooltip> : shown;
}
