import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mediaMessages } from '#common/media/messages';
import { RETENTION_DAYS } from '#common/retention';
import { DAY_MS } from '#common/time';
import { PORTRAIT_WIDTH_MIN, SPECIALISATIONS_MAX, TRAINERS_MAX } from '#common/trainers/limits';
import { trainerMessages as messages } from '#common/trainers/messages';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createTrainers, createUser } from '../../test/factories';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { PictureDesk, pictureFile } from '../../test/picture-calls';
import { newTrainer, TrainerDesk, type ListedTrainer } from '../../test/trainer-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import type { Trainer } from './trainer.entity';

let harness: Harness;
let admin: Browser;
let desk: TrainerDesk;
beforeEach(async () => {
  harness = await startHarness();
  admin = (await signedIn(harness, 'admin')).browser;
  desk = new TrainerDesk(harness, admin);
});
afterEach(() => harness.stop());

type Public = Pick<Trainer, 'id' | 'slug' | 'name' | 'bio' | 'specialisations' | 'portraitUrl'>;

async function shown(): Promise<Public[]> {
  const { data } = await harness.gql('{ trainers { id slug name bio specialisations portraitUrl } }');
  return data?.['trainers'] as Public[];
}
const names = async () => (await shown()).map(({ name }) => name);

const refusals = ({ errors }: GraphqlAnswer) =>
  errors.flatMap(({ extensions, message }) =>
    (extensions.fields ?? [{ path: [extensions.reason ?? ''], message }]).map(({ path, message: text }) => [
      path.join('.'),
      text,
    ]),
  );

const change = ({ id, version }: Pick<ListedTrainer, 'id' | 'version'>, changes: object) =>
  desk.call('updateTrainer', { id, expectedVersion: version, ...changes });

async function uploaded(): Promise<string> {
  return new PictureDesk(harness, admin).upload(await pictureFile({ width: 1200, height: 1100 }));
}

test('a new trainer is on the site, with a portrait of 3:4, once its sizes are made', async () => {
  await createTrainers(harness.dataSource, 1);
  const portrait = { pictureId: await uploaded() };
  const added = await desk.add({ name: 'Priyā  D’Souza', portrait });
  expect(added).toMatchObject({ isBeingMade: true, isHidden: false, hasAccount: false, version: 1 });
  expect((await harness.fetch(added.previewUrl)).status).toBe(200);
  expect(await names()).toEqual(['Trainer 1']);
  await harness.runDueJobs();
  const [, priya] = await shown();
  expect(priya).toMatchObject({ id: added.id, name: 'Priyā D’Souza', slug: 'priya-dsouza' });
  expect(priya?.portraitUrl).toMatch(/^\/media\/u\/[0-9a-f]+\/640\.jpg$/);
  expect((await harness.fetch(priya!.portraitUrl)).status).toBe(200);
  const { crop } = (await desk.list())[1]!;
  expect((crop!.width * 1200) / (crop!.height * 1100)).toBeCloseTo(3 / 4, 2);
  const { trainers } = (await (await harness.fetch('/api/user/trainers')).json()) as { trainers: object[] };
  expect(trainers[1]).toEqual({ _id: added.id, name: 'Priyā D’Souza', specialty: 'Pilates' });

  await desk.call('createTrainer', await newTrainer(harness, { portrait }));
  expect(await names()).toEqual(['Trainer 1', 'Priyā D’Souza']);

  harness.clock.ms += (RETENTION_DAYS.unusedPictures + 1) * DAY_MS;
  await harness.services.unusedPictures.run();
  await harness.runDueJobs();
  expect((await harness.fetch(priya!.portraitUrl)).status).toBe(200);
});

test('a portrait is replaced; until the new one is made, the site shows the former', async () => {
  const [row] = await createTrainers(harness.dataSource, 1);
  const answer = await change(row!, { portrait: { pictureId: await uploaded() } });
  expect(answer.data).toMatchObject({
    updateTrainer: { message: messages.portraitChanged, managedTrainers: [{ isBeingMade: true }] },
  });
  expect((await shown())[0]?.portraitUrl).toBe(row!.portraitUrl);
  await harness.runDueJobs();
  expect((await shown())[0]?.portraitUrl).toMatch(/^\/media\/u\//);
  expect((await desk.list())[0]).toMatchObject({ isBeingMade: false, version: 2 });
});

test('texts are changed, with a biography in place of specialisations', async () => {
  const [row] = await createTrainers(harness.dataSource, 1);
  const about = { bio: 'Once.\n\n  Then.  ' };
  await change(row!, { name: 'Asha Kulkarni', about });
  expect(await shown()).toMatchObject([
    { name: 'Asha Kulkarni', slug: 'asha-kulkarni', bio: 'Once.\nThen.', specialisations: [] },
  ]);
  await change(
    { ...row!, version: 2 },
    { about: { experience: { specialisations: ['Squat'], yearsOfExperience: 40 } } },
  );
  expect(await shown()).toMatchObject([{ bio: null, specialisations: ['Squat'] }]);
  const older = await change({ ...row!, version: 3 }, { age: 39 });
  expect(refusals(older)).toEqual([['about.experience.yearsOfExperience', messages.yearsOfLife]]);
  const { data } = await change({ ...row!, version: 3 }, { age: null });
  expect(data).toMatchObject({ updateTrainer: { managedTrainers: [{ trainer: { age: null } }] } });
});

test('a change of an older version is refused, the same change twice is not', async () => {
  const [row] = await createTrainers(harness.dataSource, 1);
  expect((await change(row!, { specialty: 'Mine' })).errors).toEqual([]);
  expect((await change(row!, { specialty: 'Mine' })).errors).toEqual([]);
  const late = await change(row!, { specialty: 'Theirs', isHidden: true });
  expect(late.errors[0]).toMatchObject({
    message: messages.changedMeanwhile,
    extensions: { reason: 'STALE_VERSION', current: ['specialty', 'isHidden'] },
  });
  expect(await names()).toEqual(['Trainer 1']);
});

test('of two trainers who get the same name at once, one is refused', async () => {
  const [one, two] = await createTrainers(harness.dataSource, 2);
  const answers = await Promise.all([
    change(one!, { name: 'Asha' }),
    change(two!, { name: 'ASHA' }),
    desk.call('createTrainer', await newTrainer(harness, { name: 'asha' })),
  ]);
  expect(answers.flatMap(refusals)).toEqual([
    ['name', messages.nameTaken],
    ['name', messages.nameTaken],
  ]);
});

test('names in other scripts have an address of their own', async () => {
  const devanagari = [await desk.add({ name: 'आशा' }), await desk.add({ name: 'मीरा' })];
  expect(devanagari.map(({ trainer }) => trainer.slug)).toEqual(['trainer', 'trainer-2']);
});

test('trainers are hidden, shown again, put in another order and removed', async () => {
  const [one, two, three] = await createTrainers(harness.dataSource, 3);
  await change(two!, { isHidden: true });
  expect(await names()).toEqual(['Trainer 1', 'Trainer 3']);
  await desk.call('reorderTrainers', { trainerIds: [three!.id, one!.id] });
  await change({ ...two!, version: 2 }, { isHidden: false });
  expect(await names()).toEqual(['Trainer 3', 'Trainer 1', 'Trainer 2']);
  await desk.call('deleteTrainer', { id: one!.id });
  expect(await names()).toEqual(['Trainer 3', 'Trainer 2']);
  const gone = [['TRAINER_NOT_FOUND', messages.gone]];
  expect(refusals(await desk.call('deleteTrainer', { id: one!.id }))).toEqual(gone);
  expect(refusals(await change(one!, { age: 50 }))).toEqual(gone);
  const entries = await harness.dataSource.getRepository(JournalEntry).find();
  expect(entries.map(({ type }) => type).sort()).toEqual([
    'trainer.changed',
    'trainer.changed',
    'trainer.removed',
    'trainers.ordered',
  ]);
});

describe('the members of a removed trainer', () => {
  let leaving: Trainer;
  let other: Trainer;
  let memberId: string;
  beforeEach(async () => {
    [leaving, other] = (await createTrainers(harness.dataSource, 2)) as [Trainer, Trainer];
    memberId = (await createUser(harness.dataSource)).id;
    await admin.gql(
      'mutation ($input: AssignTrainerInput!) { assignTrainer(input: $input) { member { id } } }',
      {
        input: { memberId, trainerId: leaving.id },
      },
    );
  });

  const remove = (successorId?: string | null) =>
    desk.call('deleteTrainer', { id: leaving.id, ...(successorId !== undefined && { successorId }) });
  const trainerOfMember = async () =>
    (await admin.gql('query ($id: ID!) { user(id: $id) { trainer { name } } }', { id: memberId })).data?.[
      'user'
    ];
  const history = async () => {
    const { data } = await admin.gql(
      'query ($id: ID!) { memberTimeline(memberId: $id) { nodes { text } } }',
      {
        id: memberId,
      },
    );
    return (data?.['memberTimeline'] as { nodes: { text: string }[] }).nodes.map(({ text }) => text);
  };

  test('have to get another trainer, or none', async () => {
    for (const successorId of [undefined, leaving.id, leaving.id.toUpperCase()])
      expect(refusals(await remove(successorId))).toEqual([['successorId', messages.successorRequired]]);
    for (const successorId of ['none', memberId])
      expect(refusals(await remove(successorId))).toEqual([['successorId', messages.notFound]]);
    expect(await trainerOfMember()).toEqual({ trainer: { name: 'Trainer 1' } });
  });

  test('have the other one, and their history names both', async () => {
    const { data } = await remove(other.id);
    expect(data).toMatchObject({ deleteTrainer: { deletedTrainerId: leaving.id, memberCount: 1 } });
    expect(await trainerOfMember()).toEqual({ trainer: { name: 'Trainer 2' } });
    expect(await history()).toEqual(
      expect.arrayContaining(['Trainer changed: Trainer 2, before Trainer 1', 'Trainer changed: Trainer 1']),
    );
  });

  test('have none', async () => {
    await remove(null);
    expect(await trainerOfMember()).toEqual({ trainer: null });
    expect(await history()).toContain('Trainer changed: Trainer 1 removed');
    const { data } = await admin.gql(
      '{ journalEntries(filter: { type: TRAINER_REMOVED }) { nodes { text } } }',
    );
    expect(data).toEqual({
      journalEntries: { nodes: [{ text: 'Trainer removed: Trainer 1, 1 member reassigned' }] },
    });
  });
});

const experienced = (specialisations: string[], yearsOfExperience: number) => ({
  about: { experience: { specialisations, yearsOfExperience } },
});
const whole = { left: 0, top: 0, width: 100, height: 100 };

test.each([
  [{ name: ' ' }, 'name', messages.nameRequired],
  [{ name: 'a'.repeat(81) }, 'name', 'Use at most 80 characters.'],
  [{ name: 'Trainer  1' }, 'name', messages.nameTaken],
  [{ age: 17 }, 'age', messages.ageWrong],
  [{ specialty: '' }, 'specialty', messages.specialtyRequired],
  [{ description: 'a'.repeat(601) }, 'description', 'Use at most 600 characters.'],
  [experienced([], 3), 'about.experience.specialisations', messages.specialisationRequired],
  [experienced(['Squat'], -1), 'about.experience.yearsOfExperience', messages.yearsWrong],
  [{ about: { bio: ' ' } }, 'about.bio', messages.bioRequired],
  [experienced(['Squat', 'Squat'], 3), 'about.experience.specialisations', messages.specialisationTwice],
  [experienced(['a'.repeat(81)], 3), 'about.experience.specialisations', messages.specialisationWrong],
  [
    experienced(Array.from({ length: SPECIALISATIONS_MAX + 1 }, String), 3),
    'about.experience.specialisations',
    messages.tooManySpecialisations,
  ],
  [{ age: 20, ...experienced(['Squat'], 21) }, 'about.experience.yearsOfExperience', messages.yearsOfLife],
  [{ portrait: { pictureId: '' } }, 'portrait.pictureId', messages.portraitRequired],
  [{ portrait: { pictureId: 'none' } }, 'portrait.pictureId', mediaMessages.notFound],
])('refuses a trainer with %o', async (values, path, message) => {
  await createTrainers(harness.dataSource, 1);
  const answer = await desk.call('createTrainer', await newTrainer(harness, values));
  expect(refusals(answer)).toEqual([[path, message]]);
  expect(await desk.list()).toHaveLength(1);
});

test('a trainer has either a biography or specialisations', async () => {
  const { about } = experienced(['Squat'], 3);
  for (const both of [{}, { bio: 'Once.', ...about }]) {
    const answer = await desk.call('createTrainer', await newTrainer(harness, { about: both }));
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  }
  expect(await desk.list()).toEqual([]);
});

test('refuses a part of a portrait that is too small, and more trainers than one page shows', async () => {
  const { portrait } = await newTrainer(harness);
  const small = await desk.call('createTrainer', {
    ...(await newTrainer(harness)),
    portrait: { ...portrait, crop: { ...whole, width: 30 } },
  });
  expect(refusals(small)).toEqual([['portrait.crop', mediaMessages.cropTooSmall(PORTRAIT_WIDTH_MIN)]]);
  await createTrainers(harness.dataSource, TRAINERS_MAX);
  await expect(desk.add()).rejects.toThrow(messages.tooMany);
});
