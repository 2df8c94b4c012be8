import * as z from 'zod/mini';
import { memberMessages } from '#common/members/messages';
import { studioFileName } from '#common/studio-file-name';
import { described } from './answers';
import { RestFile } from './rest-file';
import type { ReadOn, RestRoute } from './route';

export const EXPORT_ACCESS: RestRoute['access'] = {
  permission: 'lists:export',
  logInMessage: memberMessages.logInForPanel,
};

interface Part {
  text: string;
  endCursor: string | null;
}

interface ExportSource<Result> {
  /** CSV by default. */
  mediaType?: string;
  first: Result;
  readOn: ReadOn<Result>;
  partIn: (data: Result) => Part;
}

/**
 * A file whose parts are read while it is sent. If one cannot be read, or the caller may no longer read it, the
 * connection is destroyed, so that the file is seen to be incomplete.
 */
export const exportFile = <Result>(name: string, source: ExportSource<Result>): RestFile =>
  new RestFile({
    name: studioFileName(name),
    mediaType: source.mediaType ?? 'text/csv',
    bytes: textsOf(source),
  });

async function* textsOf<Result>({ first, readOn, partIn }: ExportSource<Result>): AsyncGenerator<string> {
  let part = partIn(first);
  yield part.text;
  while (part.endCursor !== null) {
    part = partIn(await readOn({ after: part.endCursor }));
    yield part.text;
  }
}

/** A query parameter with an argument of GraphQL. */
export const jsonArgument = (name: string, operation: string) =>
  described(z.optional(z.string()), `Argument \`${name}\` of \`${operation}\` in GraphQL, as JSON.`);

/** The value of a query parameter in JSON; text that is not JSON is passed on unchanged, for GraphQL to refuse. */
export function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
