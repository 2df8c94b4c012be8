/** Texts of the bar on a page whose code does not load. */
export const loadCodeContent = {
  failed: 'Parts of this page did not load.',
  reload: 'Reload',
};
