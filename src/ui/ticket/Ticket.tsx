import type { ReactNode, Ref } from "react";
import { Stack } from "../stack/Stack.tsx";
import * as css from "./Ticket.css.ts";

export interface TicketProps {
  /** Name of the region, for screen readers: « Ticket du panier 4F7C ». */
  label: string;
  /** What is printed, from top to bottom: title, code, drawing to scan, a few lines. */
  children: ReactNode;
  /** Buttons under it, which are not printed. Default: none. */
  actions?: ReactNode;
  /** What is printed, as an element. Default: none. */
  ref?: Ref<HTMLElement>;
}

/** A slip to be printed and taken along, on a receipt of 80 mm or on a sheet. */
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
