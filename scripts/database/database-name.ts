/** Name of the database in a connection URL; without one, PostgreSQL uses the user name. */
export function databaseName(url: string): string {
  const { pathname, username } = new URL(url);
  return decodeURIComponent(pathname.slice(1) || username);
}
