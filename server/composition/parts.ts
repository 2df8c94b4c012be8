import 'reflect-metadata';
import type { Feature } from '../features/feature';
import { FEATURES } from '../features/features';
import type { TaskHandler } from '../jobs/task';
import type { Services } from '../lib/services';
import { FEATURE_FILES } from './feature-files';
import { mail } from './mail';

const fileOf = (name: string) => `../features/${name}/feature.ts`;

const unlisted = Object.keys(FEATURE_FILES).filter((file) => !FEATURES.some((name) => fileOf(name) === file));
if (unlisted.length > 0)
  throw new Error(`server/features/features.ts lacks the feature of ${unlisted.join(', ')}.`);

/** Returns the export of the feature.ts of a feature. */
function featureOf(name: string): Feature {
  const [feature] = Object.values(FEATURE_FILES[fileOf(name)] ?? {});
  if (!feature) throw new Error(`server/features/features.ts has ${name}, which has no feature.ts.`);
  return feature;
}

/** Mail and all features. The lists below, and everything that reads them, follow from this one. */
export const PARTS: readonly Feature[] = [mail, ...FEATURES.map(featureOf)];

export const ENTITIES = PARTS.flatMap(({ entities = [] }) => entities);
export const RESOLVERS = PARTS.flatMap(({ resolvers = [] }) => resolvers);
export const REST_ROUTES = PARTS.flatMap(({ routes = [] }) => routes);
const FEATURE_TASKS = PARTS.flatMap(({ tasks = [] }) => tasks);
export const TASKS = FEATURE_TASKS.map(({ task }) => task);
export const RATE_LIMITS = PARTS.flatMap(({ rateLimits = [] }) => rateLimits);
export const MEMBER_TABLES = Object.fromEntries(
  PARTS.flatMap(({ memberTables = {} }) => Object.entries(memberTables)),
);
export const JOURNAL_ENTRIES = Object.fromEntries(
  PARTS.flatMap(({ journalEntries = {} }) => Object.entries(journalEntries)),
);
export const STUDIO_TABLES = Object.fromEntries(
  PARTS.flatMap(({ studioTables = {} }) => Object.entries(studioTables)),
);
const HEALTH_DATA = PARTS.flatMap(({ healthData = [] }) => healthData);
export const REMOVALS = Object.fromEntries(PARTS.flatMap(({ removals = {} }) => Object.entries(removals)));
export const PICTURE_USES = PARTS.flatMap(({ pictureUses = [] }) => pictureUses);
export const ROLE_ENDINGS = PARTS.flatMap(({ roleEndings = [] }) => roleEndings);
export const SUMMARIES = Object.fromEntries(
  PARTS.flatMap((feature) => Object.entries(feature.summaries ?? {})),
);

/** What services need of the features. */
export const FEATURE_DECLARATIONS = {
  rateLimits: RATE_LIMITS,
  memberTables: MEMBER_TABLES,
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
  healthData: HEALTH_DATA,
  removals: REMOVALS,
  summaries: SUMMARIES,
  pictureUses: PICTURE_USES,
};

/** The handlers of all tasks. */
export const createTaskHandlers = (services: Services): TaskHandler[] =>
  FEATURE_TASKS.map(({ task, run }) => ({
    task,
    run: (payload, attempt) => run(services, payload, attempt),
  }));
