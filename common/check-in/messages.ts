/** Messages and refusals of the check-in, shared by server and client. What the desk shows about a pass is in its check-in.content.ts. */
export const checkInMessages = {
  checkedIn: 'Checked in.',
  duesOverdue: 'A payment of this member is overdue. Take it, or say why they may enter.',
  codeRequired: 'Scan a code or enter six digits.',
  codeUnknown: 'This code is wrong. Ask the member to read it out again.',
  codeExpired: 'This code is too old. Ask the member to reopen the page.',
  codeUsed: 'This code was already used. Ask the member to show the next one.',
} as const;
