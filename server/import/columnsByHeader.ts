/**
 * Which column a header means.
 * @param headers for each column its names as searchKey leaves them, with a bar between
 */
export function columnsByHeader<Column extends string>(headers: Record<Column, string>): Map<string, Column> {
  const named = Object.entries<string>(headers) as [Column, string][];
  return new Map(named.flatMap(([column, names]) => names.split("|").map((name) => [name, column] as const)));
}
