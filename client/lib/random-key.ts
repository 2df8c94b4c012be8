const KEY_BYTES = 16;

/** A unique random key; `crypto.randomUUID` is missing on origins without TLS. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
