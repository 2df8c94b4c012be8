/** Texts that the lists of the admin panel share. */
export const listContent = {
  /** The number of filters that are set is left out if it is 0. */
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clearFilters: 'Clear filters',
  removeFilter: (label: string) => `Remove the filter ${label}`,
  any: 'Any',
  oneAccount: 'One account',
  from: 'from',
  to: 'to',
  pages: 'Pages',
  rows: 'Rows per page',
  columns: 'Columns',
  previous: 'Previous',
  next: 'Next',
  sortBy: 'Sort by',
  search: 'Search',
  export: 'Export CSV',
  exportFailed: 'The list could not be exported. Please try again.',
  selectRow: (label: string) => `Select ${label}`,
  selectPage: 'Select all on this page',
  exported: (fileName: string) => `Saved as ${fileName}.`,
};
