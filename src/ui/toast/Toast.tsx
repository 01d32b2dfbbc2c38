import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Text } from "../text/Text.tsx";
import * as css from "./Toast.css.ts";

export interface ToastRegionProps {
  /** Name of the landmark: « Messages ». */
  label: string;
  /** The toasts of the moment, keyed. */
  children?: ReactNode;
}

/** Where toasts appear and are announced. Mounted once and always there: a region that comes with its text stays mute. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section aria-label={label} aria-live="polite" className={css.region}>
      {children}
    </section>
  );
}

export const toastTones = ["success", "info", "warning"] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastProps {
  /** Default: success. */
  tone?: ToastTone;
  /** One sentence; never an error that stops the shopper, which is an Alert in its place. */
  children: ReactNode;
  /** A TextLink to what the sentence tells of. Default: none. */
  action?: ReactNode;
  /** Called when time is over or the shopper closes it. */
  onDismiss: () => void;
  /** Name of the closing button: « Fermer ». */
  dismissLabel: string;
  /** Milliseconds before it leaves, held while pointed at or focused. Default: 6000. */
  duration?: number;
}

const icons = { success: "check", info: "info", warning: "warning" } as const;

/** A passing message about something done. */
export function Toast({
  tone = "success",
  children,
  action,
  onDismiss,
  dismissLabel,
  duration = 6000,
}: ToastProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [held, duration]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only hold the timer, they are no action
    <div
      className={css.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[tone]} />
      <Text as="div" tone="inherit" size="small" weight="medium">
        {children}
      </Text>
      {action}
      <button type="button" aria-label={dismissLabel} className={css.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
