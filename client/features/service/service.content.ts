import { studio, type HouseRule } from '#common/studio';
import { fitnessOptions } from './fitness-options.content';
import { management, services, type ServiceItem } from './service-lists.content';

/** Ids of the lists and values of `?tab=`, in the order of the tabs. */
export const TAB_IDS = ['management', 'services', 'fitness-options'] as const;

type TabId = (typeof TAB_IDS)[number];

export interface ServiceList {
  id: TabId;
  title: string;
  lead: string;
  items: ServiceItem[];
}

const listOf: Record<TabId, () => Omit<ServiceList, 'id'>> = {
  management: () => ({
    title: 'Management',
    lead: 'How we run the studio, so that the hour is yours.',
    items: itemsOf(studio.words.management) ?? management,
  }),
  services: () => ({
    title: 'Services',
    lead: 'What our people do for you, beyond opening the door.',
    items: itemsOf(studio.words.services) ?? services,
  }),
  'fitness-options': () => ({
    title: 'Fitness Options',
    lead: 'Ways to train. Try one, mix three, change with the season.',
    items: itemsOf(studio.words.fitnessOptions) ?? fitnessOptions,
  }),
};

const itemsOf = (own: readonly HouseRule[] | undefined): ServiceItem[] | undefined =>
  own?.map(([name, text]) => ({ name, text }));

/** The lists of the page, in the order of the tabs, without those that a studio has not written. */
export const serviceLists = (): ServiceList[] =>
  TAB_IDS.map((id) => ({ id, ...listOf[id]() })).filter(({ items }) => items.length > 0);

export const serviceContent = {
  title: 'Services',
  headline: 'Everything under one roof',
  lead: 'Who runs the place, what they do for you, and how you can train.',
  description: () =>
    `What ${studio.name} in ${studio.city} offers: how the studio is run, its services, and every way to train.`,
  lists: 'Lists',
  search: 'Search the lists',
  searchHint: 'Yoga, locker, meal plan ...',
  submit: 'Search',
  clear: 'Clear',
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  found: (count: number, word: string) =>
    `${count === 1 ? '1 match' : `${count} matches`} for “${word}” in all lists`,
  none: (word: string) => `No match for “${word}”`,
  noneHint: 'Try a shorter word, or call us and ask.',
  noneHere: (title: string) => `Nothing in ${title}. See`,
};
