import { SET_UP_LINK_HOURS } from '#common/set-up/limits';
import type { Config } from './config';
import type { Logger } from './lib/logger';
import { DEMO_LOGINS } from './seed/demo-accounts';
import type { Print, Started } from './start-product';

/** What the process tells its operator: as lines to read, or in production as lines of the log. */
export interface ConsoleOutput {
  print: Print;
  warn: Print;
  /** Says that the product is open. */
  announce: (config: Config, started: Started) => void;
}

const print = (line: string) => console.log(`  ${line}`);

export const readableOutput: ConsoleOutput = {
  print,
  warn: (line) => print(`Warning: ${line}`),
  announce: ({ http }, started) => console.log(bannerLines(http.host, started).join('\n')),
};

export const logOutput = (logger: Logger): ConsoleOutput => ({
  print: (line) => logger.info(line),
  warn: (line) => logger.warn(line),
  announce: ({ http: { host, publicUrl } }, { port, setUpLink }) => {
    logger.info({ host, port, publicUrl }, 'Bhor is open');
    // For a person, at every level of the log.
    if (setUpLink) console.log(setUpText(setUpLink));
  },
});

/** What the operator of a new studio is told. */
export const setUpText = (link: string): string =>
  [
    '',
    `  This studio has no admin yet. To set it up, open this link within ${SET_UP_LINK_HOURS} hours:`,
    '',
    `    ${link}`,
    '',
    '  It works once. A restart replaces it, as does npm run setup-link.',
    '',
  ].join('\n');

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

function bannerLines(host: string, { port, hasDemoLogins }: Started): string[] {
  const address = `http://localhost:${port}`;
  return [
    '',
    `  Bhor is open at ${address}`,
    '',
    `    Site       ${address}/home`,
    `    Blog       ${address}/our-blog`,
    `    GraphQL    ${address}/graphql`,
    `    REST       ${address}/articles`,
    `    Mailbox    ${address}/dev/mailbox`,
    ...(hasDemoLogins ? demoLines() : []),
    '',
    `  ${reachabilityText(host)}`,
    '  Press Ctrl-C to stop.',
    '',
  ];
}

function demoLines(): string[] {
  const { admin, member } = DEMO_LOGINS;
  return [
    '',
    `    Member     ${member.email} / ${member.password}`,
    `    Admin      ${admin.email} / ${admin.password}`,
  ];
}

const reachabilityText = (host: string) =>
  LOOPBACK.has(host)
    ? 'Only this machine can reach it. To open it to others, set NODE_ENV=production or HOST.'
    : `Listening on ${host}: anyone who can reach this machine can reach it.`;
