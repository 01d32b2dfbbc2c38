import { type ClipboardEvent, useId, useLayoutEffect, useState } from "react";
import { Field, FieldError, type FieldProps } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import { useOwnRef } from "../useOwnRef.ts";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { ChosenFiles } from "./ChosenFiles.tsx";
import * as css from "./FileDrop.css.ts";
import { type RefusedFile, withFiles } from "./files.ts";
import { useFileDrag } from "./useFileDrag.ts";

interface FileDropInputProps extends RootProps<HTMLInputElement> {
  /** Words in the area: « Choisissez des photos, ou déposez-les ici ». */
  prompt: string;
  /** How many files are chosen, announced: « 3 photos choisies ». */
  countText: (count: number) => string;
  /** Size of a file, from its bytes: « 3,4 Mo ». */
  sizeText: (bytes: number) => string;
  /** Accessible name of a file's button: « Retirer DSC_0412.jpg ». */
  removeLabel: (name: string) => string;
  /** Why a file was not taken, in a sentence: « notes.txt n’est pas une photo. » */
  refusalText: (refused: RefusedFile) => string;
  /** The files, if controlled. Default: its own. */
  value?: readonly File[] | undefined;
  /** Initial files, if uncontrolled. Default: none. */
  defaultValue?: readonly File[] | undefined;
  /** Called with all chosen files. Default: nobody, the form reads them by `name`. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Accepted types, as in HTML: `image/jpeg,.tif`. Default: any. */
  accept?: string | undefined;
  /** Whether several files may be chosen, also one after the other. Default: false, one replaces the other. */
  multiple?: boolean | undefined;
  /** Largest size of a file, in bytes. Default: none. */
  maxBytes?: number | undefined;
  /** Largest number of files, where there may be several. Default: none. */
  maxCount?: number | undefined;
  /** Icon of the area. Default: file. */
  icon?: IconName | undefined;
  /** Name of the files in the form's data. Default: none. */
  name?: string | undefined;
  /** Disabled: not focusable, not submitted, takes nothing. Default: false. */
  disabled?: boolean | undefined;
}

export type FileDropProps = FieldProps & FileDropInputProps;

const noFiles: readonly File[] = [];

/** Files, chosen by a press, dropped or pasted. What is not taken is named, and takes nothing else with it. */
export function FileDrop({
  label,
  hint,
  error,
  required,
  optionalMark,
  prompt,
  countText,
  sizeText,
  removeLabel,
  refusalText,
  value: given,
  defaultValue = noFiles,
  onValueChange,
  accept,
  multiple = false,
  maxBytes = Number.POSITIVE_INFINITY,
  maxCount = Number.POSITIVE_INFINITY,
  icon = "file",
  disabled = false,
  id,
  ref,
  ...native
}: FileDropProps) {
  const own = useId();
  const refusedId = `${own}-refused`;
  const input = useOwnRef(ref);
  const [files, setFiles] = useControlled(given, defaultValue, onValueChange);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  // The form reads the input: it has the files of all presses, drops and pastes, and none that was not taken.
  function fillInput() {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    if (input.current) input.current.files = data.files;
  }
  useLayoutEffect(fillInput, [files]);

  function take(more: readonly File[]) {
    if (more.length === 0) return;
    const next = withFiles(files, more, { accept, maxBytes, maxCount: multiple ? maxCount : 1 });
    setRefused(next.refused);
    if (next.files !== files) setFiles(next.files);
  }

  function choose() {
    const more = [...(input.current?.files ?? [])];
    fillInput();
    take(more);
  }

  // By the prop or by a fieldset around it.
  const isOut = () => input.current?.matches(":disabled") ?? true;

  function paste(event: ClipboardEvent) {
    if (isOut() || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take([...event.clipboardData.files]);
  }

  const { isOver, handlers } = useFileDrag(isOut, take);
  const need = optionalMark === undefined ? { required } : { optionalMark };
  return (
    <Field {...{ label, hint, error, id }} {...need}>
      {({ "aria-describedby": described, ...attributes }) => (
        <div className={css.whole} onPaste={paste}>
          <label className={css.area({ over: isOver })} {...handlers}>
            <input
              {...native}
              {...attributes}
              ref={input}
              aria-describedby={
                [described, refused.length > 0 && refusedId].filter(Boolean).join(" ") || undefined
              }
              type="file"
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              className={hidden}
              onChange={choose}
            />
            <Icon name={icon} size="large" />
            <span>{prompt}</span>
          </label>
          <div id={refusedId} aria-live="polite" className={css.refusals}>
            {refused.map((one, place) => (
              <FieldError key={`${one.file.name} ${one.refusal}`} id={`${refusedId}-${place}`}>
                {refusalText(one)}
              </FieldError>
            ))}
          </div>
          <p id={`${own}-count`} aria-live="polite" className={files.length > 0 ? css.count : hidden}>
            {files.length > 0 ? countText(files.length) : ""}
          </p>
          {files.length > 0 && (
            <ChosenFiles
              files={files}
              labelId={`${own}-count`}
              sizeText={sizeText}
              removeLabel={removeLabel}
              isDisabled={disabled}
              onRemove={(gone) => setFiles(files.filter((file) => file !== gone))}
              onEmpty={() => input.current?.focus()}
            />
          )}
        </div>
      )}
    </Field>
  );
}
