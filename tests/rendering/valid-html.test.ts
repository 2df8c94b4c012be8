import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageRoutes } from '#client/app/routes';
import { seedContent } from '#server/seed/content';
import { startHarness, type Harness } from '#server/test/harness';
import { renderedClient } from './testing/rendered-client';

/** The rules of the HTML standard, without style rules and false positives. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The standard allows both ways in which React writes attributes.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    // Phone numbers are printed with ordinary spaces.
    'tel-non-breaking': 'off',
  },
});

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(renderedClient);
  await seedContent(harness.dataSource);
});
afterAll(() => harness.stop());

const RENDERED_PAGES = pageRoutes.filter(({ ssr, path }) => ssr && !path.includes(':'));

test.each(RENDERED_PAGES.map(({ path }) => path))('the HTML of %s is valid', async (path) => {
  const response = await harness.fetch(path);
  expect(response.status).toBe(200);
  const { results } = await validator.validateString(await response.text());
  const findings = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(findings).toEqual([]);
});
