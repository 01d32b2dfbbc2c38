/** Whether changes are collected for `npm run pictures`: then they fail no story, and no baseline is written. */
export const reviewing: boolean = process.env.REVIEW_STORIES === "true";
