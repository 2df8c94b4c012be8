/** Texts of forms for what others may change at the same time. */
export const editFormContent = {
  /** A request whose answer was lost, or somebody else, has saved the same. */
  savedAlready: 'This is saved already.',
};
