import { secondFactorContent } from './second-factor.content';

const { passkey: content } = secondFactorContent;

/** The browser made no passkey; the message says why. */
export class NoPasskeyError extends Error {}

/** Lets the browser make a passkey, and returns its answer as JSON. The library is loaded for that only. */
export async function makePasskey(options: string): Promise<string> {
  const { browserSupportsWebAuthn, startRegistration } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) throw new NoPasskeyError(content.unsupported);
  const optionsJSON = JSON.parse(options) as Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    return JSON.stringify(await startRegistration({ optionsJSON }));
  } catch (cause) {
    const isKnown = (cause as Error).name === 'InvalidStateError';
    throw new NoPasskeyError(isKnown ? content.known : content.notMade, { cause });
  }
}
