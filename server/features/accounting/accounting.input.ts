import { ArgsType, Field, InputType } from 'type-graphql';
import { monthForm, periodForm, type Period } from '#common/accounting/accounting.form';
import type { AccountingFile } from '#common/accounting/files';
import { PART_CURSOR } from '../../graphql/descriptions';
import { DateScalar } from '../../graphql/date.scalar';
import { Validated } from '../../lib/validated';
import { AccountingFileType } from './accounting.enums';

@Validated(monthForm)
@ArgsType()
export class MonthArgs {
  @Field(() => String, { description: 'Month in the time zone of the studio, such as `2026-11`.' })
  month!: string;
}

@Validated(periodForm)
@InputType({ description: 'Days in the time zone of the studio: at most two years.' })
export class AccountingPeriod implements Period {
  @Field(() => DateScalar, { description: 'First day.' })
  from!: string;

  @Field(() => DateScalar, { description: 'Last day, inclusive.' })
  to!: string;
}

/** The file, and its period. */
@ArgsType()
export class AccountingExportUrlArgs {
  @Field(() => AccountingFileType, { description: 'What the file contains.' })
  file!: AccountingFile;

  @Field(() => AccountingPeriod, {
    description: 'Days on which it was booked or issued, or on which the order was placed or decided.',
  })
  period!: AccountingPeriod;
}

@ArgsType()
export class AccountingExportArgs extends AccountingExportUrlArgs {
  @Field(() => String, { nullable: true, description: PART_CURSOR })
  after?: string | null;
}
