/** A stretch of words that leads somewhere: to a page of ours, to a heading of this one, or out of the site. */
export interface LinkedWords {
  words: string;
  to: string;
}

/** A sentence, or its pieces where some of them are links. */
export type LegalText = string | readonly (string | LinkedWords)[];

export interface LegalTableContent {
  caption: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

export type LegalBlock =
  | { kind: 'text'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  | { kind: 'table'; table: LegalTableContent };

export interface LegalSectionContent {
  /** Anchor of the section: part of its address, so it stays when the title changes. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocumentContent {
  title: string;
  description: string;
  lead: string;
  /** Day of the last change, ISO 8601. */
  version: string;
  sections: readonly LegalSectionContent[];
}

export const say = (text: LegalText): LegalBlock => ({ kind: 'text', text });

export const list = (...items: readonly LegalText[]): LegalBlock => ({ kind: 'list', items });

export const itemise = (table: LegalTableContent): LegalBlock => ({ kind: 'table', table });
