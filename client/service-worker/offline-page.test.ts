import { expect, test } from 'vitest';
import { loadCodeElement } from '../before-hydration/inline-scripts';
import { filesOf } from './offline-page';

test('finds the code that a page loads after its first paint', () => {
  const code = { script: '/assets/entry.js', preloads: ['/assets/react.js', '/assets/page.js'] };
  const files = filesOf(`<body>${loadCodeElement(code, 'n')}</body>`);
  expect(files).toEqual([...code.preloads, code.script]);
});

test('finds style sheets and fonts, each once, and no links', () => {
  const html = `<link rel="stylesheet" href="/assets/page.css"><link rel="preload" as="font" href="/fonts/figtree.woff2">
    <link rel="stylesheet" href="/assets/page.css"><a href="/home">Home</a><img src="/media/home.webp">`;
  expect(filesOf(html)).toEqual(['/assets/page.css', '/fonts/figtree.woff2']);
});
