import { studio } from '#common/studio';

/** Link text and its target: a page of this site, a heading on the same page, or another site. */
export interface LinkedText {
  text: string;
  to: string;
}

/** A value, or a function that makes it of what the settings of the studio say at the moment. */
export type Current<Value> = Value | (() => Value);

export const currentValue = <Value extends string | LinkedText>(of: Current<Value>): Value =>
  typeof of === 'function' ? of() : of;

/** Plain text, or text mixed with links. */
export type LegalText = Current<string> | readonly Current<string | LinkedText>[];

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
  description: Current<string>;
  lead: Current<string>;
  /** Date of the last change, ISO 8601. */
  version: string;
  sections: readonly LegalSectionContent[];
}

/** A link that writes to the studio. */
export const mailLink = (): LinkedText => ({ text: studio.email, to: `mailto:${studio.email}` });

/** A link that calls the studio. */
export const phoneLink = (): LinkedText => ({ text: studio.phoneShown, to: `tel:${studio.phone}` });

export const paragraph = (text: LegalText): LegalBlock => ({ kind: 'text', text });

export const list = (...items: readonly LegalText[]): LegalBlock => ({ kind: 'list', items });

export const tableBlock = (table: LegalTableContent): LegalBlock => ({ kind: 'table', table });
