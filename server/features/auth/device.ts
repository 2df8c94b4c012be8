import Bowser from 'bowser';

const LENGTH_MAX = 120;
/** Of a user agent; those of browsers are shorter, and expressions of the library take long for longer ones. */
const USER_AGENT_LENGTH_MAX = 512;

/** A short name for a user agent, such as "Chrome on Android". */
export function describeDevice(header: string): string {
  const userAgent = header.slice(0, USER_AGENT_LENGTH_MAX);
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const program = browser.name || userAgent.split(/[/ ]/)[0] || 'Unknown app';
  return (os.name ? `${program} on ${os.name}` : program).slice(0, LENGTH_MAX);
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PRIVATE = /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^f[cd][0-9a-f]{2}:|^fe80:/i;

/** Describes where a network address is, without querying a third-party service. */
export function describePlace(address: string): string {
  if (LOOPBACK.test(address)) return 'This machine';
  if (PRIVATE.test(address)) return 'Local network';
  return address.replace(/^::ffff:/, '') || 'Unknown place';
}
