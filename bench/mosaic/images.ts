/** How many different images the tiles share. */
export const imageCount = 24;
