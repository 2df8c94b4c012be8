import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page';
import { PlanArticle } from './plan-article';
import type { PlanArticleFragment } from './plan-article.generated';
import { planOf } from './testing/plan-site';

test.each<[string, string[], boolean]>([
  ['folds', [], false],
  ['is expanded for those who take care with something:', ['KNEE'], true],
])('what comes after the first sentence of the cautions %s', async (_case, limitations, isOpen) => {
  const cautions = ['Ask a doctor first if you answer yes. Do you faint? Are you ill?', 'Stop with pain.'];
  const plan = { ...planOf(7), limitations, cautions } as unknown as PlanArticleFragment;
  await renderPage(<PlanArticle plan={plan} text="" schedule={null} titleRef={null} tools={null} />);
  const region = screen.getByRole('region', { name: 'Before you start' });
  expect(region.querySelector('p')?.textContent).toBe('Ask a doctor first if you answer yes.');
  const others = region.querySelector('details')!;
  expect(others.open).toBe(isOpen);
  expect([...others.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Do you faint?',
    'Are you ill?',
    'Stop with pain.',
  ]);
});
