/** Whether the stories are being played by a test, not shown to a reader by Storybook; vite.config.ts says so. */
export const underTest: boolean = import.meta.env.STORIES_UNDER_TEST === "true";
