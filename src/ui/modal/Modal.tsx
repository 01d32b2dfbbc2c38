import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { classNames } from "../classNames.ts";
import { Heading } from "../heading/Heading.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Modal.css.ts";

export const modalSizes = ["small", "medium", "large"] as const;
export type ModalSize = (typeof modalSizes)[number];

export interface ModalProps {
  open: boolean;
  /** Called with false on Escape, on the cross and on a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Name of the dialog, and its first line. */
  title: string;
  /** Whether the title is for screen readers alone. Default: false. */
  titleHidden?: boolean;
  /** Sentence under the title, read with it. Default: none. */
  description?: string;
  /** Name of the cross: « Fermer ». */
  closeLabel: string;
  /** Widest: 27, 40 or 64 rem; on a phone always the whole width. Default: medium. */
  size?: ModalSize;
  /** Buttons at the bottom, always in view: the way out first, the way forward last. Default: none. */
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * A dialog over the page: focus enters it, stays in it and goes back where it came from.
 * Load whatever opens one lazily: the dialog's code weighs more than most screens.
 */
export function Modal({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  closeLabel,
  size = "medium",
  footer,
  children,
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
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix's Overlay: it locks the page's scroll by a style element. */}
        <div className={css.scrim} />
        <div className={css.stage}>
          <Radix.Content
            className={classNames(css.content, css.sizes[size])}
            data-dossard-dialog=""
            aria-modal="true"
            // Radix gives the focus back to its own Trigger only; here whoever had it gets it back.
            // The dialog itself takes it first, so that its title is read and nothing is half pressed.
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              event.preventDefault();
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <div className={css.header}>
              <div className={css.title}>
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
                <IconButton icon="close" label={closeLabel} />
              </Radix.Close>
            </div>
            {/* What scrolls must be reachable by keyboard, for its arrows. */}
            <div ref={watch} className={css.body} tabIndex={scrolls ? 0 : undefined}>
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
