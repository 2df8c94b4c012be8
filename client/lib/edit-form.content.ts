/** Texts of forms for what others may change at the same time. */
export const editFormContent = {
  /** By a request whose answer was lost, or by somebody else who has entered the same. */
  savedAlready: 'This is saved already.',
};
