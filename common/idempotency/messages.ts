/** Messages about repeated requests, for programs that use the REST API. */
export const idempotencyMessages = {
  invalid: 'An Idempotency-Key has 1 to 255 printable ASCII characters.',
  reused: 'This Idempotency-Key was sent with another request. Use a new one for each request.',
  running: 'The request with this Idempotency-Key is still running. Try again shortly.',
} as const;
