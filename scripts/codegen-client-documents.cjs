/** Codegen plugin: generates the operations of clients/typescript as strings with types. */
const { print, stripIgnoredCharacters } = require('graphql');

/** @param {string} word */
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {import('graphql').OperationDefinitionNode} operation */
function declarationOf(operation) {
  const name = capitalised(operation.name?.value ?? '');
  const type = `${name}${capitalised(operation.operation)}`;
  return `export const ${name}: Document<${type}, ${type}Variables> = ${JSON.stringify(stripIgnoredCharacters(print(operation)))};`;
}

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
exports.plugin = (_schema, documents) => ({
  prepend: [`import type { Document } from './document.ts';`],
  content: documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === 'OperationDefinition')
    .map(declarationOf)
    .join('\n\n'),
});
