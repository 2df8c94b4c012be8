import { toE164 } from '#common/accounts/phone';

/** In which field of the form belongs what was typed in a search for members. */
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

/** What tells best who is meant: a whole number or address, else the name; empty if nothing does. */
export function searchFor({ name, phone, email }: Typed): string {
  if (toE164(phone) !== null) return phone.trim();
  if (/^\S+@\S+\.\S+$/.test(email.trim())) return email.trim();
  return name.trim().length >= 3 ? name.trim() : '';
}
