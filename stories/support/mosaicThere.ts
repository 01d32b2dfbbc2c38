import { expect, waitFor, within } from "storybook/test";

/** Waits until a mosaic's drawn part has loaded: its pictures, and the advert that shifts the pictures after it. */
export async function mosaicThere(
  root: HTMLElement,
  { adverts = true }: { adverts?: boolean } = {},
): Promise<void> {
  const canvas = within(root);
  if (adverts) await canvas.findByRole("link", { name: /Sellerie du Bocage/ });
  await waitFor(() => {
    const cells = canvas.getAllByRole("gridcell");
    expect(cells.filter((cell) => cell.querySelector("button, a") === null)).toEqual([]);
  });
}
