import path from 'node:path';
import { z } from 'zod';
import { StartError } from './lib/errors';

const ORIGIN = /^\w+:\/\/[^/?#@]+\/?$/;

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .regex(ORIGIN, 'an origin: no path, no user name')
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  MIGRATIONS: z.enum(['run', 'check']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

export type Config = ReturnType<typeof loadConfig>;

/** Reads the environment once; a wrong value is a StartError that names it, never echoing its content. */
export function loadConfig(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new StartError(
      `Wrong settings: ${wrong.join(', ')}. See .env.example for what each of them means.`,
    );
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const usesOwnDatabase = values.DATABASE_URL === undefined;
  return Object.freeze({
    isProduction,
    http: {
      port: values.PORT,
      host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
      /** Origin as visitors see it; the address on this machine when unset. */
      publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    },
    database: {
      url: values.DATABASE_URL,
      /** Where the embedded cluster lives when `url` is unset. */
      directory: path.resolve(values.DATA_DIR, 'postgres'),
      runsMigrations: (values.MIGRATIONS ?? (usesOwnDatabase || !isProduction ? 'run' : 'check')) === 'run',
    },
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  });
}

/** `NAME=` in a file means "not set", with spaces too. */
function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
}
