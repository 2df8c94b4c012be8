import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { trainers } from './trainers';

const coaches = trainers();

const wordsOf = (text: string) => text.split(/\s+/).length;

test('there are seven trainers, three with a bio and four with specialisations', () => {
  expect(coaches).toHaveLength(7);
  expect(coaches.filter(({ bio }) => bio !== null)).toHaveLength(3);
  expect(coaches.filter(({ specialisations }) => specialisations.length > 0)).toHaveLength(4);
  for (const key of ['slug', 'name', 'specialty', 'portraitUrl', 'position'] as const) {
    expect(new Set(coaches.map((coach) => coach[key])).size, key).toBe(7);
  }
});

test.each(coaches.map((coach) => [coach.name, coach] as const))('%s has a valid profile', (name, coach) => {
  const { slug, portraitUrl, description, bio, specialisations, yearsOfExperience, age } = coach;
  expect(slug).toBe(name.toLowerCase().replace(' ', '-'));
  expect(fs.existsSync(path.join('client/public', portraitUrl)), portraitUrl).toBe(true);
  expect(wordsOf(description)).toBeGreaterThanOrEqual(40);
  expect(wordsOf(description)).toBeLessThanOrEqual(80);
  expect(description).not.toContain('\n');
  if (bio !== null) {
    expect(bio.split('\n')).toHaveLength(2);
    expect(wordsOf(bio)).toBeGreaterThanOrEqual(80);
    expect(wordsOf(bio)).toBeLessThanOrEqual(140);
  } else {
    expect(specialisations.length).toBeGreaterThanOrEqual(3);
    expect(specialisations.length).toBeLessThanOrEqual(5);
    expect(yearsOfExperience).toBeLessThanOrEqual(age! - 18);
  }
  for (const text of [description, bio ?? '', ...specialisations]) {
    expect(text).not.toMatch(/!|\b(award|champion|certified|best|guarantee)/i);
  }
});
