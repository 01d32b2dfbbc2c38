/**
 * Maps headers to columns.
 * @param headers for each column its names as searchKey normalises them, separated by bars
 */
export function columnsByHeader<Column extends string>(headers: Record<Column, string>): Map<string, Column> {
  const named = Object.entries<string>(headers) as [Column, string][];
  return new Map(named.flatMap(([column, names]) => names.split("|").map((name) => [name, column] as const)));
}
