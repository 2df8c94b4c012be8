import { toE164 } from '#common/accounts/phone';

/** Values of the form for a new member, from the text of a search that has not found the member. */
export function typedContact(typed: string): { name: string; phone: string; email: string } {
  const text = typed.trim();
  const none = { name: '', phone: '', email: '' };
  if (text.includes('@')) return { ...none, email: text };
  if (/^[+\d][\d\s().-]*$/.test(text)) return { ...none, phone: text };
  return { ...none, name: text };
}

interface Typed {
  name: string;
  phone: string;
  email: string;
}

/** The best search for the member: a complete phone number or e-mail address, or else the name; empty if all are too short. */
export function searchFor({ name, phone, email }: Typed): string {
  if (toE164(phone) !== null) return phone.trim();
  if (/^\S+@\S+\.\S+$/.test(email.trim())) return email.trim();
  return name.trim().length >= 3 ? name.trim() : '';
}
