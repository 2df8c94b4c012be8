import { QueryFailedError } from 'typeorm';

/** Name of the violated constraint; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { constraint } = error.driverError as { constraint?: string };
  return constraint;
}
