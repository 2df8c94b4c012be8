import { Field, InputType, ObjectType } from 'type-graphql';
import type { LegalDocument } from '#common/legal/documents';
import * as limits from '#common/legal/limits';
import { enumType } from '../../graphql/enums';
import { LONG_TEXT_COST } from '../../graphql/query-cost';

export const LegalDocumentType = enumType<LegalDocument>(
  'LegalDocument',
  { terms: 'The Terms Of Use.', privacy: 'The Privacy Policy, to which consents refer.' },
  'A legal text of the site.',
);

export const SECTION = 'Anchor of its section.';
export const FORMAT = 'Each line is a paragraph; lines that begin with a dash are a list.';

@ObjectType()
@InputType()
export abstract class SectionFields {
  @Field(() => String, { description: `Title, up to ${limits.OWN_TITLE_LENGTH_MAX} characters.` })
  title!: string;

  @Field(() => String, {
    description: `Text, up to ${limits.OWN_TEXT_LENGTH_MAX} characters. ${FORMAT}`,
    complexity: LONG_TEXT_COST,
  })
  text!: string;
}

@ObjectType()
@InputType()
export abstract class ContactFields {
  @Field(() => String, {
    description: `Who is responsible for the data of members, up to ${limits.CONTACT_NAME_LENGTH_MAX} characters; empty for nobody by name. Of the privacy policy only, like the other contacts.`,
  })
  contactName!: string;

  @Field(() => String, { description: 'E-mail address for it; empty for that of the studio.' })
  contactEmail!: string;

  @Field(() => String, { description: 'Phone number for it; empty for that of the studio.' })
  contactPhone!: string;
}
