import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PackTray } from "../../src/ui/index.ts";

const labels = {
  places: "Places du pack",
  remove: (name: string) => `Retirer la photo ${name} du pack`,
  free: (format: string) => `Place libre, ${format}`,
};

it("has one place for each picture and for each that is free", () => {
  const picture = { key: "a", name: "DSC_0412", src: "/a.webp" };
  const html = renderToStaticMarkup(
    <PackTray
      label="Pack 3 tirages et 2 fichiers"
      words="1 photo sur 5"
      groups={[
        { key: "1", size: 3, format: "20x30", isDigital: false, pictures: [picture] },
        { key: "2", size: 2, format: "fichier", isDigital: true, pictures: [] },
      ]}
      price="39,00 €"
      labels={labels}
      onRemove={() => {}}
    >
      <button type="button">Terminer</button>
    </PackTray>,
  );
  expect(html.match(/<\/li>/g)).toHaveLength(5);
  expect(html.match(/Place libre, 20x30/g)).toHaveLength(2);
  expect(html.match(/Place libre, fichier/g)).toHaveLength(2);
  expect(html).toContain("Retirer la photo DSC_0412 du pack");
});
