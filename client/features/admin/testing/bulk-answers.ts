/** The answer of a preview of a change of many members. */
export const bulkPreview = (name: string, counts: Partial<Record<string, number>>) => ({
  [name]: {
    __typename: 'BulkChangePreview',
    memberCount: 2,
    changingCount: 2,
    unchangedCount: 0,
    replacedCount: 0,
    missingCount: 0,
    ...counts,
  },
});

/** A change of many members, finished unless the values say otherwise. */
export const bulkChange = (values: object = {}) => ({
  __typename: 'BulkChange',
  id: 'change',
  status: 'FINISHED',
  memberCount: 2,
  changedCount: 2,
  unchangedCount: 0,
  failedCount: 0,
  viewerCanUndo: false,
  failures: [],
  ...values,
});

/** The answer of a mutation that changes many members. */
export const bulkStarted = (name: string, values: object = {}) => ({
  [name]: { __typename: 'BulkChangePayload', bulkChange: bulkChange(values) },
});
