// Part of `npm run check`: breaking changes of schema.graphql since the last release must be named in CHANGELOG.md.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import './set-up/project.mjs';
import { lastRelease } from './test/last-release.mjs';
import { schemaChanges } from './test/schema-changes.mjs';

const FILE = 'schema.graphql';

const tag = lastRelease();
if (tag) compareWith(tag);
else console.log('No release to compare the schema with: git has no tag v*.');

/** @param {string} release */
function compareWith(release) {
  const { unnamed, dangerous } = schemaChanges(
    { schema: fs.readFileSync(FILE, 'utf8'), changelog: fs.readFileSync('CHANGELOG.md', 'utf8') },
    {
      schema: execFileSync('git', ['show', `${release}:${FILE}`], { encoding: 'utf8' }),
      version: release.slice(1),
    },
  );
  if (dangerous.length > 0)
    console.log(`Changes since ${release} that can affect clients:\n  ${dangerous.join('\n  ')}`);
  if (unnamed.length === 0) return;
  const list = unnamed.map(({ coordinate, description }) => `\`${coordinate}\`: ${description}`);
  console.error(`Breaking changes since ${release}. Avoid them, or name them in CHANGELOG.md under Unreleased,
spelled like this, with what integrators have to change:\n  ${list.join('\n  ')}`);
  process.exitCode = 1;
}
