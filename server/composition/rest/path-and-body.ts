import type { Request } from 'express';
import { invalidField } from '../../lib/errors';

/** Properties with which a body may repeat what the path names: the object itself, or the member whose part it is. */
const ID_NAMES = ['id', '_id'];
const OF_MEMBER = /\/users\/:id\//;

/** Throws if the body names another object than the path: one of the two is a mistake of the client. */
export function refuseOtherIds({ params, body }: Pick<Request, 'params' | 'body'>, path: string): void {
  const { id } = params;
  if (id === undefined || typeof body !== 'object' || body === null) return;
  const names = OF_MEMBER.test(path) ? [...ID_NAMES, 'userId'] : ID_NAMES;
  for (const [name, value] of Object.entries(body as object))
    if (names.includes(name) && value != null && !isSameId(value, String(id)))
      throw invalidField(name, 'NOT_MATCHING', `${name} is another one than in the path.`);
}

const isSameId = (value: unknown, id: string): boolean =>
  typeof value === 'string' && value.toLowerCase() === id.toLowerCase();
