import type { ReactNode, Ref } from "react";
import { Stack } from "../../stack/Stack.tsx";
import * as css from "./Ticket.css.ts";

export interface TicketProps {
  /** Accessible name of the region: « Ticket du panier 4F7C ». */
  label: string;
  /** Printed content, from top to bottom: title, code, QR code, a few lines. */
  children: ReactNode;
  /** Buttons below it, not printed. Default: none. */
  actions?: ReactNode;
  /** The printed element. Default: none. */
  ref?: Ref<HTMLElement>;
}

/** A printable slip to take along, for an 80 mm receipt or a sheet. */
export function Ticket({ label, children, actions, ref }: TicketProps) {
  return (
    <div>
      <section ref={ref} aria-label={label} className={css.ticket}>
        <Stack space="md" align="center">
          {children}
        </Stack>
      </section>
      {actions && (
        <div className={css.actions}>
          <Stack space="sm">{actions}</Stack>
        </div>
      )}
    </div>
  );
}
