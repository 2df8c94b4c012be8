/**
 * Codegen plugin: generates typed hooks for each operation for Apollo Client 4, which the standard plugin does not
 * support (docs/decisions/0029).
 *
 * @typedef {import('graphql').OperationDefinitionNode} Operation
 * @typedef {{ suffix: string, hook: string, options: (result: string, variables: string) => string }} HookKind
 */

/** @type {Record<string, HookKind[]>} */
const HOOK_KINDS = {
  query: [
    {
      suffix: 'Query',
      hook: 'useQuery',
      options: (result, variables) => `useQuery.Options<${result}, ${variables}>`,
    },
    {
      suffix: 'SuspenseQuery',
      hook: 'useSuspenseQuery',
      options: (_result, variables) => `useSuspenseQuery.Options<${variables}>`,
    },
  ],
  mutation: [
    {
      suffix: 'Mutation',
      hook: 'useMutation',
      options: (result, variables) => `useMutation.Options<${result}, ${variables}>`,
    },
  ],
};

/** @param {string} word */
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {Operation} operation */
function hooksOf(operation) {
  const name = capitalised(operation.name?.value ?? '');
  const result = name + capitalised(operation.operation);
  const isQueryWithRequired =
    operation.operation === 'query' &&
    (operation.variableDefinitions ?? []).some(
      ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
    );
  return (HOOK_KINDS[operation.operation] ?? []).map(({ suffix, hook, options }) => {
    const parameter = `options${isQueryWithRequired ? '' : '?'}: ${options(result, `${result}Variables`)}`;
    return {
      hook,
      line: `export function use${name}${suffix}(${parameter}) { return ${hook}(${name}Document, options); }`,
    };
  });
}

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
exports.plugin = (_schema, documents) => {
  const hooks = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === 'OperationDefinition')
    .flatMap(hooksOf);
  if (hooks.length === 0) return '';
  const imported = [...new Set(hooks.map(({ hook }) => hook))].join(', ');
  return {
    prepend: [`import { ${imported} } from '@apollo/client/react';`],
    content: hooks.map(({ line }) => line).join('\n'),
  };
};
