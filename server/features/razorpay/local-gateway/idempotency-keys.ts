import { LocalRefusal } from './entities';

const KEY = /^[\w-]{10,}$/;

/** Idempotency keys of requests, with what each request created. A key may be used again for the same request only. */
export class IdempotencyKeys<Created> {
  private readonly used = new Map<string, { request: string; created: Created }>();

  find(key: string | undefined, request: object): Created | undefined {
    if (key === undefined) return undefined;
    if (!KEY.test(key)) throw new LocalRefusal('The idempotency key must be at least 10 characters long.');
    const known = this.used.get(key);
    if (known && known.request !== JSON.stringify(request)) {
      throw new LocalRefusal(
        'Different request with the same idempotency key has already been processed.',
        409,
      );
    }
    return known?.created;
  }

  remember(key: string | undefined, request: object, created: Created): void {
    if (key !== undefined) this.used.set(key, { request: JSON.stringify(request), created });
  }
}
