/** Texts for the views of the members list. */
export const viewsContent = {
  label: 'Views',
  fixed: { all: 'All', ending: 'Ending soon', withoutTrainer: 'No trainer' },
  shared: 'shared with all staff',
  saveNew: 'Save view',
  saveAs: 'Save as new',
  changed: 'Changed:',
  update: 'Update',
  reset: 'Reset',
  rename: 'Rename',
  remove: 'Delete',
  failed: 'That did not work. Please try again.',
  saving: {
    title: 'Save view',
    text: 'The filters and the order are saved, without the search.',
    name: 'Name',
    share: 'Share with all staff',
    submit: 'Save view',
  },
  renaming: { title: (name: string) => `Rename the view ${name}`, submit: 'Save' },
  deleting: {
    title: (name: string) => `Delete the view ${name}?`,
    text: (isShared: boolean) =>
      isShared ? 'It disappears for all staff. Members are not changed.' : 'Members are not changed.',
    submit: 'Delete view',
  },
  saved: (name: string) => `View ${name} saved.`,
  deleted: (name: string) => `View ${name} deleted.`,
};
