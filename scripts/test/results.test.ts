import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { journeyResults, vitestResults } from './results.mjs';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-reports-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

function reportOf(content: object) {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

const fileOfTests = (name: string, statuses: string[], status = 'passed') => ({
  name: path.resolve(name),
  status,
  assertionResults: statuses.map((each) => ({ fullName: `is ${each}`, status: each })),
});

test('names the failed unit tests with their file', () => {
  const file = reportOf({
    numTotalTests: 3,
    numPassedTests: 2,
    numFailedTests: 1,
    success: false,
    testResults: [
      fileOfTests('a.test.ts', ['passed', 'failed'], 'failed'),
      fileOfTests('b.test.ts', ['passed']),
    ],
  });
  expect(vitestResults(file)).toEqual({ passed: 2, failed: 1, failures: ['a.test.ts › is failed'] });
});

test('says why a test failed', () => {
  const failed = {
    fullName: 'is equal',
    status: 'failed',
    failureMessages: ['\u001b[31mError: 1 is not 2\n  at line 3'],
  };
  const file = reportOf({
    numTotalTests: 1,
    numPassedTests: 0,
    numFailedTests: 1,
    success: false,
    testResults: [{ name: path.resolve('a.test.ts'), status: 'failed', assertionResults: [failed] }],
  });
  expect(vitestResults(file).failures).toEqual([
    'a.test.ts › is equal\n    Error: 1 is not 2\n      at line 3',
  ]);
});

test('a test file that cannot be loaded counts as a failure', () => {
  const file = reportOf({
    numTotalTests: 1,
    numPassedTests: 1,
    numFailedTests: 0,
    success: false,
    testResults: [fileOfTests('a.test.ts', ['passed']), fileOfTests('b.test.ts', [], 'failed')],
  });
  expect(vitestResults(file)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['b.test.ts: the file failed outside its tests'],
  });
});

test('names the failed journeys with their file and line, in all groups', () => {
  const spec = (title: string, desktop: string, phone: string) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [
      { projectName: 'desktop', status: desktop },
      { projectName: 'phone', status: phone, results: [{ error: { message: 'no price' } }] },
    ],
  });
  const file = reportOf({
    stats: { expected: 2, unexpected: 1, flaky: 0 },
    errors: [{ message: 'the server stopped\n  at line 3' }],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('shows hours', 'expected', 'skipped')],
        suites: [{ title: 'in June', specs: [spec('shows prices', 'expected', 'unexpected')] }],
      },
    ],
  });
  expect(journeyResults(file)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['[phone] home.spec.ts:7 › shows prices\n    no price', 'the server stopped'],
  });
});

test('a run without a report is a failure', () => {
  const missing = path.join(folder, 'missing.json');
  expect(vitestResults(missing)).toMatchObject({ passed: 0, failed: 1 });
  expect(journeyResults(missing)).toMatchObject({ passed: 0, failed: 1 });
});
