import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../classNames.ts";
import { Heading } from "../heading/Heading.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
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
            {/* A region that scrolls is reachable by keyboard. */}
            <div className={css.body} tabIndex={-1}>
              {description && (
                <Radix.Description asChild>
                  <Text tone="muted">{description}</Text>
                </Radix.Description>
              )}
              {children}
            </div>
            {footer && <div className={css.footer}>{footer}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
