/**
 * Codegen plugin: generates typed hooks for each operation for Apollo Client 4, which the standard plugin does not
 * support (docs/decisions/0029).
 *
 * @typedef {import('graphql').OperationDefinitionNode} Operation
 */

/** @param {string} word */
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {Operation} operation */
function hookOf({ name, operation, variableDefinitions = [] }) {
  const operationName = capitalised(name?.value ?? '');
  const kind = capitalised(operation);
  const hook = `use${kind}`;
  const result = `${operationName}${kind}`;
  const isRequired =
    operation === 'query' &&
    variableDefinitions.some(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue);
  const skipped = operation === 'query' ? ' | SkipToken' : '';
  const parameter = `options${isRequired ? '' : '?'}: ${hook}.Options<${result}, ${result}Variables>${skipped}`;
  return {
    hook,
    line: `export function use${result}(${parameter}) { return ${hook}(${operationName}Document, options); }`,
  };
}

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
exports.plugin = (_schema, documents) => {
  const hooks = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === 'OperationDefinition')
    .map(hookOf);
  if (hooks.length === 0) return '';
  const imported = new Set(
    hooks.flatMap(({ hook }) => (hook === 'useQuery' ? [hook, 'type SkipToken'] : [hook])),
  );
  return {
    prepend: [`import { ${[...imported].join(', ')} } from '@apollo/client/react';`],
    content: hooks.map(({ line }) => line).join('\n'),
  };
};
