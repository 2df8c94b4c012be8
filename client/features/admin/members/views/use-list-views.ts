import { useNavigate } from 'react-router-dom';
import { showToast } from '../../../../lib/toast';
import { useReread } from '../../../../lib/use-reread';
import { searchOf } from './view-address';
import { viewsContent as texts } from './views.content';
import {
  ListViewsDocument,
  useCreateListViewMutation,
  useDeleteListViewMutation,
  useListViewsQuery,
  useUpdateListViewMutation,
  type ListViewChipFragment,
} from './views.generated';

type Changes = Partial<Pick<ListViewChipFragment, 'name' | 'isShared' | 'parameters'>>;

/** The saved views and their changes. After a refusal they are read again: somebody else may have changed them. */
export function useListViews() {
  const navigate = useNavigate();
  const query = useListViewsQuery();
  const [create] = useCreateListViewMutation();
  const [update] = useUpdateListViewMutation();
  const [remove] = useDeleteListViewMutation();

  const reread = useReread(ListViewsDocument);
  const saved = async <Result>(change: Promise<Result>): Promise<Result> => {
    try {
      return await change;
    } finally {
      await reread();
    }
  };

  return {
    query,
    views: query.data?.listViews ?? [],
    /** Saves a view and opens it. */
    save: async (input: Required<Changes>) => {
      const { data } = await saved(create({ variables: { input } }));
      const view = data?.createListView.listView;
      if (!view) return;
      await navigate({ search: searchOf(view.parameters, view.id) });
      showToast(texts.saved(view.name));
    },
    change: async ({ id, version }: ListViewChipFragment, changes: Changes) => {
      const input = { id, expectedVersion: version, ...changes };
      const { data } = await saved(update({ variables: { input } }));
      if (data) showToast(texts.saved(data.updateListView.listView.name));
    },
    /** Deletes a view; the list stays as it is. */
    remove: async ({ id, name, parameters }: ListViewChipFragment) => {
      await saved(remove({ variables: { input: { id } } }));
      await navigate({ search: searchOf(parameters) });
      showToast(texts.deleted(name));
    },
  };
}
