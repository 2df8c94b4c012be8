/** Answers of REST calls: rules of JSON bodies, which the description of the API shows, and kinds of files. */
import * as z from 'zod/mini';
import type { RestFile } from './rest-file';

export type AnswerOf = z.ZodMiniType | FileAnswer;

/** The value that a route has to return for its documented answer. */
export type Answered<Answer extends AnswerOf> = Answer extends FileAnswer
  ? RestFile
  : Answer extends z.ZodMiniType
    ? z.input<Answer>
    : never;

/** A file that is downloaded. */
export class FileAnswer {
  constructor(
    readonly mediaType: string,
    readonly description: string,
  ) {}
}

export const CSV_FILE = new FileAnswer(
  'text/csv',
  'A file in UTF-8 whose first line names the columns. If it cannot be completed, the connection is broken off.',
);

/** The body of calls with nothing more to tell. */
export const MESSAGE = z.object({ message: z.string() });

/** A time, in UTC. */
export const instant = z.iso.datetime();

/** A value with a description of its own, instead of that of a field in GraphQL. */
export const described = <Rule extends z.ZodMiniType>(rule: Rule, description: string): Rule =>
  rule.check(z.describe(description));
