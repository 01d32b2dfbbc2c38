import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import * as css from "./Disclosure.css.ts";

export interface DisclosureProps extends RootProps<HTMLDetailsElement> {
  /** The question or subject, always in view. */
  summary: ReactNode;
  /** What a press shows below it. */
  children: ReactNode;
  /** Whether it is open, if controlled. Default: its own. */
  open?: boolean | undefined;
  /** Whether it is open at first, if uncontrolled. Default: false. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, by the browser's search in the page too. Default: nobody. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Of those with the same name, one at a time is open. Default: all may be. */
  name?: string | undefined;
}

/** Content behind a line, for those who want it; the browser's own, so its search finds what is closed. */
export function Disclosure({
  summary,
  children,
  open: given,
  defaultOpen = false,
  onOpenChange,
  ...root
}: DisclosureProps) {
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  return (
    <details
      {...root}
      open={open}
      className={css.whole}
      // By the browser's search, or by another one of its name.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) setOpen(currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className={css.summary}
        // Through the state, so that a caller who keeps it has the last word.
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <span className={css.words}>{summary}</span>
        <span className={css.mark}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
