import { Unstyled } from "@storybook/addon-docs/blocks";
import { MemoryRouter } from "react-router";
import { asksRoom } from "../../src/ui/theme/room.ts";
import { examples } from "../../stories/examples/examples.ts";
import * as css from "./book.css.ts";

/** Do and don't, drawn with the components themselves. Pictures: nothing in them can be pressed. */
export function Examples({ title }: { title: string }) {
  const example = examples[title.replace(/^ui\//, "")];
  if (!example || !title.startsWith("ui/")) return null;
  const drawn = [
    { verdict: "Do", look: css.good, ...example.good },
    { verdict: "Don’t", look: css.bad, ...example.bad },
  ];
  return (
    <Unstyled>
      <MemoryRouter>
        <div className={css.pair}>
          {drawn.map(({ verdict, look, words, drawing }) => (
            <figure key={verdict} className={look} style={{ margin: 0 }}>
              <div inert className={css.drawing} style={asksRoom}>
                {drawing}
              </div>
              <figcaption className={css.small}>
                <strong>{verdict}.</strong> {words}
              </figcaption>
            </figure>
          ))}
        </div>
      </MemoryRouter>
    </Unstyled>
  );
}
