import { Field, InputType, Int } from 'type-graphql';
import type { LegalDocument } from '#common/legal/documents';
import { legalTextForm, type LegalTextValues } from '#common/legal/legal-text.form';
import * as limits from '#common/legal/limits';
import { Validated } from '../../lib/validated';
import { ContactFields, FORMAT, LegalDocumentType, SECTION, SectionFields } from './legal-fields.type';

@InputType({ description: 'A section that the studio adds to a legal text.' })
export class LegalSectionInput extends SectionFields {}

@InputType({ description: 'How the studio words one of its policies.' })
export class LegalPolicyInput {
  @Field(() => String, { description: SECTION })
  section!: string;

  @Field(() => String, {
    description: `Text, up to ${limits.OWN_TEXT_LENGTH_MAX} characters; empty for that of the product. ${FORMAT}`,
  })
  text!: string;
}

@Validated(legalTextForm)
@InputType({ description: 'All that the studio has written into it.' })
export class PublishLegalTextInput extends ContactFields implements LegalTextValues {
  @Field(() => LegalDocumentType)
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
