import { createMember, type Person } from './accounts';
import { test as journey } from './journey';

/** Journeys of a member who changes nothing of their own: one person for all that a worker runs. */
export const test = journey.extend<object, { member: Person }>({
  member: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      await use(await createMember(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
