import { useRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import * as css from "./FileDrop.css.ts";

interface ChosenFilesProps {
  files: readonly File[];
  /** Id of the words that name the list. */
  labelId: string;
  sizeText: (bytes: number) => string;
  removeLabel: (name: string) => string;
  isDisabled: boolean;
  onRemove: (file: File) => void;
  /** Called once the last button that could have the focus is gone. */
  onEmpty: () => void;
}

/** The chosen files. After a removal the focus is on the next file's button. */
export function ChosenFiles({
  files,
  labelId,
  sizeText,
  removeLabel,
  isDisabled,
  onRemove,
  onEmpty,
}: ChosenFilesProps) {
  const list = useRef<HTMLUListElement>(null);

  function remove(file: File, place: number) {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const next = buttons[place + 1] ?? buttons[place - 1];
    if (next) next.focus();
    else onEmpty();
    onRemove(file);
  }

  return (
    <ul ref={list} aria-labelledby={labelId} className={css.files}>
      {files.map((file, place) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={css.file}>
          <Icon name="file" />
          <span className={css.words}>
            <span className={css.name}>{file.name}</span>
            <span className={css.bytes}>{sizeText(file.size)}</span>
          </span>
          <IconButton
            icon="trash"
            label={removeLabel(file.name)}
            disabled={isDisabled}
            onClick={() => remove(file, place)}
          />
        </li>
      ))}
    </ul>
  );
}
