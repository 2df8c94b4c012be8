import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { LegalDocument } from '#common/legal/documents';
import { legalTextForm, type LegalTextValues } from '#common/legal/legal-text.form';
import * as limits from '#common/legal/limits';
import { enumType } from '../../graphql/enums';
import { MessagePayload } from '../../graphql/message-payload';
import { LONG_TEXT_COST } from '../../graphql/query-cost';
import { Validated } from '../../lib/validated';

export const LegalDocumentType = enumType<LegalDocument>(
  'LegalDocument',
  { terms: 'The Terms Of Use.', privacy: 'The Privacy Policy, to which consents refer.' },
  'A legal text of the site.',
);

const SECTION = 'Anchor of its section.';
const FORMAT = 'Each line is a paragraph; lines that begin with a dash are a list.';

@ObjectType()
@InputType()
abstract class SectionFields {
  @Field(() => String, { description: `Title, up to ${limits.OWN_TITLE_LENGTH_MAX} characters.` })
  title!: string;

  @Field(() => String, {
    description: `Text, up to ${limits.OWN_TEXT_LENGTH_MAX} characters. ${FORMAT}`,
    complexity: LONG_TEXT_COST,
  })
  text!: string;
}

@ObjectType('LegalSection', { description: 'A section that the studio has added to a legal text.' })
export class LegalSectionType extends SectionFields {}

@InputType({ description: 'A section that the studio adds to a legal text.' })
export class LegalSectionInput extends SectionFields {}

@ObjectType({ description: 'A policy of the studio in the terms, which it may word itself.' })
export class LegalPolicy {
  @Field(() => String, { description: SECTION })
  section!: string;

  @Field(() => String, { description: 'Title of its section.' })
  title!: string;

  @Field(() => String, { description: 'How the product words it.', complexity: LONG_TEXT_COST })
  productText!: string;

  @Field(() => String, {
    description: `How the studio words it; empty if as the product. ${FORMAT}`,
    complexity: LONG_TEXT_COST,
  })
  text!: string;
}

@InputType({ description: 'How the studio words one of its policies.' })
export class LegalPolicyInput {
  @Field(() => String, { description: SECTION })
  section!: string;

  @Field(() => String, {
    description: `Text, up to ${limits.OWN_TEXT_LENGTH_MAX} characters; empty for that of the product. ${FORMAT}`,
  })
  text!: string;
}

@ObjectType()
@InputType()
abstract class ContactFields {
  @Field(() => String, {
    description: `Who is responsible for the data of members, up to ${limits.CONTACT_NAME_LENGTH_MAX} characters; empty for nobody by name. Of the privacy policy only, like the other contacts.`,
  })
  contactName!: string;

  @Field(() => String, { description: 'E-mail address for it; empty for that of the studio.' })
  contactEmail!: string;

  @Field(() => String, { description: 'Phone number for it; empty for that of the studio.' })
  contactPhone!: string;
}

@ObjectType('LegalText', {
  description: 'What the studio has written into one of the legal texts. The rest is that of the product.',
})
export class LegalTextType extends ContactFields {
  @Field(() => LegalDocumentType, { description: 'Which text.' })
  document!: LegalDocument;

  @Field(() => String, {
    description:
      'Name of the current version, which consents record: its day, with a number from the second one of a day on, such as `2026-11-30.2`.',
  })
  name!: string;

  @Field(() => [String], { description: 'Names of earlier versions, newest first; at most 50.' })
  earlier!: string[];

  @Field(() => [LegalSectionType], {
    description: `Sections of the studio's own, at most ${limits.OWN_SECTIONS_MAX}.`,
  })
  sections!: LegalSectionType[];

  @Field(() => [LegalPolicy], { description: 'Policies that the studio may word itself.' })
  policies!: LegalPolicy[];

  @Field(() => Int, {
    description: 'Number of the version, for `expectedVersion`; 0 before the first one.',
  })
  version!: number;
}

@Validated(legalTextForm)
@InputType({ description: 'Input of `publishLegalText`: all that the studio has written into it.' })
export class PublishLegalTextInput extends ContactFields implements LegalTextValues {
  @Field(() => LegalDocumentType, { description: 'Which text.' })
  document!: LegalDocument;

  @Field(() => [LegalSectionInput], { description: `At most ${limits.OWN_SECTIONS_MAX}.` })
  sections!: LegalSectionInput[];

  @Field(() => [LegalPolicyInput], {
    description: 'Those that are left out are worded as by the product.',
  })
  policies!: LegalPolicyInput[];

  @Field(() => Int, {
    description:
      '`version` on which the changes are based. If it is not the current one, nothing is published: the mutation fails with the reason `STALE_VERSION`.',
  })
  expectedVersion!: number;
}

@ObjectType({ description: 'Payload of `publishLegalText`.' })
export class PublishLegalTextPayload extends MessagePayload {
  @Field(() => LegalTextType, { description: 'The current version.' })
  legalText!: LegalTextType;
}
