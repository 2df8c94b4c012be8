/** The field `me` of an answer, with fields of the current user. */
export const meWith = (fields: object) => ({
  __typename: 'Viewer',
  user: { __typename: 'User', id: 'asha', ...fields },
});
