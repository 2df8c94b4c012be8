import type { Request } from 'express';
import { namesOf } from '#common/forms/form-fields';
import { AppError } from '../../lib/errors';
import type { RestRoute } from '../../rest/route';

/** Throws if a query parameter is not one of the route: a misspelt filter would otherwise answer everything. */
export function refuseUnknownParameters({ query }: Request, row: RestRoute): void {
  const permitted: readonly string[] = row.query ? namesOf(row.query) : [];
  const unknown = Object.keys(query).filter((name) => !permitted.includes(name));
  if (unknown.length === 0) return;
  const known = permitted.length === 0 ? 'This call has none' : `Known ones: ${permitted.join(', ')}`;
  throw new AppError('BAD_REQUEST', `There is an unknown query parameter. ${known}.`);
}
