/** Names of the caches in which the service worker keeps what the shop needs without a network. */
export const codeCache = "dossard.code";
/** Answers that are the same for everyone. */
export const answersCache = "dossard.answers";
export const previewsCache = "dossard.previews";

/** Header of a kept response with the size of its body, in bytes. */
export const keptBytesHeader = "x-kept-bytes";
