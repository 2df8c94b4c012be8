import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { currentRequest } from './current-request';

export type { Logger };

const SECRETS = ['authorization', 'cookie', 'password', 'confirmPassword', 'token', 'otp', 'resetToken'];

/** Structured log on standard output. Redaction is a second line of defence: callers select what they log. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = {
    level,
    base: null,
    mixin: () => {
      const requestId = currentRequest()?.requestId;
      return requestId ? { requestId } : {};
    },
    redact: { paths, censor: '[redacted]' },
    serializers: { err: withoutValues },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Drops the parameter values (addresses, hashes, codes) from the error of a failed statement. */
function withoutValues(error: Error): Record<string, unknown> {
  const { parameters, detail, where, driverError, ...rest } = stdSerializers.err(error) as unknown as Record<
    string,
    unknown
  >;
  if (!('severity' in rest)) return rest;
  return { ...rest, message: withoutValue(rest['message']), stack: withoutValue(rest['stack']) };
}

/** Masks the value at the end of messages such as `invalid input syntax for type uuid: "asha"`. */
const withoutValue = (text: unknown) => String(text).replace(/: "[^]*?"(?=\n {4}at |$)/, ': "[...]"');
