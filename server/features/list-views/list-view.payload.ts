import { Field, ID, ObjectType } from 'type-graphql';
import { ListView } from './list-view.entity';

@ObjectType()
export class CreateListViewPayload {
  @Field(() => ListView, { description: 'The new view.' })
  listView!: ListView;
}

@ObjectType()
export class UpdateListViewPayload {
  @Field(() => ListView, { description: 'View after the change.' })
  listView!: ListView;
}

@ObjectType()
export class DeleteListViewPayload {
  @Field(() => ID)
  deletedListViewId!: string;
}
