import * as Radix from "@radix-ui/react-dialog";
import { type ReactElement, type ReactNode, type RefObject, useCallback, useRef, useState } from "react";
import { Heading } from "../heading/Heading.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { PageMark } from "../pageMarks.ts";
import type { RootProps } from "../rootProps.ts";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { useControlled } from "../useControlled.ts";
import { usePageMark } from "../usePageMark.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Modal.css.ts";
import * as stageCss from "./ModalStage.css.ts";

export const modalSizes = ["small", "medium", "large"] as const;
export type ModalSize = (typeof modalSizes)[number];

export const modalPanels = ["line", "aside"] as const;
export type ModalPanel = (typeof modalPanels)[number];

export const modalPlacements = ["center", "end"] as const;
export type ModalPlacement = (typeof modalPlacements)[number];

export const modalRoles = ["dialog", "alertdialog"] as const;
export type ModalRole = (typeof modalRoles)[number];

/** Controlled, or opened by its own trigger and closed by itself. */
export type ModalControl =
  | {
      /** Whether the dialog is open, if controlled. Default: its own, which the trigger and ModalClose change. */
      open: boolean;
      /** Called with false on Escape, on the close button and on a press outside. */
      onOpenChange: (open: boolean) => void;
      trigger?: undefined;
    }
  | {
      open?: undefined;
      onOpenChange?: ((open: boolean) => void) | undefined;
      /** A Button that opens it, in its place in the page. Default: none, where it is controlled. */
      trigger: ReactElement;
    };

export interface ModalContent extends RootProps<HTMLDivElement> {
  /** ARIA role: an alertdialog interrupts the work with a question. Default: dialog. */
  role?: ModalRole;
  /** Accessible name of the dialog, and its first line. */
  title: string;
  /** Whether the title is for screen readers alone. Default: false. */
  titleHidden?: boolean;
  /** Decorative icon before the title. Default: none. */
  ornament?: ReactNode;
  /** Sentence below the title, announced with it. Default: none. */
  description?: string;
  /** Accessible name of the close button: « Fermer ». */
  closeLabel: string;
  /** Whether an action is running: the dialog cannot be closed meanwhile. Default: false. */
  locked?: boolean;
  /** Element that takes the focus on open. Default: the dialog itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Maximum width: 27, 40 or 64 rem; on a phone always the full width. Has no effect with a stage. Default: medium. */
  size?: ModalSize;
  /** On a tablet or desktop: in the middle, or at the end edge as high as the window. Default: center. */
  placement?: ModalPlacement;
  /** A photograph on a dark ground, as a Gallery of size `stage`: the dialog takes the whole window. Default: none. */
  stage?: ReactNode;
  /** Where the rest is beside a stage: on a line below it, or on a desktop in a column of its own. Default: aside. */
  panel?: ModalPanel;
  /** Buttons at the bottom, always visible: cancel first, confirm last. Default: none. */
  footer?: ReactNode;
  /** Content; above the window's height it scrolls on its own. Default: nothing. */
  children?: ReactNode;
  /** The dialog's element. Default: none. */
  ref?: RootProps<HTMLDivElement>["ref"];
}

export type ModalProps = ModalContent & ModalControl;

/**
 * A dialog over the page: it takes the focus, traps it and returns it. Load its callers lazily: the dialog's code is
 * larger than most screens.
 */
export function Modal({
  open: given,
  onOpenChange,
  trigger,
  role = "dialog",
  title,
  titleHidden = false,
  ornament,
  description,
  closeLabel,
  locked = false,
  initialFocus,
  size = "medium",
  placement = "center",
  stage,
  panel = "aside",
  footer,
  children,
  ...root
}: ModalProps) {
  const [open, setOpen] = useControlled(given, false, onOpenChange);
  const opener = useRef<Element | null>(null);
  const [scrolls, setScrolls] = useState(false);

  const watch = useCallback((body: HTMLDivElement | null) => {
    if (!body) return;
    const measure = () => setScrolls(body.scrollHeight > body.clientHeight);
    // The observer reports only at the next frame.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    if (body.firstElementChild) observer.observe(body.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const isWhole = stage !== undefined;
  const isLine = isWhole && panel === "line";
  const look = isWhole ? { panel } : {};
  const closeButton = (
    <Radix.Close asChild>
      <IconButton
        icon="close"
        label={closeLabel}
        aria-disabled={locked || undefined}
        variant={isWhole ? "onPicture" : "quiet"}
      />
    </Radix.Close>
  );

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || !locked) && setOpen(next)}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* Not Radix's Overlay, which locks the page's scroll with a style element. */}
        <div className={css.scrim} />
        <div className={css.place({ at: isWhole ? "window" : placement })}>
          <Radix.Content
            {...root}
            role={role}
            className={isWhole ? stageCss.whole({ panel }) : css.content({ size, placement })}
            data-dossard-dialog=""
            aria-modal="true"
            // Radix returns the focus to its own Trigger only; this returns it to whatever had it. The dialog itself
            // takes it first, so that its title is read and no button is preselected.
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              event.preventDefault();
              const first = initialFocus?.current ?? event.currentTarget;
              // In a shallow window the title stays visible, even if the focused button is not.
              if (first instanceof HTMLElement) first.focus({ preventScroll: true });
            }}
            // The page stays where it is, even if what had the focus is out of view.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
              // What closes with it may have given the focus back already.
              if (document.activeElement !== document.body) return;
              // A press outside leaves no focus, nor does an address: the dialog below then gets it, or the page.
              const below = [...document.querySelectorAll<HTMLElement>("[data-dossard-dialog], main")].at(-1);
              below?.focus({ preventScroll: true });
            }}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <Marked mark="dialog" />
            {!isWhole && <Marked mark="sheet" />}
            {isWhole && (
              <>
                <div className={stageCss.closeOverStage({ panel })}>{closeButton}</div>
                <div className={stageCss.stage}>{stage}</div>
              </>
            )}
            <div className={isWhole ? stageCss.panel({ panel }) : css.parts}>
              <div className={css.header(look)}>
                <div className={css.title(look)}>
                  {ornament}
                  <Radix.Title asChild>
                    {titleHidden ? (
                      <VisuallyHidden as="h2">{title}</VisuallyHidden>
                    ) : (
                      <Heading level={2} size={isLine ? "title4" : "title3"}>
                        {isLine ? <span className={css.shortTitle}>{title}</span> : title}
                      </Heading>
                    )}
                  </Radix.Title>
                </div>
                {!isWhole && closeButton}
              </div>
              {/* Scrollable content must be focusable for the arrow keys. */}
              <div
                ref={watch}
                className={css.body(look)}
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
              {footer && <div className={css.footer(look)}>{footer}</div>}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface ModalCloseProps {
  /** A Button inside a Modal. */
  children: ReactElement;
}

/** Makes a button close the Modal around it, after its own action. */
export function ModalClose({ children }: ModalCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

/** A child, since the dialog is in the page for longer than it is open. */
function Marked({ mark }: { mark: PageMark }) {
  usePageMark(mark);
  return null;
}
