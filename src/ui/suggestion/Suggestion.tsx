import type { RootProps } from "../rootProps.ts";
import { Thumbnail } from "../thumbnail/Thumbnail.tsx";
import * as css from "./Suggestion.css.ts";

export interface SuggestionProps extends RootProps<HTMLSpanElement> {
  /** What is suggested: « Jeanne Lefèvre ». */
  label: string;
  /** What kind it is: « Cavalier ». Default: none. */
  detail?: string | undefined;
  /** What belongs to it: its horse and its bib. Default: nothing. */
  company?: string | undefined;
  /** Where and how many: « Jumping de Saint-Lô · 12 photos ». Default: none. */
  meta?: string | undefined;
  /** Address of a picture of it; null for a placeholder. Default: none, its space stays blank. */
  src?: string | null | undefined;
}

/** A suggestion of a search box with a face: enough to recognise oneself among others of the same name. */
export function Suggestion({ label, detail, company, meta, src, ...root }: SuggestionProps) {
  return (
    <span {...root} className={css.suggestion}>
      {src !== undefined && <Thumbnail src={src} />}
      <span className={css.words}>
        <span className={css.head}>
          <span className={css.label}>{label}</span>
          {detail && <span className={css.muted}>{detail}</span>}
        </span>
        {company && <span className={css.small}>{company}</span>}
        {meta && <span className={css.muted}>{meta}</span>}
      </span>
    </span>
  );
}
