import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import type { EnquiryStatus } from '#common/enquiries/enquiries';
import { enquiryAnswerForm, enquiryForm, type EnquiryValues } from '#common/enquiries/enquiry.form';
import { ENQUIRY_MESSAGE_LENGTH_MAX, ENQUIRY_NOTE_LENGTH_MAX } from '#common/enquiries/limits';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { searchForm } from '#common/search.form';
import { PageArgs } from '../../graphql/connection';
import { DateRange } from '../../graphql/date-range';
import { SHORT_WORDS } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';
import { EnquiryStatusType } from './enquiry.enums';

@Validated(enquiryForm)
@InputType()
export class SendEnquiryInput implements EnquiryValues {
  @Field(() => String, { description: `Name, up to ${NAME_LENGTH_MAX} characters.` })
  name!: string;

  @Field(() => String, {
    description: `Phone number in any usual spelling, or e-mail address, up to ${EMAIL_LENGTH_MAX} characters.`,
  })
  contact!: string;

  @Field(() => String, {
    description: `The question: plain text of up to ${ENQUIRY_MESSAGE_LENGTH_MAX} characters.`,
  })
  message!: string;

  @Field(() => Boolean, {
    description: 'Whether the person agrees that the studio keeps the question to answer it; has to be true.',
  })
  hasConsented!: boolean;

  @Field(() => String, {
    defaultValue: '',
    description: 'Leave it empty. A question with it is taken for one of a program, and not kept.',
  })
  website!: string;
}

@Validated(enquiryAnswerForm)
@InputType()
export class AnswerEnquiryInput {
  @Field(() => ID, { description: 'Id of the question.' })
  id!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `What was said, up to ${ENQUIRY_NOTE_LENGTH_MAX} characters; may contain newlines.`,
  })
  note!: string;
}

@InputType()
export class RemoveEnquiryInput {
  @Field(() => ID, { description: 'Id of the question.' })
  id!: string;
}

@Validated(searchForm)
@InputType({ description: 'Filter options for questions. All that are not null have to match.' })
export class EnquiryFilter {
  @Field(() => EnquiryStatusType, { nullable: true, description: 'Only questions with this status.' })
  status?: EnquiryStatus | null;

  @Field(() => DateRange, {
    nullable: true,
    description: 'Range of the days on which the listed questions were asked.',
  })
  askedOn?: DateRange | null;

  @Field(() => String, {
    nullable: true,
    description: `Words that all have to occur in name, contact, question or note, in upper or lower case; at most ${SEARCH_LENGTH_MAX} characters. ${SHORT_WORDS}`,
  })
  search?: string | null;
}

@ArgsType()
export class EnquiryListArgs extends PageArgs {
  @Field(() => EnquiryFilter, { nullable: true, description: 'Filter options; null for all questions.' })
  filter?: EnquiryFilter | null;
}
