import type { ReactNode } from "react";
import type { RootProps } from "../../rootProps.ts";
import { Stack } from "../../stack/Stack.tsx";
import * as css from "./Ticket.css.ts";

export interface TicketProps extends RootProps {
  /** Accessible name of the region: « Ticket du panier 4F7C ». */
  label: string;
  /** Printed content, from top to bottom: title, code, QR code, a few lines. */
  children: ReactNode;
  /** Buttons below it, not printed. Default: none. */
  actions?: ReactNode;
  /** The printed element. Default: none. */
  ref?: RootProps["ref"];
}

/** A printable slip to take along, for an 80 mm receipt or a sheet. */
export function Ticket({ label, children, actions, ...root }: TicketProps) {
  return (
    <div>
      <section {...root} aria-label={label} className={css.ticket}>
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
