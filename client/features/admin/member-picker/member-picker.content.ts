import { adminContent } from '../admin.content';

/** Texts of the field in which staff choose a member. */
export const memberPickerContent = {
  placeholder: 'Name, e-mail or phone',
  searching: 'Searching…',
  nobody: 'No member matches',
  failed: adminContent.loadFailed,
};
