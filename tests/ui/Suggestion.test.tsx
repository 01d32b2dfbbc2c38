import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Suggestion } from "../../src/ui/index.ts";

describe("Suggestion", () => {
  it("shows its words and its picture on the server too", () => {
    const html = renderToStaticMarkup(<Suggestion label="Jeanne Lefèvre" meta="12 photos" src="/1.webp" />);
    expect(html).toContain("Jeanne Lefèvre");
    expect(html).toContain("12 photos");
    expect(html).toMatch(/<img src="\/1.webp" alt=""/);
  });

  it("keeps the place of a picture that is not known, and none for words alone", () => {
    const unknown = renderToStaticMarkup(<Suggestion label="137" src={null} />);
    const words = renderToStaticMarkup(<Suggestion label="137" />);
    expect(unknown).not.toContain("<img");
    expect(unknown).toContain("<svg");
    expect(words).not.toContain("<svg");
  });
});
