import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { RootProps } from "../rootProps.ts";
import { Text } from "../text/Text.tsx";
import * as css from "./Toast.css.ts";

export interface ToastRegionProps extends RootProps {
  /** Accessible name of the landmark: « Messages ». */
  label: string;
  /** The current toasts, keyed, newest last. Default: none. */
  children?: ReactNode;
}

/** Where toasts appear and are announced. Always mounted: a region added along with its text is not announced. */
export function ToastRegion({ label, children, ...root }: ToastRegionProps) {
  return (
    <section {...root} aria-label={label} className={css.region}>
      {/* Not atomic: each toast is announced once, and not again with the next ones. */}
      <div role="status" aria-atomic="false" aria-relevant="additions" className={css.list}>
        {children}
      </div>
    </section>
  );
}

export const toastTones = ["success", "info", "warning"] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastProps extends RootProps<HTMLDivElement> {
  /** Kind of message: success, information, something to check. Default: success. */
  tone?: ToastTone;
  /** One sentence; never a blocking error, which belongs in an Alert. */
  children: ReactNode;
  /** A TextLink to the subject. Default: none. */
  action?: ReactNode;
  /** Called on timeout or when the shopper closes it. */
  onDismiss: () => void;
  /** Accessible name of the close button: « Fermer ». */
  dismissLabel: string;
  /** Milliseconds before it closes, paused while hovered, focused or in a background tab. Default: 6000, or 12 000 with an action. */
  duration?: number;
}

const icons = { success: "check", info: "info", warning: "warning" } as const;
const withoutActionMs = 6000;
const withActionMs = 12_000;

/** Whether the shopper is in another tab, where the timer pauses. */
function useAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const look = () => setAway(document.hidden);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return away;
}

/** A transient message about a completed action. Escape closes it while it has the focus. */
export function Toast({
  tone = "success",
  children,
  action,
  onDismiss,
  dismissLabel,
  duration = action ? withActionMs : withoutActionMs,
  ...root
}: ToastProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = useAway() || pointed || focused;
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [held, duration]);

  const cameFrom = useRef<Element | null>(null);
  function noteFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  }
  function close() {
    onDismiss();
    const origin = cameFrom.current;
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers hold the timer, and Escape presses the button inside
    <div
      {...root}
      className={css.toast}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={noteFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <span className={css.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={css.content}>
        <div className={css.words}>
          <Text as="div" tone="inherit" size="small" weight="medium">
            {children}
          </Text>
        </div>
        {action}
      </div>
      <button type="button" aria-label={dismissLabel} className={css.dismiss} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
