import { PICTURE_BYTES_MAX, PICTURE_WIDTH_MIN } from '#common/media/limits';
import { SPECIALISATIONS_MAX } from '#common/trainers/limits';
import type { ABOUT_KINDS } from './trainer-values';

const members = (count: number) => (count === 1 ? '1 member' : `${count} members`);

/** Texts of the tab in which admins describe the trainers of the site. */
export const trainersContent = {
  lead: 'The trainers of the site, in its order. The home page shows the first three. Hidden ones keep their members.',
  loadFailed: 'The trainers did not load.',
  failed: 'That did not work. Please try again.',
  add: 'Add a trainer',
  empty: { title: 'No trainers yet', text: 'Add the first one, and visitors see who works here.' },
  noneShown: 'The site shows no trainer: all of them are hidden.',
  place: (number: number, count: number) => `${number} of ${count}`,
  age: (age: number) => `${age} years old`,
  experience: (years: number) => (years === 1 ? '1 year of experience' : `${years} years of experience`),
  members,
  membersOf: (count: number, name: string) => `${members(count)} of ${name}`,
  noMembers: 'No members',
  hidden: 'Hidden',
  staff: 'Has a log-in',
  beingMade: 'Sizes of the photo are being made',
  actions: {
    edit: 'Edit',
    photo: 'Photo',
    hide: 'Hide',
    show: 'Show',
    remove: 'Remove',
    up: 'Move up',
    down: 'Move down',
    about: (action: string, name: string) => `${action}: ${name}`,
  },
  form: {
    newTitle: 'New trainer',
    editTitle: (name: string) => `Edit ${name}`,
    name: 'Name',
    age: 'Age',
    ageHint: 'May be left out.',
    specialty: 'What they mainly teach',
    description: 'In a few sentences',
    descriptionHint: 'What members can expect, below name and field.',
    about: 'More about the trainer',
    kinds: { Specialisations: 'Specialisations', Story: 'Story' } satisfies Record<
      (typeof ABOUT_KINDS)[number],
      string
    >,
    specialisations: 'Their specialisations',
    specialisationsHint: `One on each line, up to ${SPECIALISATIONS_MAX}.`,
    years: 'Years of experience',
    bio: 'Their story',
    bioHint: 'How the trainer got here. A new line begins a paragraph.',
    submitNew: 'Add trainer',
    submitEdit: 'Save',
    stale: 'Somebody else has changed this trainer',
    names: {
      name: 'Name',
      age: 'Age',
      specialty: 'What they mainly teach',
      description: 'In a few sentences',
      about: 'More',
    },
  },
  portrait: {
    title: (name: string) => `Photo of ${name}`,
    label: 'Choose a photo',
    other: 'Choose another photo',
    hint: `JPEG, PNG, WebP or AVIF, up to ${PICTURE_BYTES_MAX / 1024 / 1024} MB, at least ${PICTURE_WIDTH_MIN} pixels wide. What the file says about place and camera is removed.`,
    submit: 'Use this photo',
  },
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: 'The site no longer names this trainer. What has happened stays in the history. This cannot be undone; hiding can.',
    account: 'The log-in stays. End it under Staff.',
    affected: (count: number) =>
      `${count === 1 ? 'One member trains' : `${count} members train`} with this trainer`,
    more: (count: number) => `and ${count} more`,
    successor: 'Who takes over?',
    choose: 'Choose a trainer, or none',
    none: 'Nobody: they have no trainer then',
    hiddenChoice: (name: string) => `${name} (hidden)`,
    submit: 'Remove trainer',
  },
};
