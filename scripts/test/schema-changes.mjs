import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';

/**
 * For each type of breaking change the schema coordinate of what has changed, from the names in its description:
 * graphql-js has no coordinates.
 * @type {Record<import('graphql').BreakingChangeType, [names: RegExp, coordinate: string]>}
 */
const COORDINATES = {
  TYPE_REMOVED: [/^(?:Standard scalar )?(\w+) was removed/, '$1'],
  TYPE_CHANGED_KIND: [/^(\w+) changed/, '$1'],
  TYPE_REMOVED_FROM_UNION: [/from union type (\w+)/, '$1'],
  VALUE_REMOVED_FROM_ENUM: [/^(\w+) was removed from enum type (\w+)/, '$2.$1'],
  REQUIRED_INPUT_FIELD_ADDED: [/field (\w+) on input type (\w+)/, '$2.$1'],
  IMPLEMENTED_INTERFACE_REMOVED: [/^(\w+) no longer implements/, '$1'],
  FIELD_REMOVED: [/^(\w+\.\w+) was removed/, '$1'],
  FIELD_CHANGED_KIND: [/^(\w+\.\w+) changed type/, '$1'],
  REQUIRED_ARG_ADDED: [/arg (\w+) on (\w+\.\w+) was added/, '$2($1:)'],
  ARG_REMOVED: [/^(\w+\.\w+) arg (\w+) was removed/, '$1($2:)'],
  ARG_CHANGED_KIND: [/^(\w+\.\w+) arg (\w+) has changed type/, '$1($2:)'],
  DIRECTIVE_REMOVED: [/^(\w+) was removed/, '@$1'],
  DIRECTIVE_ARG_REMOVED: [/^(\w+) was removed from (\w+)/, '@$2($1:)'],
  REQUIRED_DIRECTIVE_ARG_ADDED: [/arg (\w+) on directive (\w+)/, '@$2($1:)'],
  DIRECTIVE_REPEATABLE_REMOVED: [/flag was removed from (\w+)/, '@$1'],
  DIRECTIVE_LOCATION_REMOVED: [/was removed from (\w+)/, '@$1'],
};

/**
 * Compares the schema with that of a release.
 * @param {{ schema: string, changelog: string }} current
 * @param {{ schema: string, version: string }} release
 * @returns {{ unnamed: { coordinate: string, description: string }[], dangerous: string[] }} breaking changes that
 * the changelog does not name since the release, and changes that break only some clients
 */
export function schemaChanges(current, release) {
  const before = buildSchema(release.schema);
  const after = buildSchema(current.schema);
  const entries = entriesSince(release.version, current.changelog);
  return {
    unnamed: findBreakingChanges(before, after)
      .map((change) => ({ coordinate: coordinateOf(change), description: change.description }))
      .filter(({ coordinate }) => !entries.includes(`\`${coordinate}\``)),
    dangerous: findDangerousChanges(before, after).map(({ description }) => description),
  };
}

/** @param {import('graphql').BreakingChange} change */
function coordinateOf({ type, description }) {
  const [names, coordinate] = COORDINATES[type];
  const found = names.exec(description)?.[0];
  if (!found) throw new Error(`scripts/test/schema-changes.mjs cannot read: ${description}`);
  return found.replace(names, coordinate);
}

/**
 * The sections above that of a version: Unreleased, and in the commit of a release that of the new version.
 * @param {string} version
 * @param {string} changelog
 */
function entriesSince(version, changelog) {
  const sections = changelog.split(/^## \[?/m);
  const released = sections.findIndex((section) => section.split(/[\]\s]/)[0] === version);
  return sections.slice(0, released === -1 ? undefined : released).join('\n');
}
