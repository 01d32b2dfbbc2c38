import { expect, waitFor, within } from "storybook/test";

/** Waits until a mosaic's drawn part has loaded: its pictures, and the advert that shifts the pictures after it. */
export async function mosaicThere(
  root: HTMLElement,
  { adverts = true }: { adverts?: boolean } = {},
): Promise<void> {
  const canvas = within(root);
  // It draws rows by its place, which content above may have changed without a scroll.
  window.dispatchEvent(new Event("scroll"));
  if (adverts) await canvas.findByRole("link", { name: /Sellerie du Bocage/ });
  await waitFor(() => {
    const cells = canvas.getAllByRole("gridcell");
    expect(cells.filter((cell) => cell.querySelector("button, a") === null)).toEqual([]);
  });
}
