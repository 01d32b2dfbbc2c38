/** Returns the key in the store of an operator's image. @param image SHA-256 of the file, in hexadecimal */
export const plainImageKey = (image: string) => `originals/plain/${image}`;
