import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { trainerMessages } from '#common/trainers/messages';
import { storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const PICTURE = {
  __typename: 'UploadedPicture',
  id: 'picture',
  previewUrl: '/media/u/0123/1080.webp',
  width: 1600,
  height: 1200,
};

interface Values {
  isHidden?: boolean;
  version?: number;
  picture?: object | null;
  crop?: object | null;
  trainer?: object;
}

const managed = (name: string, { trainer, ...values }: Values = {}) => ({
  __typename: 'ManagedTrainer',
  id: `id-${name}`,
  isHidden: false,
  isBeingMade: false,
  hasAccount: false,
  previewUrl: `/media/trainers/${name}/400.jpg`,
  crop: null,
  picture: null,
  version: 1,
  ...values,
  trainer: {
    __typename: 'Trainer',
    id: `id-${name}`,
    slug: name.toLowerCase(),
    name,
    age: 34,
    specialty: 'Strength',
    description: 'At the racks by five.',
    bio: null,
    specialisations: ['Squat', 'Press'],
    yearsOfExperience: 11,
    portraitUrl: `/media/trainers/${name}/1080.jpg`,
    assignedUsersCount: 0,
    ...trainer,
  },
});

const ALL = ['Asha', 'Imran', 'Meera'].map((name) => managed(name));

/** The trainers on the server. */
let trainers: object[];

function changed(field: string, list: object[]) {
  trainers = list;
  return { [field]: { __typename: 'Payload', message: trainerMessages.changed, managedTrainers: list } };
}

const open = (answers: PanelAnswers = {}) =>
  openPanel('?tab=trainers', {
    ManagedTrainers: () => ({ managedTrainers: trainers }),
    CreatePictureUpload: () => ({
      createPictureUpload: {
        __typename: 'CreatePictureUploadPayload',
        pictureId: 'picture',
        uploadUrl: 'http://studio.example/uploads/pictures/token',
      },
    }),
    UploadedPicture: () => ({ uploadedPicture: PICTURE }),
    ...answers,
  });

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const enter = (form: ReturnType<typeof dialog>, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });
const sent = (operations: { name: string; variables: unknown }[], name: string) =>
  operations.findLast((one) => one.name === name)?.variables;

async function upload(form: ReturnType<typeof dialog>): Promise<void> {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  await act(async () => {
    const files = [new File(['x'], 'priya.jpg', { type: 'image/jpeg' })];
    fireEvent.change(form.getByLabelText('Choose a photo'), { target: { files } });
    await Promise.resolve();
  });
  await form.findByRole('group', { name: 'Part to show' });
}

/** The crop of 3:4 in the middle of the picture. */
const MIDDLE = { left: 21.875, top: 0, width: 56.25, height: 100 };

beforeEach(() => {
  trainers = ALL;
  storeToken(tokenOf({ role: 'admin' }));
});

test('a trainer is described and added; what is missing is said in place', async () => {
  const { operations } = await open({
    CreateTrainer: () => changed('createTrainer', [...ALL, managed('Priya')]),
  });
  await press(button('Add a trainer'));
  const form = dialog('New trainer');
  await press(form.getByRole('button', { name: 'Add trainer' }));
  expect(form.getByRole('alert').textContent).toBe(trainerMessages.portraitRequired);
  for (const text of [trainerMessages.nameRequired, trainerMessages.yearsWrong])
    expect(form.getByText(text)).toBeTruthy();
  expect(sent(operations, 'CreateTrainer')).toBeUndefined();
  await upload(form);
  enter(form, 'Name', 'Priya');
  enter(form, 'What they mainly teach', 'Pilates');
  enter(form, 'Age', '३०');
  enter(form, 'In a few sentences', 'Slow and exact.');
  enter(form, 'Their specialisations', 'Mat\n\nReformer');
  enter(form, 'Years of experience', '4');
  await press(form.getByRole('button', { name: 'Add trainer' }));
  expect(sent(operations, 'CreateTrainer')).toEqual({
    input: {
      name: 'Priya',
      age: 30,
      specialty: 'Pilates',
      description: 'Slow and exact.',
      about: { experience: { specialisations: ['Mat', 'Reformer'], yearsOfExperience: 4 } },
      portrait: { pictureId: 'picture', crop: MIDDLE },
    },
  });
  expect(names()).toEqual(['Asha', 'Imran', 'Meera', 'Priya']);
});

test('what was entered about a new trainer outlives the dialog, with its photo', async () => {
  await open();
  await press(button('Add a trainer'));
  enter(dialog('New trainer'), 'Name', 'Priya');
  await upload(dialog('New trainer'));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(button('Add a trainer'));
  const again = dialog('New trainer');
  expect(again.getByLabelText<HTMLInputElement>('Name').value).toBe('Priya');
  expect(await again.findByRole('group', { name: 'Part to show' })).toBeTruthy();
});

test('only what was changed is sent, and the story takes the place of specialisations', async () => {
  const { operations } = await open({ UpdateTrainer: () => changed('updateTrainer', ALL) });
  await press(button('Edit: Asha'));
  const form = dialog('Edit Asha');
  await press(form.getByRole('radio', { name: 'Story' }));
  enter(form, 'Their story', 'Once.');
  await press(form.getByRole('button', { name: 'Save' }));
  expect(sent(operations, 'UpdateTrainer')).toEqual({
    input: {
      id: 'id-Asha',
      expectedVersion: 1,
      about: { bio: 'Once.' },
    },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what somebody else has saved meanwhile is shown beside what was typed, and one press saves', async () => {
  const stale = refusal(trainerMessages.changedMeanwhile, { code: 'CONFLICT', reason: 'STALE_VERSION' });
  const theirs = managed('Asha', { version: 2, trainer: { specialty: 'Olympic lifting' } });
  let isStale = true;
  const { operations } = await open({
    UpdateTrainer: () => {
      if (!isStale) return changed('updateTrainer', [theirs]);
      isStale = false;
      trainers = [theirs];
      return stale;
    },
  });
  await press(button('Edit: Asha'));
  enter(dialog('Edit Asha'), 'Age', '');
  await press(dialog('Edit Asha').getByRole('button', { name: 'Save' }));
  const question = dialog('Somebody else has changed this trainer');
  expect(question.getByText('Olympic lifting')).toBeTruthy();
  await press(question.getAllByRole('button').at(-1)!);
  expect(sent(operations, 'UpdateTrainer')).toEqual({
    input: { id: 'id-Asha', expectedVersion: 2, age: null },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a photo is replaced', async () => {
  const { operations } = await open({ UpdateTrainer: () => changed('updateTrainer', ALL) });
  await press(button('Photo: Imran'));
  const form = dialog('Photo of Imran');
  await press(form.getByRole('button', { name: 'Use this photo' }));
  expect(form.getByRole('alert').textContent).toBe(trainerMessages.portraitRequired);
  await upload(form);
  await press(form.getByRole('button', { name: 'Use this photo' }));
  expect(sent(operations, 'UpdateTrainer')).toEqual({
    input: { id: 'id-Imran', expectedVersion: 1, portrait: { pictureId: 'picture', crop: MIDDLE } },
  });
});

test('a trainer is moved, and the focus stays; another one is hidden', async () => {
  const [asha, imran, meera] = ALL;
  const { operations } = await open({
    ReorderTrainers: () => changed('reorderTrainers', [imran!, asha!, meera!]),
    UpdateTrainer: () =>
      changed('updateTrainer', [imran!, asha!, managed('Meera', { isHidden: true, version: 2 })]),
  });
  await press(button('Move up: Imran'));
  expect(sent(operations, 'ReorderTrainers')).toEqual({
    input: { trainerIds: ['id-Imran', 'id-Asha', 'id-Meera'] },
  });
  expect(names()).toEqual(['Imran', 'Asha', 'Meera']);
  expect(document.activeElement).toBe(button('Move down: Imran'));
  await press(button('Hide: Meera'));
  expect(sent(operations, 'UpdateTrainer')).toEqual({
    input: { id: 'id-Meera', expectedVersion: 1, isHidden: true },
  });
  expect(button('Show: Meera')).toBeTruthy();
});

test('a removal says who is affected, and asks who takes over', async () => {
  trainers = [managed('Asha', { trainer: { assignedUsersCount: 3 } }), ALL[1]!];
  const member = (name: string) => ({
    __typename: 'UserEdge',
    node: { __typename: 'User', id: name, name, email: null },
  });
  const { operations } = await open({
    MembersOfTrainer: () => ({
      members: { __typename: 'UserConnection', edges: [member('Rohan'), member('Ananya')] },
    }),
    DeleteTrainer: () => {
      trainers = [ALL[1]!];
      return {
        deleteTrainer: {
          __typename: 'DeleteTrainerPayload',
          message: trainerMessages.deleted,
          deletedTrainerId: 'id-Asha',
          memberCount: 3,
        },
      };
    },
  });
  await press(button('Remove: Asha'));
  const form = dialog('Remove Asha?');
  expect(form.getByText(/Rohan, Ananya, and 1 more/)).toBeTruthy();
  await press(form.getByRole('button', { name: 'Remove trainer' }));
  expect(form.getByText(trainerMessages.successorRequired)).toBeTruthy();
  enter(form, 'Who takes over?', 'none');
  await press(form.getByRole('button', { name: 'Remove trainer' }));
  expect(sent(operations, 'DeleteTrainer')).toEqual({ input: { id: 'id-Asha', successorId: null } });
  expect(names()).toEqual(['Imran']);
});

test('the members of a trainer are one press away', async () => {
  trainers = [managed('Asha', { trainer: { assignedUsersCount: 3 } })];
  await open({ Members: () => new Error('later'), MemberChoices: () => new Error('later') });
  await press(screen.getByRole('link', { name: '3 members of Asha' }));
  expect(panelAddress()).toContain('?tab=members&trainer=id-Asha');
});

test('an empty list says what to do', async () => {
  trainers = [];
  await open();
  expect(screen.getByRole('heading', { name: 'No trainers yet' })).toBeTruthy();
});
