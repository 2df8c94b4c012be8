/** Texts of the field for the password of whoever changes something. */
export const ownPasswordContent = { label: 'Your password' };
