/** How much of the name in their profile authors show with a review. */
export const NAME_FORMS = ['full', 'first_and_initial', 'initials'] as const;

export type NameForm = (typeof NAME_FORMS)[number];

/** A name in a form: "Asha Rao", "Asha R.", "A. R."; `shown_name` in the database does the same. */
export function shownName(name: string, form: NameForm): string {
  const [first = '', ...others] = name.split(' ');
  const last = others.at(-1);
  if (form === 'full' || (form === 'first_and_initial' && last === undefined)) return name;
  const start = form === 'initials' ? initialOf(first) : first;
  return last === undefined ? start : `${start} ${initialOf(last)}`;
}

const initialOf = (word: string): string => `${[...word][0] ?? ''}.`;

/**
 * The shortest form in which somebody has written their name. For any other text, the initials, so that no more is
 * shown than was written, also when a profile with one word gets a last name.
 */
export const nameFormOf = (name: string, written: string): NameForm =>
  [...NAME_FORMS].reverse().find((form) => shownName(name, form) === written) ?? 'initials';

/** The ways to show a name, the longest first. */
export const namesToShow = (name: string): string[] => [
  ...new Set(NAME_FORMS.map((form) => shownName(name, form))),
];
