/** Messages about repeated requests. */
export const idempotencyMessages = {
  invalid: 'An Idempotency-Key has 1 to 255 printable ASCII characters.',
  reused: 'This Idempotency-Key was sent with another request. Use a new one for each request.',
  running: 'The request with this key is still being carried out. Try again shortly.',
  requestKeyUsed: 'This was already sent with other values. Reload the page and check what was done.',
  alreadyDone: 'This was done by an earlier request with this key, and its answer cannot be repeated.',
} as const;
