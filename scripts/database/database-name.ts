/** The database that an address means; without one PostgreSQL takes that of the user's name. */
export function databaseName(url: string): string {
  const { pathname, username } = new URL(url);
  return decodeURIComponent(pathname.slice(1) || username);
}
