import fs from 'node:fs';
import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThemeVariables } from './theme-variables';

const MANTINE_SHEET = /['"](@mantine\/[^'"]+\.css)['"]/g;

/** The text of the client's style sheets and components, and of the Mantine style sheets that they import. */
function sheets(): string[] {
  const require = createRequire(import.meta.url);
  const files = fs
    .readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx)$/.test(file))
    .map((file) => fs.readFileSync(`client/${file}`, 'utf8'));
  const named = files.flatMap((text) => [...text.matchAll(MANTINE_SHEET)].map(([, name]) => name!));
  return [...files, ...named.map((name) => fs.readFileSync(require.resolve(name), 'utf8'))];
}

test('defines every theme variable that the client uses', () => {
  const text = renderToStaticMarkup(<ThemeVariables nonce="n" />);
  const read = sheets().flatMap((sheet) =>
    [...sheet.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name]) => name!),
  );
  expect(read.length).toBeGreaterThan(100);
  const missing = new Set(read.filter((name) => !text.includes(`${name}:`)));
  expect([...missing]).toEqual([]);
});

test('pages are printed in the light colour scheme', () => {
  const text = renderToStaticMarkup(<ThemeVariables nonce="n" />);
  const [everywhere, onScreens] = text.split('@media screen');
  expect(onScreens).toContain('="dark"]');
  expect(everywhere).not.toContain('="dark"]');
});
