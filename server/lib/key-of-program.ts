import type { UserActor } from './actor';
import { sha256 } from './secrets';

/** The idempotency key of a request: programs with API keys of one owner know nothing of each other, so each has keys of its own. */
export const keyOfProgram = ({ key: apiKey }: UserActor, key: string): string =>
  apiKey ? sha256(`${apiKey.id} ${key}`) : key;
