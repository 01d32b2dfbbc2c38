import book from "virtual:dossard-book";
import { Markdown, Title, Unstyled } from "@storybook/addon-docs/blocks";
import { themeNames } from "../../src/ui/theme/themeNames.ts";
import * as css from "./book.css.ts";
import { PageLink, StoryLink } from "./links.tsx";

const figures = [
  ...book.figures,
  { name: "themes", value: `${themeNames.length} (${themeNames.join(", ")})` },
]
  // What only a run can tell is unknown in a fresh clone.
  .filter(({ value }) => !value.startsWith("not known"))
  .map(({ name, value }) => {
    const [, count = value, note = ""] = /^(\S+(?: of \S+)?)(?: \((.*)\))?$/.exec(value) ?? [];
    return { name, count, note };
  });

const parts = [
  {
    words: "Foundations",
    text: "Colour, type, space, motion, icons, photographs, French texts and prices.",
    link: <StoryLink id="fondations-colour--roles">Begin with the colours</StoryLink>,
  },
  {
    words: "Components",
    text: "When to use each, when not, its props, its states, and the screens that use it.",
    link: <PageLink title="ui/Button">Begin with Button</PageLink>,
  },
  {
    words: "Modals and parts",
    text: "What several screens share: the add-picture modal, packs, dialogs of the cart.",
    link: <PageLink title="features/AddPicture">Begin with AddPicture</PageLink>,
  },
  {
    words: "Screens",
    text: "Every screen, from the search to the paid order, on the site and at the stand.",
    link: <PageLink title="screens/Search">Begin with Search</PageLink>,
  },
  {
    words: "States",
    text: "Empty, loading, failing, offline, locked: every state of every screen in one list.",
    link: <PageLink title="States">All states</PageLink>,
  },
  {
    words: "A new component",
    text: "From the command that writes it to the last check.",
    link: <StoryLink id="fondations-adding-a-component--guide">How to add one</StoryLink>,
  },
];

/** The page that Storybook opens with. */
export function OpeningPage() {
  return (
    <>
      <Title>Dossard</Title>
      <p>
        The design system of an online shop for event photographs. Every story is a test in a real browser:
        its play function, axe in every theme, its pictures, and what a screen reader says.
      </p>
      <Unstyled>
        <dl className={css.figures}>
          {figures.map(({ name, count, note }) => (
            <div key={name} className={css.figure}>
              <dt className={css.small}>{name}</dt>
              <dd className={css.count}>{count}</dd>
              {note && <dd className={css.note}>{note}</dd>}
            </div>
          ))}
        </dl>
      </Unstyled>
      <h2>Where to go</h2>
      <Unstyled>
        <div className={css.parts}>
          {parts.map(({ words, text, link }) => (
            <section key={words} className={css.card}>
              <h3 className={css.cardTitle}>{words}</h3>
              <p className={css.small}>{text}</p>
              <p className={css.small}>{link}</p>
            </section>
          ))}
        </div>
      </Unstyled>
      <h2>What is new</h2>
      <div className={css.news}>
        <Markdown>{book.news.replace(/^#/gm, "##")}</Markdown>
      </div>
    </>
  );
}
