import fs from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThemeVariables } from './theme-variables';

/** The text of the client's style sheets and components. */
const sheets = (): string[] =>
  fs
    .readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => fs.readFileSync(`client/${file}`, 'utf8'));

test('every variable that a style sheet uses is defined there, in the theme or by a component', () => {
  const texts = [renderToStaticMarkup(<ThemeVariables nonce="n" />), ...sheets()];
  const namesIn = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!));
  const used = namesIn(/var\((--[\w-]+)\)/g);
  expect(used.length).toBeGreaterThan(500);
  const defined = new Set(namesIn(/(--[\w-]+)['"]?\]?:/g));
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

test('pages are printed in the light colour scheme', () => {
  const text = renderToStaticMarkup(<ThemeVariables nonce="n" />);
  const [everywhere, onScreens] = text.split('@media screen');
  expect(onScreens).toContain('="dark"]');
  expect(everywhere).not.toContain('="dark"]');
});
