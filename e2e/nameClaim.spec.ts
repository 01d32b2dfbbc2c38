import { expect, test } from "./support/fixtures.ts";
import { takeNamesOff } from "./support/unnamedPicture.ts";

test("a picture without a name is found beside one's own, claimed, accepted, and found by the next shopper", async ({
  page,
  browser,
  request,
  mainShop,
}) => {
  const { uuid, name, rider, names, search } = await takeNamesOff(request, mainShop, 20);
  const title = "Prises au même moment, sans nom";
  await test.step("a shopper recognises herself, changes her mind, and is sure", async () => {
    await page.goto(search);
    const section = page.getByRole("region", { name: title });
    await section.getByRole("button", { name: `C’est moi sur la photo ${name}` }).click();
    await expect(section.getByText(/^Merci/)).toBeVisible();
    await page.reload();
    await section.getByRole("button", { name: `Annuler ma proposition pour la photo ${name}` }).click();
    await section.getByRole("button", { name: `C’est moi sur la photo ${name}` }).click();
    await expect(section.getByRole("button", { name: /^Annuler ma proposition/ })).toBeVisible();
  });

  await test.step("reload and Back of the picture shown large", async () => {
    await page.getByRole("button", { name: new RegExp(`^Photo ${name}`) }).click();
    await expect(page.getByRole("dialog", { name: `Photo ${name}` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("dialog", { name: `Photo ${name}` })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("the operator accepts all that shoppers propose", async () => {
    for (const { uuid: filterValueUuid } of names.filter((other) => other !== rider)) {
      const context = await browser.newContext();
      const data = { pictureUuid: uuid, filterValueUuid };
      const said = await context.request.post(`${mainShop.url}/api/anonymous/nameClaims`, { data });
      expect(said.status()).toBe(200);
      await context.close();
    }
    // Other journeys of this shop may have proposed names too: what counts is this picture's own.
    const accepted = await mainShop.dossard("names", "accept", "--source", "clients");
    expect(accepted.output).toMatch(/^Acceptés : \d+/);
    const answer = await request.get(
      `${mainShop.url}/api/anonymous/filterValues/inPicture?pictureUuid=${uuid}`,
    );
    const values = (named: { value: string }[]) => named.map(({ value }) => value).sort();
    expect(values(await answer.json())).toEqual(values(names));
  });

  await test.step("the next shopper finds it among the others", async () => {
    await page.goto(search);
    await expect(page.getByRole("button", { name: new RegExp(`^Photo .+, ${name}`) })).toBeVisible();
    await expect(page.getByRole("region", { name: title })).toHaveCount(0);
  });
});
