/** Capitalises the first letter: « samedi 16 mai » becomes « Samedi 16 mai ». */
export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
