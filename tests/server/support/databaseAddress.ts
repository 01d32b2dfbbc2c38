/** Returns the address of another database on the same server. */
export function databaseAddress(connectionString: string, database: string): string {
  const address = new URL(connectionString);
  address.pathname = `/${database}`;
  return address.href;
}
