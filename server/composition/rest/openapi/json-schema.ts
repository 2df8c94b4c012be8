/** JSON Schema of the rules of bodies and parameters. */
import * as z from 'zod/mini';

/** A JSON Schema, as far as the description of the API reads it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The description of a property that has none of its own. */
export type Describe = (name: string, parent: string | undefined) => string | undefined;

/** The schema of a request body; objects may have further properties. */
export function jsonSchemaOf(rule: z.core.$ZodType, describe: Describe): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(rule, {
    io: 'input',
    override: ({ jsonSchema }) => simplify(jsonSchema),
  });
  return withDescriptions(schema as JsonSchema, { describe });
}

/** Removes what says nothing more: the pattern of a format, and the bounds of every whole number. */
function simplify(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

interface Place {
  describe: Describe;
  /** Name of the property that contains it. */
  parent?: string;
}

function withDescriptions(schema: JsonSchema, place: Place): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(items && { items: withDescriptions(items, place) }),
    ...(anyOf && { anyOf: anyOf.map((one) => withDescriptions(one, place)) }),
    ...(properties && { properties: withDescribed(properties, place) }),
  };
}

const withDescribed = (properties: Record<string, JsonSchema>, { describe, parent }: Place) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = schema.description ?? describe(name, parent);
      return [
        name,
        { ...withDescriptions(schema, { describe, parent: name }), ...(description && { description }) },
      ];
    }),
  );
