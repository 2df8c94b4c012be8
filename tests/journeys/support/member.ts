import { createMember, startSession, type Person } from './accounts';
import { test as journey } from './journey';

/** Shorter than the 15 minutes after which a token expires: the test browsers have no cookie to renew it. */
const REUSED_FOR_MS = 10 * 60 * 1000;

let cached: { member: Person; since: number } | undefined;

/** One member and session, shared by the journeys of a worker; for journeys that neither change data nor sign out. */
export const test = journey.extend<{ member: Person }>({
  member: async ({ request }, use) => {
    if (!cached || Date.now() - cached.since > REUSED_FOR_MS) {
      const person = await createMember(request);
      cached = { member: { ...person, token: await startSession(request, person) }, since: Date.now() };
    }
    await use(cached.member);
  },
});
