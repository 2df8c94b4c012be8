import { Field, Int, ObjectType } from 'type-graphql';
import type { LegalDocument } from '#common/legal/documents';
import * as limits from '#common/legal/limits';
import { LONG_TEXT_COST } from '../../graphql/query-cost';
import { ContactFields, FORMAT, LegalDocumentType, SECTION, SectionFields } from './legal-fields.type';

@ObjectType('LegalSection', { description: 'A section that the studio has added to a legal text.' })
export class LegalSectionType extends SectionFields {}

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

@ObjectType('LegalText', {
  description: 'What the studio has written into one of the legal texts. The rest is that of the product.',
})
export class LegalTextType extends ContactFields {
  @Field(() => LegalDocumentType)
  document!: LegalDocument;

  @Field(() => String, {
    description:
      'Name of the current version, which consents record: its day, with a number from the second one of a day on, such as `2026-11-30.2`.',
  })
  name!: string;

  @Field(() => [String], { description: 'Names of earlier versions, newest first; at most 50.' })
  earlier!: string[];

  @Field(() => String, {
    description:
      'The whole text as pages show it, as JSON: description, lead and sections with their paragraphs, lists, tables and links.',
    complexity: LONG_TEXT_COST,
  })
  content!: string;

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
