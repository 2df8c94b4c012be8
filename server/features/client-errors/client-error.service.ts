import * as z from 'zod/mini';
import {
  CLIENT_ERROR_KINDS,
  CLIENT_ERROR_LENGTHS,
  redactPersonalData,
  type ClientError,
} from '#common/client-errors';
import { authMessages } from '#common/auth/messages';
import type { Caller } from '../../lib/caller';
import { AppError, Forbidden } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { clientErrorReports } from './client-error.rate-limits';

const report = z.object({
  kind: z.enum(CLIENT_ERROR_KINDS),
  message: z.string(),
  stack: z.string(),
  route: z.string(),
  release: z.string(),
});

interface ClientErrorParts {
  limits: RateLimits;
  logger: Logger;
}

/** Logs errors reported by browsers, without anything that identifies the user. */
export class ClientErrorService {
  constructor(private readonly parts: ClientErrorParts) {}

  async log(caller: Caller, body: unknown): Promise<void> {
    if (caller.isCrossOrigin) throw new Forbidden('CROSS_ORIGIN_REQUEST', authMessages.crossOriginRefused);
    await this.parts.limits.take(clientErrorReports, caller.network);
    const { data } = report.safeParse(body);
    if (!data) throw new AppError('BAD_USER_INPUT', 'This is no report of an error.');
    const clientError = Object.fromEntries(
      Object.entries(data).map(([name, text]) => [name, redacted(name as keyof ClientError, text)]),
    );
    this.parts.logger.warn({ clientError }, 'error in a browser');
  }
}

/** Truncates after redacting: a truncated e-mail address would no longer be recognised. */
const redacted = (name: keyof ClientError, text: string) =>
  redactPersonalData(text).slice(0, CLIENT_ERROR_LENGTHS[name]);
