/** "a...@example.com": enough to recognise one's own address, not enough to learn somebody else's. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}...${email.slice(email.lastIndexOf('@'))}`;
}
