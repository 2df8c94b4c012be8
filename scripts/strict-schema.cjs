// The schema for the generated types: fields with @semanticNonNull are non-null, because an operation with an error has
// no result for the code that uses these types.
const fs = require('node:fs');
const { Kind, parse, visit } = require('graphql');

const isMarked = ({ name }) => name.value === 'semanticNonNull';

module.exports = (file) =>
  visit(parse(fs.readFileSync(file, 'utf8')), {
    FieldDefinition: (field) =>
      field.directives.some(isMarked)
        ? {
            ...field,
            directives: field.directives.filter((directive) => !isMarked(directive)),
            type: { kind: Kind.NON_NULL_TYPE, type: field.type },
          }
        : undefined,
  });
