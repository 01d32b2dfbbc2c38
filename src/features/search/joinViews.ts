import type { PictureView } from "../../shop/pictureView.ts";

/** Returns one view of the pictures of two, for a modal that pages from the one into the other. */
export function joinViews(first: PictureView, second: PictureView): PictureView {
  const of = (index: number): [PictureView, number] =>
    index < first.count ? [first, index] : [second, index - first.count];
  return {
    count: first.count + second.count,
    pictureAt: (index) => {
      const [view, at] = of(index);
      return view.pictureAt(at);
    },
    sourceAt: (index) => {
      const [view, at] = of(index);
      return view.sourceAt(at);
    },
  };
}
