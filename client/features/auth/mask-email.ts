/** "a...@example.com": enough to recognise your own address, not enough to reveal somebody else's. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}...${email.slice(email.lastIndexOf('@'))}`;
}
