/** The words as a sentence begins: « samedi 16 mai » gives « Samedi 16 mai ». */
export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
