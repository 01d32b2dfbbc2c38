import book from "virtual:dossard-book";
import { Title, Unstyled } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import * as css from "./book.css.ts";
import { PageLink, StoryLink } from "./links.tsx";

const folders = [
  { folder: "screens", words: "Screens" },
  { folder: "features", words: "Modals and parts" },
];

/** Every screen and modal in every state, each a link to its story: docs/states.md as a page. */
export function StatesPage() {
  const [wanted, setWanted] = useState("");
  const fits = (...texts: string[]) => texts.join(" ").toLowerCase().includes(wanted.toLowerCase());
  const parts = book.states
    .map((part) => ({
      ...part,
      states: part.states.filter(({ name, description }) => fits(part.title, name, description)),
    }))
    .filter(({ states }) => states.length > 0);
  const count = parts.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <>
      <Title>States</Title>
      <p>Every screen and modal of the shop in every state. Each is a story, and a test.</p>
      <Unstyled>
        <label className={css.filter}>
          <span>Show states with the words</span>
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <div role="status" className={css.small}>
          {count} states of {parts.length} screens and modals
        </div>
        {folders.map(({ folder, words }) => (
          <section key={folder}>
            <h2 className={css.part}>{words}</h2>
            <div className={css.parts}>
              {parts
                .filter(({ title }) => title.startsWith(`${folder}/`))
                .map(({ title, description, states }) => (
                  <section key={title} className={css.card}>
                    <h3 className={css.cardTitle}>
                      <PageLink title={title} />
                    </h3>
                    <p className={css.small}>{description}</p>
                    <ul className={css.states}>
                      {states.map((state) => (
                        <li key={state.id}>
                          <StoryLink id={state.id}>{state.name}</StoryLink>
                          {state.description && <span className={css.muted}> {state.description}</span>}
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
            </div>
          </section>
        ))}
      </Unstyled>
    </>
  );
}
