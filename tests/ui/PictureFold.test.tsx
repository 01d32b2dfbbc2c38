import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture, PictureFold } from "../../src/ui/index.ts";

const drawn = (unfolded: boolean, marked: boolean) =>
  renderToStaticMarkup(
    <PictureFold
      words="+6"
      label="dans la même rafale"
      unfolded={unfolded}
      marked={marked}
      onToggle={() => {}}
    >
      <Picture src="/1.webp" alt="Photo DSC_0412" retryLabel="Réessayer" onOpen={() => {}} />
    </PictureFold>,
  );

it.each([true, false])("tells whether the others are shown: %s", (unfolded) => {
  expect(drawn(unfolded, false)).toContain(`aria-expanded="${unfolded}"`);
});

it("comes after its picture, whose own button arrow keys reach first", () => {
  const html = drawn(false, false);
  expect(html.indexOf("Photo DSC_0412")).toBeLessThan(html.indexOf("+6"));
});

it("has a check where one of the others is chosen", () => {
  expect(drawn(false, true)).toContain("<svg");
  expect(drawn(false, true).match(/<svg/g)).not.toHaveLength(drawn(false, false).match(/<svg/g)?.length ?? 0);
});
