import { expect, operatorCode, test } from "./support/fixtures.ts";
import { shiftsOf } from "./support/layoutShift.ts";
import { newEmail } from "./support/newEmail.ts";
import { walkMain, walkStand } from "./support/screens.ts";

/** A good page keeps under 0.1 of Web Vitals' measure. */
const most = 0.02;

for (const [place, windows] of [
  [
    "main",
    [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ],
  ],
  ["stand", [{ width: 1080, height: 1920 }]],
] as const) {
  test(`no screen of the ${place} moves while it loads`, { tag: "@long" }, async ({
    page,
    mainShop,
    truckShop,
  }) => {
    test.setTimeout(400_000);
    const shop = place === "main" ? mainShop : truckShop;
    let before = "";
    const look = async (name: string) => {
      const address = page.url();
      // A dialog without an address of its own is not there for who arrives.
      if (address === before) return;
      // Not yet at a stand: the button of the last choice gives the stage's panel a second row.
      if (place === "stand" && (await page.getByRole("dialog").count()) > 0) return;
      before = address;
      await Promise.all(
        windows.map(async (window) => {
          const shifts = await shiftsOf(page.context(), address, window);
          const total = shifts.reduce((sum, { score }) => sum + score, 0);
          expect
            .soft(total, `${name}, ${window.width} px: ${JSON.stringify(shifts, null, 1)}`)
            .toBeLessThan(most);
        }),
      );
    };
    if (place === "main") await walkMain(page, shop, look, newEmail("sans.bouger"));
    else await walkStand(page, shop, look, operatorCode);
  });
}
