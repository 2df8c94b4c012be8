// The schema for the generated types: fields with @semanticNonNull are non-null, because an operation with an error has
// no result for the code that uses these types.
const fs = require('node:fs');
const { Kind, parse, visit } = require('graphql');

/** @param {import('graphql').DirectiveNode} directive */
const isMark = ({ name }) => name.value === 'semanticNonNull';

/** @param {import('graphql').FieldDefinitionNode} field */
function withoutMark(field) {
  const directives = field.directives ?? [];
  if (!directives.some(isMark)) return undefined;
  return {
    ...field,
    directives: directives.filter((directive) => !isMark(directive)),
    type: { kind: Kind.NON_NULL_TYPE, type: field.type },
  };
}

/** @param {string} file */
module.exports = (file) => visit(parse(fs.readFileSync(file, 'utf8')), { FieldDefinition: withoutMark });
