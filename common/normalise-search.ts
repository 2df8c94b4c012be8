/** Normalises a search for URLs: trims it, collapses white space and limits it to the length the server accepts. */
export const normaliseSearch = (text: string, max: number): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, max).trimEnd();
