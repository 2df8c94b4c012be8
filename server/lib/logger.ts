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

const VALUE_START = ': "';
/** The value may contain quotation marks, too. */
const VALUE_END = /"(?=\n {4}at |$)/;

/** Masks the value at the end of messages such as `invalid input syntax for type uuid: "asha"`. */
function withoutValue(logged: unknown): string {
  const text = String(logged);
  const [before = text] = text.split(VALUE_START, 1);
  const rest = text.slice(before.length + VALUE_START.length);
  const end = rest.search(VALUE_END);
  return end === -1 ? text : `${before}${VALUE_START}[...]${rest.slice(end)}`;
}
