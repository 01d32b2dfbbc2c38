import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Ticket } from "../../src/ui/index.ts";

it("says its words on the server too, its actions outside what is printed", () => {
  const html = renderToStaticMarkup(
    <Ticket label="Ticket du panier 4F7C" actions="Imprimer">
      Grand Prix
    </Ticket>,
  );
  const [printed = "", rest = ""] = html.split("</section>");
  expect(printed).toContain("Grand Prix");
  expect(printed).not.toContain("Imprimer");
  expect(rest).toContain("Imprimer");
});
