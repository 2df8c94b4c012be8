import { createMember, startSession, type Person } from './accounts';
import { test as journey } from './journey';

/** Tokens expire after 15 minutes, and the browsers have no cookie to renew them. */
const REUSED_FOR_MS = 10 * 60 * 1000;

let cached: { member: Person; since: number } | undefined;

/** For journeys of a member who changes nothing and does not sign out: one session for all journeys of a worker. */
export const test = journey.extend<{ member: Person }>({
  member: async ({ request }, use) => {
    if (!cached || Date.now() - cached.since > REUSED_FOR_MS) {
      const person = await createMember(request);
      cached = { member: { ...person, token: await startSession(request, person) }, since: Date.now() };
    }
    await use(cached.member);
  },
});
