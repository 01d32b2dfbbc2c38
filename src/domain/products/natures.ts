export const productNatures = ["sp", "multi", "filter"] as const;
export type ProductNature = (typeof productNatures)[number];

export const filterNatures = ["event", "contest", "filterValue"] as const;
export type FilterNature = (typeof filterNatures)[number];
