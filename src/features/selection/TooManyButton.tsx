import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { afterFirstPicture, Button, type TooltipProps } from "../../ui/index.ts";
import { tooManyAtOnce } from "./texts.ts";

interface Explained {
  Tooltip: ComponentType<TooltipProps>;
  /** Whether the button had the focus when its tooltip loaded. */
  focused: boolean;
}

export interface TooManyButtonProps {
  /** Label of the unavailable action. */
  children: ReactNode;
}

/** Disabled above the selection's maximum; the tooltip that explains it loads after the pictures. */
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
    // If the tooltip fails to load, the button just stays disabled.
    explain().catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => {
    // Wrapping the button in its tooltip remounts it.
    if (explained?.focused) button.current?.focus();
  }, [explained]);
  const shown = (
    <Button ref={button} size="compact" icon="heart" unavailable>
      {children}
    </Button>
  );
  return explained ? <explained.Tooltip text={tooManyAtOnce}>{shown}</explained.Tooltip> : shown;
}
