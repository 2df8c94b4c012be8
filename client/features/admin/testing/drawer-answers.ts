/** An entry of the history of a member. */
export const timelineEntry = (id: string, overrides: object = {}) => ({
  __typename: 'TimelineEntry',
  id,
  kind: 'VISIT',
  text: 'Visit',
  happenedAt: '2026-11-20T01:00:00Z',
  actorName: null,
  note: null,
  receipt: null,
  ...overrides,
});

/** An entry of the history for a note. */
export const noteEntry = (id: string, text: string, overrides = {}) => ({
  ...timelineEntry(`note-${id}`),
  kind: 'NOTE',
  text: 'Note',
  happenedAt: '2026-11-21T01:00:00Z',
  actorName: 'Neha Kale',
  note: {
    __typename: 'MemberNote',
    id,
    text,
    version: 1,
    editedAt: null,
    viewerCanUpdate: true,
    viewerCanRemove: true,
    ...overrides,
  },
});

/** A page of the history; without a cursor it is the last one. */
export const timeline = (nodes: object[], endCursor: string | null = null) => ({
  memberTimeline: {
    __typename: 'TimelineEntryConnection',
    edges: nodes.map((node) => ({ __typename: 'TimelineEntryEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
});

/** A member as the drawer reads them, from a row of the list. */
export const drawerMember = (row: { id: string }) => ({
  ...row,
  due: null,
  isInvitable: false,
  isClaimable: false,
  isEmailVerified: true,
  invitedAt: null,
  activities: {
    __typename: 'ActivityConnection',
    nodes: [{ __typename: 'Activity', id: `visit-${row.id}`, happenedAt: '2026-11-20T01:00:00Z' }],
  },
});
