import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { message } }';

test('the last admin cannot delete the account, any other admin can', async () => {
  const first = await createUser(harness.dataSource, { role: 'admin' });
  await createUser(harness.dataSource, { role: 'user' });
  await browser.signIn(first.email, PASSWORD);
  expect(refusalOf(await browser.gql(DELETE, { password: PASSWORD }))).toEqual({
    status: 409,
    code: 'CONFLICT',
    message: authMessages.lastAdminNotDeletable,
    fields: {},
  });
  expect((await browser.gql('{ me { user { email } } }')).status).toBe(200);
  await createUser(harness.dataSource, { role: 'admin' });
  expect((await browser.gql(DELETE, { password: PASSWORD })).status).toBe(200);
});

test('a member can delete the account while the row of an admin is locked', async () => {
  const admin = await createUser(harness.dataSource, { role: 'admin' });
  await browser.signIn((await createUser(harness.dataSource)).email, PASSWORD);
  const blocker = harness.dataSource.createQueryRunner();
  await blocker.startTransaction();
  await blocker.query('select 1 from users where id = $1 for update', [admin.id]);
  expect((await browser.gql(DELETE, { password: PASSWORD })).status).toBe(200);
  await blocker.rollbackTransaction();
  await blocker.release();
});

test('if the last two admins delete their accounts at once, one is refused', async () => {
  const answers = await Promise.all(
    [1, 2].map(async () => {
      const { email } = await createUser(harness.dataSource, {
        role: 'admin',
        email: `admin${Math.random()}@example.com`,
        phone: null,
      });
      const one = new Browser(harness);
      await one.signIn(email, PASSWORD);
      return one;
    }),
  ).then((browsers) => Promise.all(browsers.map((one) => one.gql(DELETE, { password: PASSWORD }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
