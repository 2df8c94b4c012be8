import type { FeatureOperations, Selection } from './entries';
import type { SampleIds } from './given';

const FILES = import.meta.glob<{ operations: FeatureOperations }>('../*.ts', { eager: true });

/** The entries of all features; an operation has one. */
function joined<Name extends keyof FeatureOperations>(name: Name): NonNullable<FeatureOperations[Name]> {
  const entries = Object.values(FILES).flatMap(({ operations }) => Object.entries(operations[name] ?? {}));
  const names = entries.map(([one]) => one);
  const repeated = names.filter((one, index) => names.indexOf(one) !== index);
  if (repeated.length > 0) throw new Error(`tests/operations has more than one of ${repeated.join(', ')}`);
  return Object.fromEntries(entries) as NonNullable<FeatureOperations[Name]>;
}

export const QUERIES = joined('queries');
export const MUTATIONS = joined('mutations');
export const USER_FIELDS = joined('userFields');
export const REST_CALLS = joined('restCalls');
export const EMBEDDED = joined('embedded');
export const INSTANTS = joined('instants');
export const WATCHED = joined('watched');

/** Operations that only the session of a kiosk may call. */
export const FOR_KIOSKS = Object.entries({ ...QUERIES, ...MUTATIONS })
  .filter(([, { callers }]) => callers.length === 0)
  .map(([name]) => name);

export const MUTATION_NAMES = Object.keys(MUTATIONS).sort(
  (one, other) => Number(MUTATIONS[one]!.isLast ?? false) - Number(MUTATIONS[other]!.isLast ?? false),
);

/** The text of a call of a query, or of a field of a user. */
export const textOf = (call: Selection, ids: SampleIds): string =>
  typeof call === 'string' ? call : call(ids);
