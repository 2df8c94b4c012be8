import fs from 'node:fs';
import { expect, test } from 'vitest';
import { treeShakeableRouter } from './tree-shakeable-router';

const DIST = 'node_modules/react-router/dist/development';

/** Transforms files as a build does; returns their text. */
function build(files: string[]): string {
  const plugin = treeShakeableRouter();
  plugin.buildStart();
  const text = files.map((file) => plugin.transform.handler(file).code).join('\n');
  plugin.buildEnd();
  return text;
}

test('removes warnings and the names of the components, and marks their creation as free of side effects', () => {
  const files = fs.readdirSync(DIST).filter((name) => name.endsWith('.mjs'));
  const text = build(files.map((name) => fs.readFileSync(`${DIST}/${name}`, 'utf8')));
  expect(text).toContain('ENABLE_DEV_WARNINGS = false');
  expect(text).not.toMatch(/^\w+\.displayName = /m);
  expect(text).toMatch(/= \/\* @__PURE__ \*\/ React\d*\.createContext\(/);
});

test('fails a build in which the code of React Router has changed', () => {
  expect(() => build(['Link.displayName = "Link";'])).toThrow('No code of React Router matches');
});
