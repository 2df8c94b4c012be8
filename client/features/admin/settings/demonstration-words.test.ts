import { expect, test } from 'vitest';
import { homeContent } from '../../home/home.content';
import { ruleLists } from '../../home/rules.content';
import { whyJoinContent } from '../../why-join/why-join.content';
import { demonstrationWords } from './demonstration-words';

test('the words of the demonstration are those of its pages', () => {
  const { aboutText, etiquette, hygiene, earlyText, ...lines } = demonstrationWords();
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
  });
  // Between sentences about the opening hours.
  expect(early?.text).toContain(earlyText?.[0]);
  expect(aboutText).toEqual(about.paragraphs());
  const [ofEtiquette, ofHygiene] = ruleLists().map(([, rules]) => rules.map((rule) => rule.join(': ')));
  expect(etiquette).toEqual(ofEtiquette);
  expect(hygiene).toEqual(ofHygiene);
});
