/** A list without bullets. An empty string, for Safari takes the list's role away with `none`. */
export const bare = { listStyleType: '""' } as const;
