import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, renderPage } from '../../test/render-page';
import { Page } from './trainers-page';

const person = {
  __typename: 'Trainer',
  age: 34,
  specialty: 'Strength',
  description: 'At the racks by five.',
  portraitUrl: '/media/trainers/asha-kulkarni/1080.jpg',
  bio: null,
  specialisations: [],
  yearsOfExperience: null,
};

const trainers = [
  {
    ...person,
    id: '1',
    slug: 'asha',
    name: 'Asha Kulkarni',
    specialisations: ['Squat', 'Press'],
    yearsOfExperience: 11,
  },
  {
    ...person,
    id: '2',
    slug: 'imran',
    name: 'Imran Shaikh',
    age: null,
    bio: 'First paragraph.\nSecond paragraph.',
  },
  { ...person, id: '3', slug: 'meera', name: 'Meera Nair', specialisations: ['Yoga'], yearsOfExperience: 1 },
];

const answers = { Trainers: () => ({ trainers }) };
const open = (path = '/trainers-details') => renderPage(<Page />, { path, answers });

const panel = (name: string) => within(screen.getByRole('dialog', { name }));
const card = (name: string) => screen.getByRole('button', { name });

test('each trainer has a card with name, speciality and, if known, years of experience', async () => {
  await open();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  const [asha, imran, meera] = screen.getAllByRole('article').map((article) => article.textContent);
  expect(asha).toBe('Asha KulkarniStrength11 years of experience');
  expect(imran).toBe('Imran ShaikhStrength');
  expect(meera).toContain('1 year of experience');
});

test('a click opens a trainer with specialisations and years', async () => {
  await open();
  await screen.findAllByRole('article');
  await press(card('Asha Kulkarni'));
  const asha = panel('Asha Kulkarni');
  expect(asha.getByText('34')).toBeTruthy();
  expect(asha.getByText('11 years')).toBeTruthy();
  expect(asha.getByText('At the racks by five.')).toBeTruthy();
  expect(asha.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Squat', 'Press']);
});

test('opens the trainer named in the URL, with the bio in paragraphs', async () => {
  await open('/trainers-details?trainer=imran');
  await screen.findByRole('dialog');
  const imran = panel('Imran Shaikh');
  expect(imran.getByRole('heading', { name: 'About Imran' })).toBeTruthy();
  expect(imran.getByText('Second paragraph.')).toBeTruthy();
  expect(imran.queryByText('Experience')).toBeNull();
  expect(imran.queryByText('Age')).toBeNull();
});

test('the arrow buttons and keys cycle through the trainers', async () => {
  await open('/trainers-details?trainer=meera');
  await screen.findByRole('dialog');
  await press(panel('Meera Nair').getByRole('button', { name: 'Next trainer' }));
  expect(panel('Asha Kulkarni').getByRole('status').textContent).toBe('1 of 3: Asha Kulkarni');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expect(panel('Imran Shaikh').getByRole('status').textContent).toContain('2 of 3');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(screen.getByRole('dialog', { name: 'Meera Nair' })).toBeTruthy();
});

test('the panel closes', async () => {
  await open();
  await screen.findAllByRole('article');
  await press(card('Imran Shaikh'));
  await press(panel('Imran Shaikh').getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('trainers that do not load show an error and can be requested again', async () => {
  let isAway = true;
  await renderPage(<Page />, {
    path: '/trainers-details',
    answers: { Trainers: () => (isAway ? new Error('away') : { trainers }) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load trainers.');
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('shows a message when there are no trainers', async () => {
  await renderPage(<Page />, { path: '/trainers-details', answers: { Trainers: () => ({ trainers: [] }) } });
  expect(await screen.findByRole('heading', { name: 'No trainers yet.' })).toBeTruthy();
});
