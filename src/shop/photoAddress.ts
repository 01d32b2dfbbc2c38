const parameter = "photo";

/** Returns the uuid of the picture that an address shows large; null if it shows none. @param search a query string */
export function photoOf(search: string): string | null {
  const uuid = new URLSearchParams(search).get(parameter);
  return uuid !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uuid)
    ? uuid.toLowerCase()
    : null;
}

/** Returns the query string of the screen behind the picture. */
export const withoutPhoto = (search: string): string => withPhoto(search, null);

/** Returns a query string that shows a picture large; null: none. */
export function withPhoto(search: string, uuid: string | null): string {
  const query = new URLSearchParams(search);
  if (uuid === null && !query.has(parameter)) return search;
  if (uuid === null) query.delete(parameter);
  else query.set(parameter, uuid);
  return query.size === 0 ? "" : `?${query}`;
}
