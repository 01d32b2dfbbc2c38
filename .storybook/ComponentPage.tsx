import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useState } from "react";
import type { Usage } from "../stories/support/usage.ts";
import * as css from "./ComponentPage.css.ts";
import { docsTheme } from "./docsTheme.ts";

function Words({ title, lines, look }: { title: string; lines: readonly string[]; look: string }) {
  return (
    <section className={look}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
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

/** The docs page of every story file: what the component is, how it is used, its props, all its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const usage = preparedMeta.parameters.usage as Usage | undefined;
  return (
    <>
      <Title />
      <Description />
      {usage && <UsageOf usage={usage} />}
      <Primary />
      {preparedMeta.component && <Controls />}
      <Stories title="Every state" includePrimary={false} />
    </>
  );
}

/** Storybook's own container, in the shop's colours and letters. */
export function HouseContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme] = useState(docsTheme);
  return (
    <DocsContainer {...props} theme={theme}>
      <div className={css.page}>{children}</div>
    </DocsContainer>
  );
}
