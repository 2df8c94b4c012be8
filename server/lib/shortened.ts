/** The beginning of a text, without half of a character at its end: JSON columns of PostgreSQL refuse halves. */
export const shortened = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
