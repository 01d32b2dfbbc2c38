import { expect, waitFor, within } from "storybook/test";

/** Whatever of a mosaic is drawn has come: its pictures, and the advert that moves those after it. */
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
