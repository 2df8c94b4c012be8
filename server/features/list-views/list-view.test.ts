import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listViewMessages } from '#common/list-views/list-view.form';
import { invalid, refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';

let harness: Harness;
let desk: Browser;
let admin: Browser;
let deskId: string;
beforeEach(async () => {
  harness = await startHarness();
  const { browser, user } = await signedIn(harness, 'front_desk');
  [desk, deskId] = [browser, user.id];
  ({ browser: admin } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

interface View {
  id: string;
  name: string;
  isShared: boolean;
  parameters: string;
  version: number;
  viewerCanUpdate: boolean;
}

const VIEW = 'id name isShared parameters version viewerCanUpdate';
const CREATE = `mutation ($input: CreateListViewInput!) { createListView(input: $input) { listView { ${VIEW} } } }`;
const UPDATE = `mutation ($input: UpdateListViewInput!) { updateListView(input: $input) { listView { ${VIEW} } } }`;
const DELETE =
  'mutation ($input: DeleteListViewInput!) { deleteListView(input: $input) { deletedListViewId } }';

const create = (browser: Browser, values: object = {}) =>
  browser.gql(CREATE, {
    input: { name: 'Morning crowd', isShared: false, parameters: 'status=active', ...values },
  });
const update = (browser: Browser, { id, version }: View, values: object) =>
  browser.gql(UPDATE, { input: { id, expectedVersion: version, ...values } });
const remove = (browser: Browser, id: string) => browser.gql(DELETE, { input: { id } });

function viewIn({ data, errors }: Awaited<ReturnType<typeof create>>): View {
  expect(errors).toEqual([]);
  return (Object.values(data!) as { listView: View }[])[0]!.listView;
}

const viewsOf = async (browser: Browser) =>
  (await browser.gql(`{ listViews { ${VIEW} } }`)).data?.['listViews'] as View[];

test('a view is saved, renamed, changed and deleted by its owner', async () => {
  const view = viewIn(
    await create(desk, { name: ' Morning  crowd ', parameters: 'sort=-paid-until&status=active' }),
  );
  expect(view).toMatchObject({
    name: 'Morning crowd',
    isShared: false,
    parameters: 'status=active&sort=-paid-until',
    version: 1,
    viewerCanUpdate: true,
  });
  expect(await viewsOf(desk)).toEqual([view]);
  const renamed = viewIn(await update(desk, view, { name: 'Early birds' }));
  expect(renamed).toMatchObject({ name: 'Early birds', parameters: view.parameters, version: 2 });
  const changed = viewIn(await update(desk, renamed, { parameters: '' }));
  expect(changed).toMatchObject({ parameters: '', version: 3 });
  expect((await remove(desk, view.id)).data).toEqual({ deleteListView: { deletedListViewId: view.id } });
  expect(await viewsOf(desk)).toEqual([]);
});

test('views are sorted by name, whatever its case and accents', async () => {
  for (const name of ['évening', 'Zumba', 'early birds', 'Fridays']) await create(desk, { name });
  expect((await viewsOf(desk)).map(({ name }) => name)).toEqual([
    'early birds',
    'évening',
    'Fridays',
    'Zumba',
  ]);
});

test('own views are seen by nobody else, shared ones by all staff', async () => {
  const own = viewIn(await create(desk));
  const shared = viewIn(await create(admin, { isShared: true, name: 'For all' }));
  expect((await viewsOf(desk)).map(({ id, viewerCanUpdate }) => [id, viewerCanUpdate])).toEqual([
    [shared.id, false],
    [own.id, true],
  ]);
  expect((await viewsOf(admin)).map(({ id }) => id)).toEqual([shared.id]);
  for (const answer of [await update(admin, own, { name: 'Mine' }), await remove(admin, own.id)])
    expect(answer.errors[0]?.extensions).toMatchObject({ reason: 'LIST_VIEW_NOT_FOUND' });
});

test('the front desk neither shares views nor changes shared ones; other admins do', async () => {
  const shared = viewIn(await create(admin, { isShared: true }));
  const own = viewIn(await create(desk));
  for (const answer of [
    await create(desk, { isShared: true, name: 'Another' }),
    await update(desk, own, { isShared: true }),
    await update(desk, shared, { name: 'Changed' }),
    await remove(desk, shared.id),
  ])
    expect(refusalOf(answer)).toMatchObject({ status: 403, message: listViewMessages.shareNotPermitted });
  const { browser: other } = await signedIn(harness, 'admin');
  expect(viewIn(await update(other, shared, { name: 'Changed' })).name).toBe('Changed');
});

test('of two changes of the same version, one is refused', async () => {
  const view = viewIn(await create(admin, { isShared: true }));
  const answers = await Promise.all([1, 2].map((n) => update(admin, view, { name: `Name ${n}` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.flatMap(({ errors }) => errors)[0]?.extensions).toMatchObject({ reason: 'STALE_VERSION' });
});

test.each([
  'unknown=1',
  'q=Asha',
  'status=paused',
  'trainer=someone',
  'ends-from=2026-02-31',
  'sort=age',
  `plan=${'x'.repeat(81)}`,
  'status=active&after=cursor',
])('parameters that the list does not have are refused: %s', async (parameters) => {
  expect(refusalOf(await create(desk, { parameters }))).toEqual(
    invalid(listViewMessages.parametersInvalid, 'parameters'),
  );
});

test('names are required, of limited length, and unique for each person', async () => {
  expect(refusalOf(await create(desk, { name: '  ' }))).toEqual(
    invalid(listViewMessages.nameRequired, 'name'),
  );
  expect((await create(desk, { name: 'x'.repeat(61) })).status).toBe(400);
  const view = viewIn(await create(desk));
  viewIn(await create(admin));
  const taken = invalid(listViewMessages.nameTaken, 'name');
  expect(refusalOf(await create(desk, { parameters: 'status=inactive' }))).toEqual(taken);
  const other = viewIn(await create(desk, { name: 'Another' }));
  expect(refusalOf(await update(desk, other, { name: view.name }))).toEqual(taken);
});

test('a view that is sent again is the one that was saved', async () => {
  const view = viewIn(await create(desk));
  expect(viewIn(await create(desk))).toEqual(view);
  expect(await viewsOf(desk)).toHaveLength(1);
});

test('a person can save 50 views', async () => {
  await harness.dataSource.query(
    `insert into saved_list_views (owner_id, name, is_shared, parameters, created_at)
     select $1, 'View ' || i, false, '', now() from generate_series(1, 49) as i`,
    [deskId],
  );
  const answers = await Promise.all(['One', 'Two'].map((name) => create(desk, { name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(refusalOf(await create(desk, { name: 'Three' }))).toMatchObject({
    message: listViewMessages.tooMany,
  });
});

test.each(['no-id', randomUUID()])('there is no view with the id %s', async (id) => {
  const view = viewIn(await create(desk));
  for (const answer of [await update(desk, { ...view, id }, { name: 'New' }), await remove(desk, id)])
    expect(refusalOf(answer)).toMatchObject({ status: 404, message: listViewMessages.notFound });
});
