import * as z from 'zod/mini';
import { legalTextForm, policyText, type LegalTextValues } from '#common/legal/legal-text.form';
import { pick } from '#common/pick';
import type { PublishLegalTextInput } from '../../../graphql/types.generated';
import type { EditedLegalTextFragment } from './legal.generated';

export const CONTACT_FIELDS = ['contactName', 'contactEmail', 'contactPhone'] as const;

type Contact = Pick<LegalTextValues, (typeof CONTACT_FIELDS)[number]>;

/** Values of the form: each policy is a field with its name, so that two people can change two of them at once. */
export interface LegalValues extends Partial<Contact>, Record<string, unknown> {
  sections: LegalTextValues['sections'];
}

const hasContact = ({ document }: EditedLegalTextFragment): boolean => document === 'PRIVACY';

const entriesOf = <Value>({ policies }: EditedLegalTextFragment, value: (text: string) => Value) =>
  Object.fromEntries(policies.map(({ section, text }) => [section, value(text)]));

export function legalSchema(saved: EditedLegalTextFragment): z.ZodMiniType<LegalValues, LegalValues> {
  const { sections, ...contact } = pick(legalTextForm.shape, 'sections', ...CONTACT_FIELDS);
  const shape = { sections, ...(hasContact(saved) && contact), ...entriesOf(saved, () => policyText) };
  return z.object(shape) as unknown as z.ZodMiniType<LegalValues, LegalValues>;
}

export const legalValuesOf = (saved: EditedLegalTextFragment): LegalValues => ({
  sections: saved.sections.map(({ title, text }) => ({ title, text })),
  ...(hasContact(saved) && pick(saved, ...CONTACT_FIELDS)),
  ...entriesOf(saved, (text) => text),
});

export const legalInputOf = (base: EditedLegalTextFragment, values: LegalValues): PublishLegalTextInput => ({
  document: base.document,
  sections: values.sections,
  policies: base.policies.map(({ section }) => ({ section, text: String(values[section]) })),
  contactName: values.contactName ?? '',
  contactEmail: values.contactEmail ?? '',
  contactPhone: values.contactPhone ?? '',
  expectedVersion: base.version,
});
