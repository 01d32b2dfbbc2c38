import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Heading,
  Title,
  Unstyled,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useContext, useLayoutEffect } from "react";
import { Badge } from "../src/ui/index.ts";
import { applyTheme } from "../src/ui/theme/themes.ts";
import { isStatus, sinceOf, statuses } from "../stories/support/status.ts";
import type { Usage } from "../stories/support/usage.ts";
import * as book from "./book/book.css.ts";
import { Examples } from "./book/Examples.tsx";
import { KinOf } from "./book/KinOf.tsx";
import * as css from "./ComponentPage.css.ts";
import { docsTheme } from "./docsTheme.ts";
import { StoryOf } from "./StoryOf.tsx";

function Words({ title, lines, look }: { title: string; lines: readonly string[]; look: string }) {
  return (
    <section className={look}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line}>
            {line.split("`").map((part, place) => (place % 2 ? <code key={part}>{part}</code> : part))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When to use it, when not, and what it promises to keyboards and screen readers: the `usage` parameter of its stories. */
function UsageOf({ usage }: { usage: Usage }) {
  return (
    <Unstyled>
      <div className={css.usage}>
        <Words title="When to use it" lines={usage.when} look={css.when} />
        <Words title="When not" lines={usage.whenNot} look={css.whenNot} />
        {usage.accessibility && (
          <Words title="Accessibility" lines={usage.accessibility} look={css.accessibility} />
        )}
      </div>
    </Unstyled>
  );
}

/** A component's status, and the version that brought it. */
function Life({ tags }: { tags: readonly string[] }) {
  const status = tags.find(isStatus);
  if (!status) return null;
  return (
    <Unstyled>
      <div className={book.badges}>
        <Badge tone={tones[status]}>{statuses[status]}</Badge>
        <Badge>since {sinceOf(tags)}</Badge>
      </div>
    </Unstyled>
  );
}

const tones = { stable: "accent", new: "ticked", retiring: "critical" } as const;

/** The docs page of every story file: the component, its usage, its props, all its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const [first, ...others] = useContext(DocsContext).componentStories();
  const usage = preparedMeta.parameters.usage as Usage | undefined;
  return (
    <>
      <Title />
      <Life tags={preparedMeta.tags ?? []} />
      <Description />
      {usage && <UsageOf usage={usage} />}
      <Examples title={preparedMeta.title} />
      {first && <StoryOf story={first} withToolbar />}
      {preparedMeta.component && <Controls />}
      <KinOf title={preparedMeta.title} />
      {others.length > 0 && <Heading>Every state</Heading>}
      {others.map((story) => (
        <StoryOf key={story.id} story={story} titled />
      ))}
    </>
  );
}

/** Storybook's own container, in the shop's colours and fonts. */
export function HouseContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  // If all stories of a page are in frames, nothing else applies a theme to it.
  useLayoutEffect(() => applyTheme("boutique"), []);
  return (
    <DocsContainer {...props} theme={docsTheme}>
      <div className={css.page}>{children}</div>
    </DocsContainer>
  );
}
