import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Shelf } from "../../src/ui/index.ts";

it("counts its cards as a list", () => {
  const html = renderToStaticMarkup(
    <Shelf>
      <p>Mon parcours</p>
      <p>Mon week-end</p>
    </Shelf>,
  );
  expect(html).toMatch(/^<ul[^>]*>(<li[^>]*><p>[^<]*<\/p><\/li>){2}<\/ul>$/);
});
