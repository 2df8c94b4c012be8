/** The link that writes to an address. Encoded, since a question mark in it would begin a subject or further recipients. */
export const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email)}`;
