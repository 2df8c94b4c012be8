/** Documents that read a list with what its rows refer to, built from the schema. */
import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** Number of values that are read of each object below a row: its name, and what a program needs of it. */
const VALUES_BELOW = 6;

/** Lists in rows that are for one row at a time, and are read with it alone. */
const OF_ONE: Record<string, string> = {
  'Article.body': 'the whole text of an article',
  'User.exerciseLoads': 'for the member only',
  'User.nextPeriods': 'for a sale to the member',
  'User.progress': 'a chart of the member',
  'User.weeklyMeasurements': 'a chart for the member only',
  'User.workoutPlans': 'for the member only',
};

/** Values of the arguments that lists require. */
const REQUIRED: Record<string, string> = { importId: '"i"', memberId: '"m"' };

const fieldsOf = (type: GraphQLObjectType): Field[] => Object.values(type.getFields());

const isConnection = ({ type }: Field): boolean => getNamedType(type).name.endsWith('Connection');

const typeOf = (type: Field['type']) => getNamedType(type) as GraphQLObjectType;

/** The type of the rows of a connection. */
const nodeOf = ({ type }: Field): GraphQLObjectType => typeOf(typeOf(type).getFields()['nodes']!.type);

export const connectionsOf = (schema: GraphQLSchema): Field[] =>
  fieldsOf(schema.getQueryType()!).filter(isConnection);

const takesNothing = ({ args }: Field): boolean => !args.some(isRequiredArgument);

const leavesOf = (type: GraphQLObjectType, max = Infinity): string =>
  fieldsOf(type)
    .filter((field) => takesNothing(field) && isLeafType(getNamedType(field.type)))
    .slice(0, max)
    .map(({ name }) => name)
    .join(' ');

const objectsOf = (type: GraphQLObjectType): Field[] =>
  fieldsOf(type).filter(
    (field) =>
      takesNothing(field) &&
      isObjectType(getNamedType(field.type)) &&
      !isConnection(field) &&
      !(`${type.name}.${field.name}` in OF_ONE),
  );

const select = (name: string, ...selections: string[]): string => `${name} { ${selections.join(' ')} }`;

/** All values of a row, and some of an object in it and of an object in that; one text for each pair of objects. */
function selectionsOf(node: GraphQLObjectType): string[] {
  const below = ({ type }: Field) => leavesOf(typeOf(type), VALUES_BELOW);
  return objectsOf(node).flatMap((first) => {
    // Leaves out the row itself.
    const inside = objectsOf(typeOf(first.type))
      .filter(({ type }) => typeOf(type) !== node)
      .map((second) => select(second.name, below(second) || '__typename'));
    return (inside.length > 0 ? inside : ['']).map(
      (second) => `${leavesOf(node)} ${select(first.name, below(first), second)}`,
    );
  });
}

/** Documents that read this many rows of a list, with two levels of objects below them. */
export function documentsOf(list: Field, rows: number): string[] {
  const given = list.args.filter(isRequiredArgument).map(({ name }) => `${name}: ${REQUIRED[name]!}`);
  const args = [...given, `first: ${rows}`].join(', ');
  const page = 'pageInfo { hasNextPage endCursor }';
  return selectionsOf(nodeOf(list)).map(
    (selection) => `{ ${select(`${list.name}(${args})`, select('nodes', selection), page)} }`,
  );
}
