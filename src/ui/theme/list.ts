/** A list without bullets. An empty string, since Safari drops the list role with `none`. */
export const bare = { listStyleType: '""' } as const;
