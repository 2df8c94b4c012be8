import { afterEach, expect, test } from 'vitest';
import { readStudio, setStudio } from './studio';
import { studioFileName } from './studio-file-name';

const before = readStudio();
afterEach(() => setStudio(before));

test.each([
  ['Sunrise Gym', 'sunrise-gym-members.csv'],
  ['Asha’s Café & Gym, No. 1', 'ashas-cafe-gym-no-1-members.csv'],
  ['भोर', 'studio-members.csv'],
])('files of %s', (name, file) => {
  setStudio({ ...before, name });
  expect(studioFileName('members.csv')).toBe(file);
});
