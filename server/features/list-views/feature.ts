import type { Feature } from '../feature';
import { ListView } from './list-view.entity';
import { ListViewFields, ListViewResolver } from './list-view.resolver';

export const listViews: Feature = {
  entities: [ListView],
  resolvers: [ListViewResolver, ListViewFields],
  memberTables: {
    saved_list_views: {
      leftOut: 'Filters of a list that staff use at work; they say nothing about the person.',
    },
  },
  studioTables: {
    saved_list_views: { leftOut: 'Filters of lists of this program.' },
  },
};
