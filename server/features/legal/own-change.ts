import { policiesOf, type LegalDocument } from '#common/legal/documents';
import type { LegalTextValues } from '#common/legal/legal-text.form';
import { legalMessages } from '#common/legal/messages';
import { NOTHING_OWN, type OwnText } from '#common/legal/own-text';
import { invalidField } from '../../lib/errors';

/** The studio's own text; throws if some of it does not belong in this document. */
export function ownOf(document: LegalDocument, { policies, ...values }: LegalTextValues): OwnText {
  const known = new Set(policiesOf(document).map(({ id }) => id));
  const unknown = policies.findIndex(({ section }) => !known.delete(section));
  if (unknown >= 0) throw invalidField(`policies.${unknown}.section`, 'INVALID', legalMessages.unknownPolicy);
  const { sections, contactName, contactEmail, contactPhone } = values;
  if (document !== 'privacy' && (contactName || contactEmail || contactPhone))
    throw invalidField('contactName', 'INVALID', legalMessages.noContact);
  return {
    sections: sections.map(({ title, text }) => ({ title, text })),
    policies: policies.filter(({ text }) => text !== '').map(({ section, text }) => ({ section, text })),
    contactName,
    contactEmail,
    contactPhone,
  };
}

/** The fields in which two versions differ. */
export const differences = (before: OwnText, after: OwnText): string[] =>
  (Object.keys(NOTHING_OWN) as (keyof OwnText)[]).filter(
    (field) => textOf(before[field]) !== textOf(after[field]),
  );

/** Ignores the order of fields, which the database does not keep. */
const textOf = (value: OwnText[keyof OwnText]): string =>
  typeof value === 'string' ? value : JSON.stringify(value.map((one) => Object.entries(one).sort()));
