import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button, type ButtonLook, type NativeButton, type OutOfUse } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Spinner } from "../loader/Spinner.tsx";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import * as css from "./LoadingButton.css.ts";

interface OwnProps {
  /** The action; the button is busy until its promise settles. Default: none, for `type="submit"`. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => Promise<void> | void;
  /** Busy state, if controlled, as for a submit. Default: false. */
  loading?: boolean;
  /** Announced while busy: « Enregistrement en cours… ». */
  loadingLabel: string;
}

export type LoadingButtonProps = OwnProps &
  ButtonLook &
  Omit<NativeButton, "onClick" | "aria-busy" | "aria-disabled"> &
  OutOfUse;

/** A button for an asynchronous action: it spins, keeps its width and acts once, however often it is pressed. */
export function LoadingButton({
  onClick,
  loading = false,
  loadingLabel,
  icon,
  iconEnd,
  children,
  ...rest
}: LoadingButtonProps) {
  const [running, setRunning] = useState(false);
  // A second click can arrive before React has rendered the state of the first.
  const locked = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const busy = loading || running;

  async function act(event: MouseEvent<HTMLButtonElement>) {
    if (loading || locked.current) {
      event.preventDefault();
      return;
    }
    if (!onClick) return;
    locked.current = true;
    try {
      const result = onClick(event);
      if (result) {
        setRunning(true);
        await result;
      }
    } finally {
      locked.current = false;
      if (mounted.current) setRunning(false);
    }
  }

  return (
    <>
      {/* Never `disabled` while busy: it would lose the focus, and with it the announcement. */}
      <Button {...rest} aria-busy={busy || undefined} aria-disabled={busy || undefined} onClick={act}>
        <span className={css.label({ busy })}>
          {icon && <Icon name={icon} />}
          {children}
          {iconEnd && <Icon name={iconEnd} />}
        </span>
        {busy && (
          <span className={css.ring}>
            <Spinner />
          </span>
        )}
      </Button>
      {/* Out of the flow even when empty, or it would leave a gap in a stack. */}
      <span role="status" className={hidden}>
        {busy && loadingLabel}
      </span>
    </>
  );
}
