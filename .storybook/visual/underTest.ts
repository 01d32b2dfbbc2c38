/** Whether stories run in a test rather than in Storybook; set by vite.config.ts. */
export const underTest: boolean = import.meta.env.STORIES_UNDER_TEST === "true";
