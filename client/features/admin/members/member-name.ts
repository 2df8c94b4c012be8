import { formatPhone } from '#common/accounts/phone';

interface Named {
  name?: string | null;
  email: string | null;
}

/** Name for use in a sentence; the e-mail address while there is none. Every account has one of them. */
export const memberName = ({ name, email }: Named): string => name ?? email ?? '';

/** Tells members with the same name apart: the e-mail address, or else the phone number. */
export const memberContact = ({
  email,
  phone,
}: {
  email: string | null;
  phone: string | null;
}): string | null => email ?? (phone && formatPhone(phone));

/** The link that writes to an address. Encoded, since a question mark in it would begin a subject or further recipients. */
export const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email)}`;
