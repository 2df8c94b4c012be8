/**
 * No regular expression of the product takes much longer than the text is long: one request could stop the server for
 * seconds. Each is tried with long texts of its own characters, which nearly match it and do not.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { toE164 } from '#common/accounts/phone';
import { cleanText } from '#common/clean-text';
import { redactPersonalData } from '#common/client-errors';
import { foldForSearch } from '#common/fold-for-search';
import { email, otp } from '#common/auth/fields';
import { requestKey } from '#common/forms/fields';
import { claimCode } from '#common/invitations/claim-code';
import { profileChangesForm } from '#common/members/profile.form';
import { describeDevice, describeKnownDevice } from '#server/features/auth/device';
import { isEndHead } from '#server/features/member-imports/column-guess';
import { DateEvidence, dayIn } from '#server/features/member-imports/import-dates';
import { shapeProblems } from '#server/features/member-imports/row-shape';
import { limitationsIn } from '#server/features/workout-plans/limitations-in-text';

/** Lengths of the texts. Expressions that are quick with the shortest are not tried with the others. */
const LENGTHS = [10_000, 30_000, 100_000];
const QUICK_MS = 5;
/** A linear expression takes some milliseconds for the longest text, a quadratic one many seconds. */
const LIMIT_MS = 500;
const ATTEMPTS = [1, 2, 3];

/** Expressions that are built when the product runs, by their files: what applies them to a text. */
const BUILT: Record<string, (text: string) => unknown> = {
  'common/accounts/phone.ts': toE164,
  'common/auth/fields.ts': (text) => otp.safeParse(text),
  'common/fold-for-search.ts': foldForSearch,
  'common/forms/fields.ts': (text) => requestKey.safeParse(text),
  'common/invitations/claim-code.ts': (text) => claimCode.safeParse(text),
  'common/members/profile.form.ts': (text) => profileChangesForm.safeParse({ userName: text }),
  'server/features/workout-plans/limitations-in-text.ts': limitationsIn,
};

/** Functions that read texts of clients with expressions of libraries, or with several of ours. */
const READERS: Record<string, (text: string) => unknown> = {
  'a name or a longer text': cleanText,
  'an e-mail address': (text) => email.safeParse(text),
  'a user agent': describeDevice,
  'a user agent in a mail': describeKnownDevice,
  'an error of a browser': redactPersonalData,
  'a date': (text) => dayIn(text, 'day_first'),
  'a head of a column': isEndHead,
  'a cell with several lines': (text) => shapeProblems([`\n${text}\n`], { columns: [], separator: 'comma' }),
  'a date of unknown order': (text) => new DateEvidence('2026-11-23').add(text),
};

interface Found {
  place: string;
  file: string;
  /** Null if it is built. */
  expression: RegExp | null;
}

const sources = ['common', 'server'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.generated\.|\/test(ing)?\//.test(file)),
);

function expressionsIn(file: string): Found[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const place = `${file}:${line} ${node.getText()}`;
    if (ts.isRegularExpressionLiteral(node)) found.push({ place, file, expression: expressionOf(node.text) });
    const isBuilt = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isBuilt && node.expression.getText() === 'RegExp') found.push({ place, file, expression: null });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function expressionOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  const flags = new Set([...literal.slice(end + 1), 'g']);
  return new RegExp(literal.slice(1, end), [...flags].join(''));
}

/** A character of each of the usual classes, and accents that have to be put in order. */
const USUAL = [...'aA0 -_.@"\n', '\u0301', '\u0301\u0327', '\u0301\uff9e'];

/** Makers of texts that nearly match: characters of the expression, and neighbours in it, repeated, with a wrong end. */
function textsFor(source: string): ((length: number) => string)[] {
  const own = [...new Set(source.replace(/\\./g, ''))];
  const groups = own.flatMap((_one, index) => [2, 3].map((size) => own.slice(index, index + size).join('')));
  const units = [...new Set([...USUAL, ...own, ...groups])];
  return units.flatMap((unit) =>
    ['', own.join('')].map((start) => (length: number) => `${start}${unit.repeat(length / unit.length)}\0`),
  );
}

/** The beginning of the first text with which the work takes too long; null if there is none. */
function slowText(source: string, work: (text: string) => unknown, limitMs = LIMIT_MS): string | null {
  const slow = textsFor(source).find((textOf) => {
    const millisecondsFor = (length: number) => millisecondsOf(work, textOf(length));
    const isQuick = millisecondsFor(LENGTHS[0]!) < QUICK_MS;
    // Several times, because other processes can take the time of one.
    const isSlow = (length: number) => ATTEMPTS.every(() => millisecondsFor(length) > limitMs);
    return !isQuick && LENGTHS.some(isSlow);
  });
  return slow ? slow(20) : null;
}

function millisecondsOf(work: (text: string) => unknown, text: string): number {
  const start = performance.now();
  work(text);
  return performance.now() - start;
}

const found = sources.flatMap(expressionsIn);

test('every regular expression takes time in proportion to the text', () => {
  expect(found.length).toBeGreaterThan(100);
  const slow = found.flatMap(({ place, expression }) => {
    const text = expression && slowText(expression.source, (tried) => tried.replace(expression, ''));
    return text === null ? [] : [`${place}: ${text}`];
  });
  expect(slow).toEqual([]);
}, 60_000);

test('so does every one that is built when the product runs', () => {
  const files = found.flatMap(({ file, expression }) => (expression === null ? [file] : []));
  expect([...new Set(files)].sort()).toEqual(Object.keys(BUILT).sort());
  expect(slowOnes(BUILT)).toEqual([]);
}, 60_000);

test('and so does what reads texts of clients', () => {
  expect(slowOnes(READERS)).toEqual([]);
}, 60_000);

const slowOnes = (works: Record<string, (text: string) => unknown>): string[] =>
  Object.entries(works).flatMap(([name, work]) => {
    const text = slowText('no?:/;(=.-@"T1', work);
    return text === null ? [] : [`${name}: ${text}`];
  });

test('a quadratic expression is found', () => {
  expect(slowText('a+!', (text) => text.replace(/a+!/g, ''), QUICK_MS)).toContain('aaa');
});
