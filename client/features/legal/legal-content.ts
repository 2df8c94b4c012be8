/** Link text and its target: a page of this site, a heading on the same page, or another site. */
export interface LinkedText {
  text: string;
  to: string;
}

/** Plain text, or text mixed with links. */
export type LegalText = string | readonly (string | LinkedText)[];

export interface LegalTableContent {
  caption: string;
  head: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

export type LegalBlock =
  | { kind: 'text'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  | { kind: 'table'; table: LegalTableContent };

export interface LegalSectionContent {
  /** Anchor of the section. Part of its URL, so it must not change with the title. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocumentContent {
  title: string;
  description: string;
  lead: string;
  /** Date of the last change, ISO 8601. */
  version: string;
  sections: readonly LegalSectionContent[];
}

export const paragraph = (text: LegalText): LegalBlock => ({ kind: 'text', text });

export const list = (...items: readonly LegalText[]): LegalBlock => ({ kind: 'list', items });

export const tableBlock = (table: LegalTableContent): LegalBlock => ({ kind: 'table', table });
