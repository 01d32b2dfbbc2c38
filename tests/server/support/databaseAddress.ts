/** The same server, another database. */
export function databaseAddress(connectionString: string, database: string): string {
  const address = new URL(connectionString);
  address.pathname = `/${database}`;
  return address.href;
}
