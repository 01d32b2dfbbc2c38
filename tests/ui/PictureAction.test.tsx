import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PictureAction } from "../../src/ui/index.ts";

it.each([true, false])("keeps its name in both states, pressed: %s", (pressed) => {
  const html = renderToStaticMarkup(
    <PictureAction label="Mettre la photo DSC_0412 dans le pack" pressed={pressed} onPress={() => {}} />,
  );
  expect(html).toContain('aria-label="Mettre la photo DSC_0412 dans le pack"');
  expect(html).toContain(`aria-pressed="${pressed}"`);
});
