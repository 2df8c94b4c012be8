// Who is compared: the product, its peers, and two servers that show what is possible at all.
import { startBhor } from './bhor.mjs';
import { startPeer } from './peer.mjs';

/** @type {Record<string, import('./contender.mjs').Contender>} */
export const CONTENDERS = {
  constant: {
    title: 'L0: node:http with a constant answer',
    short: 'L0',
    start: startPeer('constant'),
    hasRest: true,
  },
  plain: {
    title: 'L: node:http, prepared statements, JSON.stringify',
    short: 'L',
    start: startPeer('plain'),
    hasRest: true,
  },
  bhor: { title: 'Bhor', short: 'Bhor', start: startBhor, hasRest: true },
  postgraphile: {
    title: 'PostGraphile',
    short: 'PostGraphile',
    start: startPeer('postgraphile'),
    nodeMin: 22,
  },
  mercurius: { title: 'Mercurius with JIT', short: 'Mercurius', start: startPeer('mercurius') },
  yoga: { title: 'GraphQL Yoga', short: 'Yoga', start: startPeer('yoga') },
};

const [NODE_MAJOR = 0] = process.versions.node.split('.').map(Number);

/** Whether it runs on this version of Node. @param {string} name */
export const canRun = (name) => NODE_MAJOR >= (CONTENDERS[name]?.nodeMin ?? 0);
