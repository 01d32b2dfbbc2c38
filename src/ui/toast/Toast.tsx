import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Text } from "../text/Text.tsx";
import * as css from "./Toast.css.ts";

export interface ToastRegionProps {
  /** Name of the landmark: « Messages ». */
  label: string;
  /** The toasts of the moment, keyed, the newest last. Default: none. */
  children?: ReactNode;
}

/** Where toasts appear and are announced. Mounted once and always there: a region that comes with its text stays mute. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section aria-label={label} className={css.region}>
      {/* Not atomic: a toast is read once, when it comes, and not again with each one that follows. */}
      <div role="status" aria-atomic="false" aria-relevant="additions" className={css.list}>
        {children}
      </div>
    </section>
  );
}

export const toastTones = ["success", "info", "warning"] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastProps {
  /** What it tells of: something done, a note, something to look at. Default: success. */
  tone?: ToastTone;
  /** One sentence; never an error that stops the shopper, which is an Alert in its place. */
  children: ReactNode;
  /** A TextLink to what the sentence tells of. Default: none. */
  action?: ReactNode;
  /** Called when time is over or the shopper closes it. */
  onDismiss: () => void;
  /** Name of the closing button: « Fermer ». */
  dismissLabel: string;
  /** Milliseconds before it leaves, held while pointed at, focused or in a tab that is not looked at. Default: 6000, or 12 000 with an action. */
  duration?: number;
}

const icons = { success: "check", info: "info", warning: "warning" } as const;
const withoutActionMs = 6000;
const withActionMs = 12_000;

/** Whether the shopper is in another tab, where time does not count. */
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

/** A passing message about something done. Escape closes it while it holds the focus. */
export function Toast({
  tone = "success",
  children,
  action,
  onDismiss,
  dismissLabel,
  duration = action ? withActionMs : withoutActionMs,
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
