import type { SectionName } from './sections';

const SECTIONS: readonly SectionName[] = ['mail', 'gateway'];
/** Guarded fields of other sections. */
const FIELDS: readonly string[] = ['upiAddress', 'upiPayee'];

/**
 * Whether mails or money depend on a field. If there is an owner, only owners may change it, and they have to enter their
 * password, so that a stolen session does not suffice.
 */
export const isGuarded = (section: SectionName, field: string): boolean =>
  SECTIONS.includes(section) || FIELDS.includes(field);
