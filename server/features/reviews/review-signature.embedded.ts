import { Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { RECENT_VISIT_DAYS } from '#common/activity/limits';
import { NAME_FORMS, type NameForm } from '#common/reviews/shown-name';
import { EnumColumn } from '../../database/enum-column';
import { SearchableRow } from '../../database/search/searchable';

const NAME =
  'Name in the profile of the author, in the form that the author has chosen: full, first name and initial, or initials. Without a name in the profile, as it was typed.';
const HAS_VISITED =
  'Whether the author has ever visited the studio. The stars of others are not counted in the figures.';

/** Facts about the author in a review. */
@ObjectType()
export abstract class ReviewSignature extends SearchableRow {
  @Field(() => String, { description: NAME })
  @Column({ type: 'varchar', length: NAME_LENGTH_MAX })
  name!: string;

  @EnumColumn('reviews_name_form_is_known', NAME_FORMS, { name: 'name_form', default: 'initials' })
  nameForm!: NameForm;

  /** Stored, so that lists and figures do not look for visits; triggers write it, also when the first visit comes later. */
  @Field(() => Boolean, { description: HAS_VISITED })
  @Column({ type: 'boolean', name: 'has_visited', default: false })
  hasVisited!: boolean;

  /** Stored, because today's value would tell readers when somebody stopped coming. */
  @Field(() => Boolean, {
    description: `Whether the author had visited the studio in the ${RECENT_VISIT_DAYS} days before writing the review. Edits and later visits do not change it.`,
  })
  @Column({ type: 'boolean', name: 'is_from_visitor', default: false })
  isFromVisitor!: boolean;
}
