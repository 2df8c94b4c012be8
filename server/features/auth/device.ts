import Bowser from 'bowser';

const LENGTH_MAX = 120;
/** The user agents of browsers are shorter; the parser need not read the 16 kB that a header may have. */
const USER_AGENT_LENGTH_MAX = 512;

/** A short name for a user agent, such as "Chrome on Android". */
export function describeDevice(header: string): string {
  if (header === '') return 'Unknown device';
  const { userAgent, browser, os } = parsed(header);
  const program = browser.name || userAgent.split(/[/ ]/)[0] || 'Unknown app';
  return (os.name ? `${program} on ${os.name}` : program).slice(0, LENGTH_MAX);
}

const KNOWN_BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));

/** For mails, to which a made-up user agent must not add words: names only browsers that are known. */
export function describeKnownDevice(header: string): string {
  if (header === '') return 'an unknown device';
  const { browser, os } = parsed(header);
  if (!KNOWN_BROWSERS.has(browser.name ?? '')) return 'an unknown device';
  return os.name ? `${browser.name} on ${os.name}` : browser.name!;
}

function parsed(header: string) {
  const userAgent = header.slice(0, USER_AGENT_LENGTH_MAX);
  return { userAgent, ...Bowser.parse(userAgent) };
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PRIVATE = /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^f[cd][0-9a-f]{2}:|^fe80:/i;

/** Describes where a network address is, without querying a third-party service. */
export function describePlace(address: string): string {
  if (LOOPBACK.test(address)) return 'This machine';
  if (PRIVATE.test(address)) return 'Local network';
  return address.replace(/^::ffff:/, '') || 'Unknown place';
}
