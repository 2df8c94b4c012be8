import { Field, ID, ObjectType } from 'type-graphql';
import { ListView } from './list-view.entity';

@ObjectType({ description: 'Payload of `createListView`.' })
export class CreateListViewPayload {
  @Field(() => ListView, { description: 'The new view.' })
  listView!: ListView;
}

@ObjectType({ description: 'Payload of `updateListView`.' })
export class UpdateListViewPayload {
  @Field(() => ListView, { description: 'View after the change.' })
  listView!: ListView;
}

@ObjectType({ description: 'Payload of `deleteListView`.' })
export class DeleteListViewPayload {
  @Field(() => ID, { description: 'Id of the deleted view.' })
  deletedListViewId!: string;
}
