const block = 8;
const step = 4;
// Keep flat blocks from dividing by nothing.
const steadyMean = (0.01 * 255) ** 2;
const steadySpread = (0.03 * 255) ** 2;

/** Luminance of RGB pixels. */
function luminance(rgb: Uint8Array): Float64Array {
  const all = new Float64Array(rgb.length / 3);
  for (let at = 0; at < all.length; at += 1)
    all[at] = 0.299 * (rgb[3 * at] ?? 0) + 0.587 * (rgb[3 * at + 1] ?? 0) + 0.114 * (rgb[3 * at + 2] ?? 0);
  return all;
}

/** Returns the mean structural similarity (SSIM) of two pictures' luminance in blocks of 8 px; 1 for equal ones. */
export function likeness(
  first: Uint8Array,
  second: Uint8Array,
  { width, height }: { width: number; height: number },
): number {
  const [one, other] = [luminance(first), luminance(second)];
  let total = 0;
  let count = 0;
  for (let top = 0; top + block <= height; top += step)
    for (let left = 0; left + block <= width; left += step) {
      total += blockLikeness(one, other, top * width + left, width);
      count += 1;
    }
  return total / count;
}

function blockLikeness(one: Float64Array, other: Float64Array, from: number, width: number): number {
  let [sum, otherSum, squares, otherSquares, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < block; row += 1)
    for (let at = from + row * width; at < from + row * width + block; at += 1) {
      const [value = 0, otherValue = 0] = [one[at], other[at]];
      sum += value;
      otherSum += otherValue;
      squares += value * value;
      otherSquares += otherValue * otherValue;
      products += value * otherValue;
    }
  const pixels = block * block;
  const [mean, otherMean] = [sum / pixels, otherSum / pixels];
  const spread = squares / pixels - mean * mean + otherSquares / pixels - otherMean * otherMean;
  const shared = products / pixels - mean * otherMean;
  return (
    ((2 * mean * otherMean + steadyMean) * (2 * shared + steadySpread)) /
    ((mean * mean + otherMean * otherMean + steadyMean) * (spread + steadySpread))
  );
}
