import type { Demonstration, SetUpStep } from '#common/settings/set-up.form';
import { enumType } from '../../graphql/enums';

/** State of a link to the first step. */
export type SetUpLinkState = 'valid' | 'expired' | 'unknown' | 'has_admin';

export const SetUpStepType = enumType<SetUpStep>(
  'SetUpStep',
  {
    you: 'The owner’s account.',
    studio: 'Name, address and contacts.',
    hours: 'Opening hours.',
    plans: 'Plans with their prices, and taxes.',
    people: 'Staff, members, and what stays of the demonstration.',
  },
  'A step of the set-up of a new studio.',
);

export const DemonstrationType = enumType<Demonstration>(
  'Demonstration',
  {
    trainers: 'The invented trainers, who disappear when the studio opens.',
    photos: 'The pictures of the gallery that came with the product, which disappear when the studio opens.',
    articles: 'The articles that came with the product; hidden ones are drafts.',
  },
  'Content of the demonstration that is hidden as a whole.',
);

export const SetUpLinkStateType = enumType<SetUpLinkState>(
  'SetUpLinkState',
  {
    valid: 'It makes the owner.',
    expired: 'It has expired; a restart or a command makes a new one.',
    unknown: 'It is incomplete, or a newer one has replaced it.',
    has_admin: 'The studio has an admin, so that no link is valid.',
  },
  'What a link to the set-up of a new studio is worth.',
);
