import { Text } from "../../src/ui/index.ts";
import * as css from "./sheet.css.ts";

const noBreak = "\u00a0";
const narrowNoBreak = "\u202f";

/** A French text with visible no-break spaces; they are still in the text, and copied with it. */
export function Visible({ children }: { children: string }) {
  const parts = children.split(/([\u00a0\u202f])/);
  return (
    <span lang="fr">
      {parts.map((part, place) => {
        if (part !== noBreak && part !== narrowNoBreak) return part;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other keys, and never changes
          <span key={place} className={part === noBreak ? css.wideSpace : css.narrowSpace}>
            {part}
          </span>
        );
      })}
    </span>
  );
}

/** Explains the two marks. */
export function SpacesLegend() {
  return (
    <Text size="small" tone="muted">
      <span className={css.wideSpace}>{noBreak}</span> a no-break space, U+00A0;{" "}
      <span className={css.narrowSpace}>{narrowNoBreak}</span> a narrow one, U+202F.
    </Text>
  );
}

interface SideBySideProps {
  wrong: string;
  right: string;
}

export function SideBySide({ wrong, right }: SideBySideProps) {
  return (
    <dl className={css.twoSides}>
      <div className={css.wrong}>
        <dt>Wrong</dt>
        <dd>
          <Visible>{wrong}</Visible>
        </dd>
      </div>
      <div className={css.right}>
        <dt>Right</dt>
        <dd>
          <Visible>{right}</Visible>
        </dd>
      </div>
    </dl>
  );
}
