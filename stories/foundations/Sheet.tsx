import { Fragment, type ReactNode } from "react";
import { Heading, Text } from "../../src/ui/index.ts";
import * as css from "./sheet.css.ts";

interface SheetProps {
  title: string;
  /** The main point, for a designer who reads nothing else. */
  lead: string;
  children: ReactNode;
}

/** A page of the foundations. The page is in English; samples of the shop are in French, inside `French`. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <main lang="en" className={css.sheet}>
      <header className={css.masthead}>
        <Heading level={1}>{title}</Heading>
        <div className={css.lead}>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </div>
      </header>
      {children}
    </main>
  );
}

interface ChapterProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Chapter({ title, note, children }: ChapterProps) {
  return (
    <section aria-label={title} className={css.chapter}>
      <div className={css.note}>
        <Heading level={2} size="title3">
          {title}
        </Heading>
        {note && <Text tone="muted">{note}</Text>}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}

export function French({ children }: { children: ReactNode }) {
  return <span lang="fr">{children}</span>;
}

/** A name as written in the code; a path breaks after a slash. */
export function Code({ children }: { children: ReactNode }) {
  const parts = typeof children === "string" ? children.split(/(?<=\/)/) : [children];
  return (
    <code className={css.code}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path has no other keys, and never changes
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** A name, with its purpose below. */
export function Named({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <Text as="div" weight="strong">
        {name}
      </Text>
      {children && (
        <Text as="div" size="small" tone="muted">
          {children}
        </Text>
      )}
    </div>
  );
}
