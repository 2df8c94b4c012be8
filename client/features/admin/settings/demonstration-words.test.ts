import { expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { wordsForm } from '#common/settings/words.form';
import type { HouseRule } from '#common/studio';
import { amenities } from '../../home/amenities.content';
import { homeContent } from '../../home/home.content';
import { passContent } from '../../home/pass.content';
import { ruleLists } from '../../home/rules.content';
import { planPages } from '../../sales/plans.content';
import { serviceLists } from '../../service/service.content';
import { whyJoinContent } from '../../why-join/why-join.content';
import { demonstrationLists } from './demonstration-lists';
import { demonstrationWords } from './demonstration-words';

test('the words of the demonstration are those of its pages', () => {
  const { aboutText, etiquette, hygiene, earlyText, ...words } = demonstrationWords();
  const lines = Object.fromEntries(Object.entries(words).filter(([name]) => !(name in demonstrationLists)));
  const { hero, about } = homeContent;
  const [trainer, early, room, care] = whyJoinContent.features();
  expect(lines).toEqual({
    homeTitle: [hero.headline()],
    aboutTitle: [about.title()],
    whyLead: [whyJoinContent.hero.lead()],
    trainerTitle: [trainer?.title],
    trainerText: [trainer?.text],
    earlyTitle: [early?.title],
    roomTitle: [room?.title],
    roomText: [room?.text],
    careTitle: [care?.title],
    careText: [care?.text],
    trainersLead: [homeContent.trainers.lead()],
    arrivalNote: [homeContent.timings.early()],
    whyTitle: [whyJoinContent.hero.headline()],
    nutritionLead: [planPages.NUTRITION.lead()],
  });
  // Between sentences about the opening hours.
  expect(early?.text).toContain(earlyText?.[0]);
  expect(aboutText).toEqual(about.paragraphs());
  const [ofEtiquette, ofHygiene] = ruleLists().map(([, rules]) => rules.map((rule) => rule.join(': ')));
  expect(etiquette).toEqual(ofEtiquette);
  expect(hygiene).toEqual(ofHygiene);
});

test('the lists of the demonstration are those of its pages', () => {
  const typed = (rules: readonly HouseRule[]) => rules.map((rule) => rule.join(': '));
  const [management, services, fitnessOptions] = serviceLists().map(({ items }) =>
    items.map(({ name, text }) => `${name}: ${text}`),
  );
  expect(demonstrationLists).toEqual({
    facts: typed(homeContent.facts()),
    benefits: typed(passContent.benefits()),
    firstVisit: typed(passContent.steps().slice(-1)),
    amenities: amenities().map(({ name, text }) => `${name}: ${text}`),
    offers: whyJoinContent.offers().flatMap(([title, items]) => [`${title}:`, ...items]),
    management,
    services,
    fitnessOptions,
  });
});

test('the words of the demonstration can be saved unchanged', () => {
  const lines = Object.entries(demonstrationWords()).map(([name, text]) => [name, text.join('\n')]);
  const { error } = wordsForm.safeParse({ ...defaultSettings.words, ...Object.fromEntries(lines) });
  expect(error).toBeUndefined();
});
