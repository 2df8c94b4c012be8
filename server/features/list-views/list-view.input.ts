import { Field, ID, InputType, Int } from 'type-graphql';
import {
  listViewChangesForm,
  newListViewForm,
  type ListViewChanges,
  type NewListView,
} from '#common/list-views/list-view.form';
import { LIST_VIEW_NAME_LENGTH_MAX } from '#common/list-views/limits';
import { Validated } from '../../lib/validated';

const NAME = `Name, up to ${LIST_VIEW_NAME_LENGTH_MAX} characters. Unique among the views of its owner.`;
const SHARED = 'Whether all staff see it, which requires `members:share-views`.';
const PARAMETERS =
  'Query string of the list in the admin panel: `status`, `plan`, `trainer`, `ends-from`, `ends-to` and `sort`.';

@Validated(newListViewForm)
@InputType({ description: 'A view of the members list.' })
export class CreateListViewInput implements NewListView {
  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => Boolean, { description: SHARED })
  isShared!: boolean;

  @Field(() => String, { description: PARAMETERS })
  parameters!: string;
}

@Validated(listViewChangesForm)
@InputType({ description: 'Absent fields stay as they are.' })
export class UpdateListViewInput implements ListViewChanges {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: NAME })
  name: string | undefined;

  @Field(() => Boolean, { nullable: true, description: SHARED })
  isShared: boolean | undefined;

  @Field(() => String, { nullable: true, description: PARAMETERS })
  parameters: string | undefined;

  @Field(() => Int, {
    description:
      '`ListView.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`.',
  })
  expectedVersion!: number;
}

@InputType()
export class DeleteListViewInput {
  @Field(() => ID)
  id!: string;
}
