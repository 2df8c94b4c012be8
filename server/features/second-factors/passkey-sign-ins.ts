import type { EntityManager } from 'typeorm';
import type { Clock } from '../../lib/clock';
import { randomToken } from '../../lib/secrets';
import type { PasskeyCeremonies } from './passkey-ceremonies';
import { Passkey } from './passkey.entity';
import { SignInChallenge } from './sign-in-challenge.entity';

/** Result of an attempt to log in with a passkey. */
type PasskeyUse = 'passkey' | 'passkey-refused' | 'passkey-counter-back';

/** Passkeys in the second step of a log-in. */
export class PasskeySignIns {
  constructor(private readonly parts: { clock: Clock; ceremonies: PasskeyCeremonies }) {}

  /** A challenge for the passkeys of an account, and what its browser needs to use one; null without passkeys. */
  async ask(manager: EntityManager, userId: string): Promise<{ challenge: string; options: string } | null> {
    const passkeys = await manager.findBy(Passkey, { userId });
    if (passkeys.length === 0) return null;
    const challenge = randomToken();
    return { challenge, options: await this.parts.ceremonies.use(challenge, passkeys) };
  }

  /** Checks the browser's answer. A challenge is good for one attempt. */
  async use(
    manager: EntityManager,
    { id, userId, passkeyChallenge }: SignInChallenge,
    response: string,
  ): Promise<PasskeyUse> {
    if (passkeyChallenge === null) return 'passkey-refused';
    await manager.update(SignInChallenge, { id }, { passkeyChallenge: null });
    const used = await this.parts.ceremonies.used(response, passkeyChallenge, (credentialId) =>
      manager.findOneBy(Passkey, { userId, credentialId }),
    );
    if (!used) return 'passkey-refused';
    const { passkey, counter } = used;
    if (isBehind(counter, passkey.counter)) return 'passkey-counter-back';
    const lastUsedAt = new Date(this.parts.clock.now());
    await manager.update(Passkey, { id: passkey.id }, { counter, lastUsedAt });
    return 'passkey';
  }
}

/** A copy of an authenticator counts from where it was copied; those that do not count say 0 each time. */
const isBehind = (counter: number, last: number): boolean => (counter > 0 || last > 0) && counter <= last;
