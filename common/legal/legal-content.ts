import type { LinkedText } from '../linked-text';
import { studio } from '../studio';

/** A value, or a function that computes it from the current settings. */
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
  /** Whether it is a policy of the studio, which it may word itself, and nothing that the product does. */
  isPolicy?: true;
}

export interface LegalDocumentContent {
  title: string;
  description: Current<string>;
  lead: Current<string>;
  sections: readonly LegalSectionContent[];
  /** Anchor of the section before which the studio's own ones stand. */
  ownBefore: string;
}

/** The contact for questions about the data of members. */
export interface LegalContact {
  /** Empty if nobody is named. */
  name: string;
  email: string;
  /** Phone number as dialled and as shown, like the studio's. */
  phone: string;
  phoneShown: string;
}

/** A mail link, by default to the address of the studio. */
export const mailLink = (email: string = studio.email): LinkedText => ({
  text: email,
  to: `mailto:${email}`,
});

/** A link that calls a number. */
export const phoneLink = ({ phone, phoneShown }: LegalContact): LinkedText => ({
  text: phoneShown,
  to: `tel:${phone}`,
});

export const paragraph = (text: LegalText): LegalBlock => ({ kind: 'text', text });

export const list = (...items: readonly LegalText[]): LegalBlock => ({ kind: 'list', items });

export const tableBlock = (table: LegalTableContent): LegalBlock => ({ kind: 'table', table });
