/** Sources that oxlint must refuse by the rule of the same row, or accept. The folder only has these files. */
export const LINTED: [file: string, text: string, rules: string[]][] = [
  // Violations that the compiler does not find.
  ['server/lib/floating.ts', 'Promise.resolve(1);', ['no-floating-promises']],
  ['server/lib/unused.ts', 'export const f = (a: number, b: number) => a;', ['no-unused-vars']],
  ['server/lib/marked.ts', 'export const f = (_a: number, _b: number) => 1;', []],
  ['server/lib/any.ts', 'export const a: any = 1;', ['no-explicit-any']],
  ['server/lib/unsafe.ts', "export const a: string = JSON.parse('');", ['no-unsafe-assignment']],
  ['server/lib/unsafe.test.ts', "export const a: string = JSON.parse('');", []],
  ['server/lib/equal.ts', 'export const f = (a: unknown) => a == 1;', ['eqeqeq']],
  ['server/lib/null.ts', 'export const f = (a: unknown) => a == null;', []],
  ['server/lib/shadow.ts', 'export const a = 1;\nexport const f = (a: number) => a;', ['no-shadow']],
  [
    'server/lib/reassign.ts',
    'export function f(a: number) {\n  a = 1;\n  return a;\n}',
    ['no-param-reassign'],
  ],
  [
    'server/lib/switch.ts',
    "export function f(a: 'x' | 'y') {\n  switch (a) {\n    case 'x':\n      return 1;\n  }\n  return 2;\n}",
    ['switch-exhaustiveness-check'],
  ],
  ['server/lib/old.ts', '/** @deprecated */\nconst a = 1;\nexport const b = a;', ['no-deprecated']],
  [
    'server/lib/nullish.ts',
    'export const f = (a: Date | null) => a || new Date();',
    ['prefer-nullish-coalescing'],
  ],
  ['server/lib/empty-text.ts', "export const f = (a: string | null) => a || '-';", []],
  [
    'server/lib/complex.ts',
    `export const f = (a: unknown) => {\n${'  if (a) return 1;\n'.repeat(12)}  return 2;\n};`,
    ['complexity'],
  ],
  ['server/lib/deep.ts', nested(4), ['max-depth']],
  ['tools/deep.mjs', nested(4), []],
  ['scripts/undefined.mjs', 'export const a = unknownName;', ['no-undef']],
  ['scripts/node.mjs', 'export const a = [process, structuredClone, fetch, performance];', []],
  [
    'server/lib/disabled.ts',
    '// oxlint-disable-next-line no-console -- nothing to disable\nexport const a = 1;',
    ['unused directive'],
  ],

  // Imports.
  ['server/lib/cycle-a.ts', "import { b } from './cycle-b';\nexport const a = () => b;", ['no-cycle']],
  ['server/lib/cycle-b.ts', "import { a } from './cycle-a';\nexport const b = () => a;", ['no-cycle']],
  [
    'server/lib/twice.ts',
    "import { a } from './old-a';\nimport { b } from './old-a';\nexport const c = [a, b];",
    ['no-duplicates'],
  ],
  ['server/lib/old-a.ts', 'export const a = 1;\nexport const b = 2;', []],
  [
    'server/lib/type.ts',
    "import { Clock } from './clock';\nexport const f = (clock: Clock) => clock;",
    ['consistent-type-imports'],
  ],
  ['server/lib/clock.ts', 'export interface Clock {\n  now: () => Date;\n}', []],
  [
    'server/lib/first.ts',
    "export const c = 1;\nimport { a } from './old-a';\nexport const d = a;",
    ['first'],
  ],
  ['server/lib/default.ts', 'export default 1;', ['no-default-export']],
  ['vite.config.ts', 'export default 1;', []],

  // Kinds of files.
  ['server/lib/log.ts', "console.log('a');", ['no-console']],
  ['server/main.ts', "console.log('a', process.env['A']);", []],
  ['scripts/log.mjs', "console.log('a');", []],
  ['common/settings.ts', "export const a = process.env['A'];", ['no-restricted-properties']],
  ['server/lib/settings.test.ts', "export const a = process.env['A'];", []],
  [
    'client/lib/cache.ts',
    'export const f = (a: { updateQuery: () => number }) => a.updateQuery();',
    ['no-restricted-properties'],
  ],
  ['client/lib/use-reread.ts', 'export const f = (a: { modify: () => number }) => a.modify();', []],

  // React.
  [
    'client/components/audience.tsx',
    'export const A = () => <div data-for="guests" />;\nexport const B = () => <A data-for="guests" />;',
    ['forbid-dom-props', 'forbid-component-props'],
  ],
  [
    'client/components/hooks.tsx',
    [
      "import { useEffect, useState } from 'react';",
      'export function A({ a }: { a: number }) {',
      '  useEffect(() => void a, []);',
      '  if (a) useState(1);',
      '  return null;',
      '}',
    ].join('\n'),
    ['exhaustive-deps', 'rules-of-hooks'],
  ],

  // Sizes.
  ['server/lib/long.ts', lines(201), ['max-lines']],
  ['server/lib/limit.ts', `${lines(200)}\n\n// A comment.\n`, []],
  ['server/lib/long.test.ts', lines(301), ['max-lines']],
  ['client/lib/long.ts', lines(151), ['max-lines']],
  ['lint/long.js', lines(201), ['max-lines']],
  ['client/components/long.tsx', method(89), ['max-lines-per-function']],
  ['server/features/diet/long.service.ts', method(39), ['max-lines-per-function']],
  ['server/features/diet/long.resolver.ts', method(11), ['max-lines-per-function']],
  ['server/features/diet/limit.resolver.ts', method(10), []],
];

/** Sources that scripts/check-structure.mjs must refuse with the message of the same row, or accept. */
export const STRUCTURE: [file: string, text: string, message: string | null][] = [
  // Dependencies between folders.
  [
    'server/features/reviews/a.ts',
    "import { DietResolver } from '../diet/diet.resolver';",
    'belongs to its feature alone',
  ],
  ['server/features/reviews/a.ts', "import { DietDetails } from '../diet/diet-details.entity';", null],
  [
    'server/features/diet/a.ts',
    "import type { Review } from '../reviews/review.entity';",
    'diet stands before reviews',
  ],
  ['common/forms/a.ts', "import { OTP_LENGTH } from '../auth/limits';", 'forms stands before auth'],
  ['common/diet/a.ts', "import { RATING } from '../reviews/limits';", 'diet stands before reviews'],
  [
    'client/features/diet/a.ts',
    "import { RATING } from '#common/reviews/limits';",
    'diet stands before reviews',
  ],
  ['server/features/diet/a.test.ts', "import { ReviewResolver } from '../reviews/review.resolver';", null],
  [
    'server/features/diet/a.ts',
    "export { schema } from '#server/graphql/schema';",
    'files listed in lint/dependency-zones.js',
  ],
  ['server/features/diet/a.ts', "import type { Context } from '#server/graphql/context';", null],
  [
    'server/lib/a.ts',
    "export const a = () => import('#server/http/app');",
    'server/lib/** may import common, server/lib.',
  ],
  ['client/components/a.tsx', "import { Home } from '../features/home/home-page';", 'client/components/**'],
  ['client/features/diet/a.tsx', "import { Home } from '../home/home-page';", 'diet stands before home'],
  ['client/features/home/a.tsx', "import { Diet } from '../diet/diet-page';", null],
  [
    'client/features/home/a.tsx',
    "import { key } from '#client/navigation/history-steps';",
    'client/features/home/**',
  ],
  ['client/lib/a.ts', "import type { Config } from '#server/config';", 'client/lib/** may import'],
  ['common/a.ts', "import type { Pending } from '#client/lib/pending';", 'common/** may import common'],

  // Packages.
  ['common/a.ts', "import { useState } from 'react';", 'common imports zod/mini'],
  ['common/a.ts', "import { z } from 'zod/mini';", null],
  ['client/lib/a.ts', "import { z } from 'zod';", 'Use zod/mini'],
  ['client/lib/a.ts', "export const z = () => import('zod');", 'Use zod/mini'],
  ['client/lib/a.ts', "import type { Pool } from 'pg';", 'server only'],
  ['client/lib/a.ts', "import fs from 'node:fs';", 'also runs in a browser'],
  ['client/lib/a.ts', "import { Link } from 'react-router-dom';", 'Use Link and NavLink'],
  ['client/lib/a.ts', "import { useParams } from 'react-router-dom';", null],
  ['client/lib/a.ts', "import { UNSAFE_createRouter } from 'react-router';", 'without notice'],
  ['client/lib/a.ts', "import { useQuery } from '@apollo/client/react';", 'generated for the operation'],
  ['client/lib/a.ts', "import { skipToken } from '@apollo/client/react';", null],
  ['client/features/diet/a.ts', "import { mutate } from '../../lib/page-mutation';", 'Read page data'],
  ['client/features/auth/login-form.tsx', "import { mutate } from '../../lib/page-mutation';", null],
  ['client/lib/page-data.ts', "import { getGraphql } from './graphql-request';", null],
  ['client/navigation/site-router.tsx', "import { UNSAFE_createRouter } from 'react-router';", null],
  ['client/entry-server.tsx', "import { config } from '#server/config';", 'share types, never code'],
  ['server/lib/a.ts', "import { useState } from 'react';", 'belongs to the client'],
  ['server/lib/a.ts', "import fs from 'fs';", 'prefix node:'],
  ['tests/journeys/a.ts', "import fs from 'fs';", 'prefix node:'],
  ['vite.config.ts', "import fs from 'fs';", 'prefix node:'],
  ['server/lib/a.ts', "import { X } from 'typeorm/driver/X';", 'without notice'],
  ['server/lib/a.test.ts', "import { X } from 'some-package/dist/x';", 'without notice'],
  [
    'server/features/reviews/a.ts',
    "import { DietService } from '../diet/diet.service';",
    'passed to the constructor',
  ],
  [
    'server/features/reviews/a.ts',
    "import { type DietService, a } from '../diet/diet.service';",
    'passed to the constructor',
  ],
  ['server/features/reviews/a.ts', "import { type DietService } from '../diet/diet.service';", null],
  [
    'server/features/diet/a.ts',
    "import { Context } from '#server/graphql/context';",
    'import the type Context',
  ],

  // Order and paths.
  ['scripts/a.mjs', "import ts from 'typescript';\nimport fs from 'node:fs';", 'Order of imports'],
  ['client/lib/a.ts', "import { a } from './a';\nimport { b } from '#common/b';", 'Order of imports'],
  ['client/lib/a.ts', "import { b } from '#common/b';\n\nimport { a } from './a';", 'without blank lines'],
  ['client/lib/a.ts', "import { a } from './a';\nimport './a.css';\nimport { b } from './b';", null],
  ['client/lib/a.ts', "import { b } from '../lib/b';", 'write ./b'],
  ['client/lib/a.ts', "import { b } from './../lib/c/../b';", 'write ./b'],

  // Texts on screen.
  ['client/features/diet/a.tsx', 'export const A = () => <p>Good morning</p>;', 'A text on screen'],
  ['client/features/diet/a.tsx', 'export const A = () => <p>{isOn ? "On" : null}</p>;', 'A text on screen'],
  [
    'client/features/diet/a.tsx',
    'export const A = () => <nav aria-label={`All pages`} />;',
    'A text on screen',
  ],
  ['client/features/diet/a.tsx', "export const f = () => showToast('Saved');", 'A text on screen'],
  ['client/features/diet/a.tsx', "const LABEL = 'Exercises';", 'A text on screen'],
  ['client/features/diet/a.tsx', "const f = ({ name = 'Password' }) => name;", 'A text on screen'],
  ['client/features/diet/a.tsx', "const rows = [{ name: 'Plan' }];", 'A text on screen'],
  ['client/features/diet/a.tsx', 'export const A = () => <Field hint="Your own" />;', 'A text on screen'],
  ['client/features/diet/a.tsx', "const id = identify({ __typename: 'Plan', zone: 'Asia/Pune' });", null],
  ['client/app/a.content.ts', "export const content = { title: 'Menu' };", null],
  ['client/features/diet/a.tsx', 'export const A = () => <p className="wide">{texts.a}: {1}</p>;', null],
  ['client/features/diet/a.test.tsx', 'export const A = () => <p>Good morning</p>;', null],

  // Syntax.
  ['server/lib/a.ts', 'function f(a, b, c, d) {}', 'More than three parameters'],
  ['server/lib/a.ts', 'const f = (a, b, c, d) => {};', 'More than three parameters'],
  ['server/lib/a.ts', 'class A {\n  f(a, b, c, d) {}\n}', 'More than three parameters'],
  ['server/lib/a.ts', 'class A {\n  constructor(a, b, c, d) {}\n}\nf((a, b, c, d) => {});', null],
  ['tools/a.mjs', 'function f(a, b, c, d) {}', null],
  ['server/lib/a.ts', "let a: import('./b').B;", 'Write an import statement'],
  ['server/lib/a.ts', "let a: typeof import('pg');", null],
];

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `export const a${index} = ${index};`).join('\n');
}

/** A method with this many lines in its body. */
function method(count: number): string {
  const body = Array.from({ length: count }, (_, index) => `    void ${index};`).join('\n');
  return `export class A {\n  f() {\n${body}\n  }\n}`;
}

function nested(depth: number): string {
  return `export function f() {\n${'if (f.name) {'.repeat(depth)} f(); ${'}'.repeat(depth)}\n}`;
}
