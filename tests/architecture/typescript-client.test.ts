/** The client in docs/api/typescript.md: its types are generated from the schema, and it compiles in strict mode. */
import fs from 'node:fs';
import path from 'node:path';
import { generate, type CodegenConfig } from '@graphql-codegen/cli';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';

const PAGE = fs.readFileSync('docs/api/typescript.md', 'utf8');
/** In the project, so that packages are found; none of these files is written. */
const FOLDER = path.resolve('tests/architecture');

function codeBlock(language: string): string {
  const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(PAGE)?.[1];
  if (!block) throw new Error(`no ${language} on the page`);
  return block;
}

const CLIENT = codeBlock('ts');

/** The client, and what its author could get wrong. */
const FILES: Record<string, string> = {
  'memberships.ts': CLIENT,
  'misspelt.ts': CLIENT.replace('planType, current }', 'type, current }'),
  'careless.ts': CLIENT.replace('data?.me?.user', 'data?.me.user'),
};

let problems: readonly ts.Diagnostic[];
beforeAll(async () => {
  const config = JSON.parse(codeBlock('json')) as CodegenConfig;
  // The schema as it is published, with nullable operations, and not as our own client reads it.
  const inputs = { schema: 'schema.graphql', documents: codeBlock('graphql'), silent: true };
  const [types] = (await generate({ ...config, ...inputs }, false)) as { content: string }[];
  problems = problemsOf({ ...FILES, 'memberships.generated.ts': types!.content });
});

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: ['node'],
};

/** What the compiler says about files that are not on the disk. */
function problemsOf(files: Record<string, string>): readonly ts.Diagnostic[] {
  const texts = new Map(Object.entries(files).map(([name, text]) => [path.join(FOLDER, name), text]));
  const disk = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    getSourceFile: (file, options, ...others) => {
      const text = texts.get(file);
      return text === undefined
        ? disk.getSourceFile(file, options, ...others)
        : ts.createSourceFile(file, text, options);
    },
  };
  return ts.getPreEmitDiagnostics(ts.createProgram([...texts.keys()], OPTIONS, host));
}

const problemsIn = (name: string) =>
  problems
    .filter(({ file }) => !file || path.basename(file.fileName) === name)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));

test('it has ten lines and compiles in strict mode', () => {
  expect(CLIENT.split('\n').filter(Boolean)).toHaveLength(10);
  expect(problemsIn('memberships.generated.ts')).toEqual([]);
  expect(problemsIn('memberships.ts')).toEqual([]);
});

test('the compiler knows which fields exist, and which may be null', () => {
  expect(problemsIn('misspelt.ts')[0]).toContain("Property 'type' does not exist");
  expect(problemsIn('careless.ts')).toEqual(["'data.me' is possibly 'null'."]);
});
