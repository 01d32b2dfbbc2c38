/** Whether stories run in a test rather than in Storybook; set by vite.config.ts. */
export const underTest: boolean = import.meta.env.STORIES_UNDER_TEST === "true";

/** Whether stories are laid out in a few windows only, and looked at only in the theme they are shown in: as in `npm test`, not in `npm test -- stories`. */
export const briefly: boolean = import.meta.env.STORIES_BRIEFLY === "true";

/** Whether only what needs no baseline is checked: neither pictures nor transcripts (`npm run prove -- --accessibility`). */
export const withoutBaselines: boolean = import.meta.env.STORIES_WITHOUT_BASELINES === "true";
