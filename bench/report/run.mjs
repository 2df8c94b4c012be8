import fs from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../scripts/set-up/project.mjs';
import { layout } from '../measure/cores.mjs';
import { machine } from '../support/machine.mjs';

const PEERS = {
  postgraphile: 'PostGraphile',
  mercurius: 'Mercurius',
  'graphql-yoga': 'Yoga',
  fastify: 'Fastify',
};

/** Where, when and how: without it, the results mean nothing. @param {import('../options.mjs').Options} options */
export const describeRun = ({ plan }) => ({
  at: new Date().toISOString(),
  machine: machine(),
  layout: layout(),
  versions: versions(),
  plan,
});

function versions() {
  const file = path.join(projectFolder, 'bench/peers/package.json');
  const { dependencies } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(PEERS).map(([name, title]) => [title, dependencies[name]]));
}
