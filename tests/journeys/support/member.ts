import { createMember, startSession, type Person } from './accounts';
import { test as journey } from './journey';

/** A token lives a quarter of an hour, and the browsers have no cookie to renew it by. */
const USED_FOR_MS = 10 * 60 * 1000;

let kept: { member: Person; since: number } | undefined;

/** Journeys of a member who changes nothing and does not sign out: one session for all that a worker runs. */
export const test = journey.extend<{ member: Person }>({
  member: async ({ request }, use) => {
    if (!kept || Date.now() - kept.since > USED_FOR_MS) {
      const person = await createMember(request);
      kept = { member: { ...person, token: await startSession(request, person) }, since: Date.now() };
    }
    await use(kept.member);
  },
});
