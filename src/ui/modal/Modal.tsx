import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, type Ref, type RefObject, useCallback, useRef, useState } from "react";
import { Heading } from "../heading/Heading.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Modal.css.ts";

export const modalSizes = ["small", "medium", "large"] as const;
export type ModalSize = (typeof modalSizes)[number];

export const modalRoles = ["dialog", "alertdialog"] as const;
export type ModalRole = (typeof modalRoles)[number];

export interface ModalProps {
  /** Whether it is there. */
  open: boolean;
  /** Called with false on Escape, on the cross and on a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** What screen readers call it: an alertdialog is a question that stops the work. Default: dialog. */
  role?: ModalRole;
  /** Name of the dialog, and its first line. */
  title: string;
  /** Whether the title is for screen readers alone. Default: false. */
  titleHidden?: boolean;
  /** Drawing before the title, decoration only. Default: none. */
  ornament?: ReactNode;
  /** Sentence under the title, read with it. Default: none. */
  description?: string;
  /** Name of the cross: « Fermer ». */
  closeLabel: string;
  /** Whether an action runs that must end first: nothing closes it meanwhile. Default: false. */
  locked?: boolean;
  /** What takes the focus when it opens. Default: the dialog itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Widest: 27, 40 or 64 rem; on a phone always the whole width. Default: medium. */
  size?: ModalSize;
  /** Buttons at the bottom, always in view: the way out first, the way forward last. Default: none. */
  footer?: ReactNode;
  /** What it holds; past the window's height this alone scrolls. Default: nothing. */
  children?: ReactNode;
  /** The dialog's element. Default: none. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A dialog over the page: focus enters it, stays in it and goes back where it came from.
 * Load whatever opens one lazily: the dialog's code weighs more than most screens.
 */
export function Modal({
  open,
  onOpenChange,
  role = "dialog",
  title,
  titleHidden = false,
  ornament,
  description,
  closeLabel,
  locked = false,
  initialFocus,
  size = "medium",
  footer,
  children,
  ref,
}: ModalProps) {
  const opener = useRef<Element | null>(null);
  const [scrolls, setScrolls] = useState(false);

  const watch = useCallback((body: HTMLDivElement | null) => {
    if (!body) return;
    const observer = new ResizeObserver(() => setScrolls(body.scrollHeight > body.clientHeight));
    observer.observe(body);
    if (body.firstElementChild) observer.observe(body.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || !locked) && onOpenChange(next)}>
      <Radix.Portal>
        {/* Not Radix's Overlay: it locks the page's scroll by a style element. */}
        <div className={css.scrim} />
        <div className={css.stage}>
          <Radix.Content
            ref={ref}
            role={role}
            className={css.content({ size })}
            data-dossard-dialog=""
            aria-modal="true"
            // Radix gives the focus back to its own Trigger only; here whoever had it gets it back.
            // The dialog itself takes it first, so that its title is read and nothing is half pressed.
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              event.preventDefault();
              const first = initialFocus?.current ?? event.currentTarget;
              // In a shallow window the title stays in view, though the button that has the focus may not be.
              if (first instanceof HTMLElement) first.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // A press beside a dialog leaves the focus nowhere: then the dialog below gets it.
              const below = [...document.querySelectorAll<HTMLElement>("[data-dossard-dialog]")].at(-1);
              if (opener.current === document.body) below?.focus();
              else if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <div className={css.header}>
              <div className={css.title}>
                {ornament}
                <Radix.Title asChild>
                  {titleHidden ? (
                    <VisuallyHidden as="h2">{title}</VisuallyHidden>
                  ) : (
                    <Heading level={2} size="title3">
                      {title}
                    </Heading>
                  )}
                </Radix.Title>
              </div>
              <Radix.Close asChild>
                <IconButton icon="close" label={closeLabel} aria-disabled={locked || undefined} />
              </Radix.Close>
            </div>
            {/* What scrolls must be reachable by keyboard, for its arrows. */}
            <div
              ref={watch}
              className={css.body}
              {...(scrolls && { tabIndex: 0, role: "group", "aria-label": title })}
            >
              <Stack>
                {description && (
                  <Radix.Description asChild>
                    <Text tone="muted">{description}</Text>
                  </Radix.Description>
                )}
                {children}
              </Stack>
            </div>
            {footer && <div className={css.footer}>{footer}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
