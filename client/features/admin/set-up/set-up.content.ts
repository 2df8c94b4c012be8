import { sendsNoMails } from '#common/sends-no-mails';
import type { Demonstration, SetUpStep } from '#common/settings/set-up.form';

/** Texts of the tab in which the owner of a new studio goes through its set-up. */
export const setUpContent = {
  lead: 'Until you open it, the site says that it is a demonstration, and search engines leave it out. You can stop at any time and continue later.',
  failed: 'The set-up did not load.',
  saveFailed: 'This could not be saved. Please try again.',
  stepsLabel: 'Steps',
  steps: {
    you: 'You',
    studio: 'Studio',
    hours: 'Hours',
    plans: 'Plans and tax',
    people: 'People',
  } satisfies Record<SetUpStep, string>,
  stepOf: (place: number, count: number, name: string) => `Step ${place} of ${count}: ${name}`,
  leads: {
    studio:
      'The site shows an invented studio. Replace its details with yours. The sentence in the footer disappears once you open the studio.',
    hours: 'Change the hours of the demonstration to yours.',
    plans:
      'These plans are examples. Say of each price that it is right or set yours, enter what each plan includes, and take off sale what you do not offer. When you open, examples of what a plan includes disappear.',
    people: 'See what is left of the demonstration, and invite whoever works with you.',
  },
  back: 'Back',
  saveAndContinue: 'Save and continue',
  confirmPrice: 'Price is right',
  confirmPriceOf: (name: string) => `Price is right: ${name}`,
  isConfirmed: 'Price confirmed',
  demonstration: {
    title: 'People, pictures and articles of the demonstration',
    lead: 'Exercises are written for any studio and stay. What you add yourself is never hidden.',
    names: {
      trainers: 'The invented trainers',
      photos: 'The drawn pictures of the gallery',
      articles:
        'The articles of the blog. Those about Pune or the hours of the demonstration become drafts when you open, hidden ones at once.',
    } satisfies Record<Demonstration, string>,
    keep: {
      trainers: 'Show until I open',
      photos: 'Show until I open',
      articles: 'Keep',
    } satisfies Record<Demonstration, string>,
    hide: 'Hide',
  },
  remaining: {
    title: 'Still from the demonstration',
    lead: 'Visitors see this, although it is not yours. Each line leads to the place where you change it.',
    none: 'Nothing of what visitors see.',
    shown: {
      TRAINERS: 'Invented trainers',
      PHOTOS: 'Drawn pictures in the gallery',
      ARTICLES: 'Articles by teams of the demonstration',
    },
    plan: (name: string) => `What ${name} includes`,
    hours: 'Opening hours',
    prefix: (prefix: string) => `Numbers of receipts, which begin with ${prefix}`,
    missing: (count: number) =>
      count === 1 ? '1 thing is not yours yet' : `${count} things are not yours yet`,
    missingLead: 'Until you add yours, the site leaves these out, or has what fits any studio.',
    text: (name: string) => `Text: ${name}`,
    picture: (place: string) => `Picture: ${place}`,
  },
  staff: {
    title: 'Staff',
    lead: () =>
      sendsNoMails()
        ? 'Until a mail server is set, no mails are sent: you get the link of an invitation to hand it over.'
        : 'Invitations are sent by mail.',
  },
  members: {
    title: 'Members',
    lead: 'Add the first one here, or all of them from a spreadsheet.',
    import: 'Import members',
  },
  open: {
    title: 'Open the studio',
    lead: 'The sentence about the demonstration disappears with the invented trainers and pictures and what nobody has changed in the plans, and search engines may list the site. All of this can still be changed later, in the other tabs.',
    missing: 'First:',
    details: 'Replace street, phone and e-mail address of the demonstration',
    prices: (count: number) => (count === 1 ? 'Confirm 1 price' : `Confirm ${count} prices`),
    action: 'Open the studio',
  },
  isOpened: 'The studio is open.',
  overview: 'Go to the overview',
};
