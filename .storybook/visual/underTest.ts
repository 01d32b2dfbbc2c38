/** Whether stories run in a test rather than in Storybook; set by vite.config.ts. */
export const underTest: boolean = import.meta.env.STORIES_UNDER_TEST === "true";

/** Whether only what needs no baseline is checked: neither pictures nor transcripts (`npm run prove -- --accessibility`). */
export const withoutBaselines: boolean = import.meta.env.STORIES_WITHOUT_BASELINES === "true";
