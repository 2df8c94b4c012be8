/** The rules of docs/api/conventions.md that a program can check. */
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLType,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { getSchema } from '#server/composition/schema';
import { EMBEDDED, INSTANTS } from '../operations/support/all';
import {
  argumentsOf,
  describedElementsOf,
  enumValuesOf,
  fieldsOf,
  typesOf,
  valuesOf,
  type Element,
  type Value,
} from './testing/schema-elements';
import { tells } from './testing/telling-descriptions';

const QUESTION = /^(is|has|are|must|viewerCan)[A-Z]/;

/** Booleans that are not questions. */
const CHOICES: Record<string, string> = {
  'SignInInput.keepLoggedIn': 'what the server shall do, not how something is',
};

/** Ids of other things in answers. */
const REFERENCES: Record<string, string> = {
  'ArticleRotation.allArticleIds': 'all articles, of which a client reads only some',
  'CreateLogoUploadPayload.pictureId': 'the picture has not arrived yet',
  'CreatePictureUploadPayload.pictureId': 'the picture has not arrived yet',
  'MemberImportPlanName.offerId': 'is sent back as it is, and the plan may exist no longer',
  'RazorpayCheckout.gatewayOrderId': 'an object of the payment gateway',
  'RazorpayCheckout.keyId': 'an object of the payment gateway',
  'Payment.gatewayPaymentId': 'an object of the payment gateway',
  'Refund.gatewayRefundId': 'an object of the payment gateway',
  'SaveDietDetailsPayload.anonymousId': 'a secret by which anonymous details can be read',
  'SitePicture.pictureId': 'is sent back as it is, and `uploadedPicture` has the picture',
  'StudioLook.logoId': 'is sent back as it is, and `uploadedPicture` has the picture',
  'WorkoutPlanItem.exerciseId': 'the exercise may be in the library no longer',
};

/** Ids that our own data does not have. */
const FOREIGN_IDS: Record<string, string> = {
  'ConfirmOnlinePaymentInput.gatewayPaymentId': 'of the payment gateway',
  'ConfirmPaymentByLinkInput.gatewayPaymentId': 'of the payment gateway',
  'ConfirmRupeeTestInput.gatewayPaymentId': 'of the payment gateway',
  'RazorpayCheckout.gatewayOrderId': 'of the payment gateway',
  'RazorpayCheckout.keyId': 'of the payment gateway',
  'Payment.gatewayPaymentId': 'of the payment gateway',
  'Refund.gatewayRefundId': 'of the payment gateway',
};

/** Measures whose unit is part of their meaning. */
const UNITS_IMPLIED: Record<string, string> = {
  'DietDetails.age': 'ages are in years',
  'OpeningSpan.from': 'a time of day',
  'OpeningSpan.to': 'a time of day',
  'OpeningSpanInput.from': 'a time of day',
  'OpeningSpanInput.to': 'a time of day',
  'ArticlePicture.height': 'pictures are measured in pixels',
  'ArticlePicture.width': 'pictures are measured in pixels',
  'GalleryPhoto.height': 'pictures are measured in pixels',
  'GalleryPhoto.width': 'pictures are measured in pixels',
  'UploadedPicture.height': 'pictures are measured in pixels',
  'UploadedPicture.width': 'pictures are measured in pixels',
  'Photo.height': 'pictures are measured in pixels',
  'Photo.width': 'pictures are measured in pixels',
  'SaveDietDetailsInput.age': 'ages are in years',
  'CreateTrainerInput.age': 'ages are in years',
  'Trainer.age': 'ages are in years',
  'UpdateTrainerInput.age': 'ages are in years',
};

/** Units as descriptions say them, with the ending of a name that says them too. */
const UNITS: Record<string, RegExp> = {
  'basis points': /BasisPoints$/,
  'calendar months': /[mM]onths$/,
  centimetres: /Cm$/,
  days: /[dD]ays$/,
  kilograms: /Kg$/,
  minutes: /[mM]inutes$/,
  pixels: /Px$/,
  seconds: /[sS]econds$/,
  'smallest unit': /[mM]inorUnits$/,
  weeks: /[wW]eeks$/,
  years: /^years|[yY]ears$/,
};

const DEPRECATION = /^Use .+\. Removed on \d{4}-\d\d-\d\d\.$/;

/** Types that describe the API, not the data. */
const NOT_DATA = /^(Query|Mutation)$|(Payload|Connection|Edge)$/;

let types: GraphQLNamedType[];
let mutations: ReturnType<typeof fieldsOf>;
let queries: ReturnType<typeof fieldsOf>;
beforeAll(async () => {
  const schema = await getSchema();
  types = typesOf(schema);
  mutations = fieldsOf([schema.getMutationType()!]);
  queries = fieldsOf([schema.getQueryType()!]);
});

const coordinatesOf = (elements: Element<unknown>[]) => elements.map(({ coordinate }) => coordinate);

/** A rule that holds for all elements but the exceptions, which all have to be needed. */
function expectOnly<Part>(
  elements: Element<Part>[],
  holds: (part: Part, coordinate: string) => boolean,
  exceptions: Record<string, string> = {},
): void {
  const failing = elements.filter(({ part, coordinate }) => !holds(part, coordinate));
  expect(coordinatesOf(failing).sort()).toEqual(Object.keys(exceptions).sort());
}

const typeName = (type: GraphQLType) => getNamedType(type).name;

/** The fields of a type with their types. */
const shapeOf = (type: GraphQLObjectType | GraphQLInputObjectType) => {
  const fields = Object.values(type.getFields()).map((field) => [field.name, String(field.type)] as const);
  return { name: type.name, fields: Object.fromEntries(fields.sort()) };
};

const isOf =
  (name: string) =>
  ({ part }: Element<Value>) =>
    typeName(part.type) === name;

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

test('descriptions are sentences with a capital letter and a full stop', async () => {
  expectOnly(
    describedElementsOf(await getSchema()),
    ({ description }) => description == null || /^[^\sa-z](.|\n)*\.$/.test(description),
  );
});

// Descriptions of enum values are the labels that people see.
test('a description says more than the name, or there is none', async () => {
  const schema = await getSchema();
  const labels = new Set(enumValuesOf(types).map(({ coordinate }) => coordinate));
  const names = (coordinate: string) => coordinate.split(/[.(:)@]/);
  expectOnly(
    describedElementsOf(schema).filter(({ coordinate }) => !labels.has(coordinate)),
    ({ description }, coordinate) => description == null || tells(description, ...names(coordinate)),
  );
});

test('enum values are in upper case', () => {
  expectOnly(enumValuesOf(types), ({ name }) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name));
});

test('types are in PascalCase, fields and arguments in camelCase, and neither names its format', () => {
  expectOnly(
    types.map((part) => ({ coordinate: part.name, part })),
    ({ name }) => /^([A-Z][a-z0-9]+)+$/.test(name),
  );
  expectOnly(valuesOf(types), ({ name }) => /^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(name));
});

test('fields of Query and Mutation are nullable, so that each fails on its own', () => {
  expectOnly([...queries, ...mutations], ({ type }) => !isNonNullType(type));
});

test('lists contain no null, and those of answers are null only with an error', () => {
  expectOnly(valuesOf(types), ({ type }) => {
    const list = getNullableType(type);
    return !isListType(list) || isNonNullType(list.ofType);
  });
  const lists = fieldsOf(types).filter(({ part }) => isListType(getNullableType(part.type)));
  expectOnly(
    lists,
    ({ type, extensions }) => isNonNullType(type) || extensions['isSemanticNonNull'] === true,
  );
});

test('a mutation takes `input: <Name>Input!` or nothing, and answers `<Name>Payload`', () => {
  expectOnly(mutations, ({ name, args, type }) => {
    const taken = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ');
    const isInput = taken === '' || taken === `input: ${capitalized(name)}Input!`;
    return isInput && String(type) === `${capitalized(name)}Payload`;
  });
});

test('the input and the payload of a mutation are used by nothing else', () => {
  const inputs = mutations.flatMap(({ part }) => part.args.map(({ type }) => typeName(type)));
  const payloads = mutations.map(({ part }) => typeName(part.type));
  const uses = valuesOf(types).filter(({ part }) => [...inputs, ...payloads].includes(typeName(part.type)));
  expectOnly(uses, (_part, coordinate) => coordinate.startsWith('Mutation.'));
  const called = types.map(({ name }) => name).filter((name) => name.endsWith('Payload'));
  expect(called.sort()).toEqual(payloads.sort());
});

test('a connection has edges, nodes, pageInfo and totalCount', () => {
  const connections = types.filter(({ name }) => name.endsWith('Connection')).filter(isObjectType);
  expect(connections.length).toBeGreaterThan(2);
  const shapes = connections.map(shapeOf);
  expect(shapes).toEqual(
    connections.map(({ name }) => {
      const node = name.replace(/Connection$/, '');
      const [edges, nodes] = [`[${node}Edge!]!`, `[${node}!]!`];
      return { name, fields: { edges, nodes, pageInfo: 'PageInfo!', totalCount: 'Count!' } };
    }),
  );
});

test('fields answer a connection if they take first, after, last and before', () => {
  expectOnly(fieldsOf(types), ({ args, type }) => {
    const paging = args.filter(({ name }) => ['first', 'after', 'last', 'before'].includes(name));
    const taken = paging.map((arg) => `${arg.name}: ${String(arg.type)}`).sort();
    const isPaged = taken.join() === 'after: String,before: String,first: Int,last: Int';
    if (typeName(type) === 'ExportPart') return taken.join() === 'after: String';
    return typeName(type).endsWith('Connection') ? isPaged : !taken.includes('after: String');
  });
});

test('`filter` takes an input that ends in `Filter`, `orderBy` one that ends in `Sort`, and both may be null', () => {
  expectOnly(argumentsOf(types), ({ name, type }) => {
    if (name === 'filter') return /^\w+Filter$/.test(String(type));
    return (name === 'orderBy') === /^\w+Sort$/.test(String(type));
  });
});

test('a sort has a field and a direction', () => {
  const sorts = types.filter(isInputObjectType).filter(({ name }) => name.endsWith('Sort'));
  expect(sorts.map(shapeOf)).toEqual(
    sorts.map(({ name }) => ({ name, fields: { direction: 'SortDirection!', field: `${name}Field!` } })),
  );
});

test('an instant ends in `At`, a day in `On`', () => {
  const endsIn = (ending: string) => (name: string) => new RegExp(`[a-z]${ending}$`).test(name);
  expectOnly(
    valuesOf(types),
    ({ name, type }) =>
      endsIn('At')(name) === (typeName(type) === 'DateTime') &&
      endsIn('On')(name) === (typeName(type) === 'Date'),
    INSTANTS,
  );
});

test('a Boolean is a question: is, has, are, must or viewerCan', () => {
  expectOnly(valuesOf(types).filter(isOf('Boolean')), ({ name }) => QUESTION.test(name), CHOICES);
});

test('a number with a unit ends in the unit', () => {
  const measures = valuesOf(types).filter(({ part }) => /^(Int|Float|SafeInt)$/.test(typeName(part.type)));
  const isNamed = ({ name, description }: Value) =>
    Object.entries(UNITS).every(
      ([unit, ending]) =>
        !new RegExp(`\\b(in|of)( the)? ${unit}`).test(description ?? '') || ending.test(name),
    );
  expectOnly(measures, isNamed, UNITS_IMPLIED);
});

test('every object has an id, except for those that are part of another one', () => {
  const objects = types.filter(isObjectType).filter(({ name }) => !NOT_DATA.test(name));
  expectOnly(
    objects.map((part) => ({ coordinate: part.name, part })),
    (type) => String(type.getFields()['id']?.type) === 'ID!',
    EMBEDDED,
  );
});

test('objects refer to objects, not to their ids', () => {
  const references = fieldsOf(types).filter(({ part: { name } }) => /[a-z]Ids?$/.test(name));
  expectOnly(
    references,
    ({ name }, coordinate) =>
      /^(deleted|ended|removed)[A-Z]\w*Id$/.test(name) && /^\w+Payload\./.test(coordinate),
    REFERENCES,
  );
});

test('an id is of type ID and called `id`, or ends in `Id`', () => {
  expectOnly(
    valuesOf(types),
    ({ name, type }) => (typeName(type) === 'ID') === /^ids?$|[a-z]Ids?$/.test(name),
    FOREIGN_IDS,
  );
});

test('a scalar of our own says where it is specified', () => {
  expectOnly(
    types.filter(isScalarType).map((part) => ({ coordinate: part.name, part })),
    ({ specifiedByURL }) => specifiedByURL != null,
  );
});

test('a deprecation says what to use instead, and when it will be removed', () => {
  const parts: Element<Pick<Value, 'deprecationReason'>>[] = [...valuesOf(types), ...enumValuesOf(types)];
  expectOnly(parts, ({ deprecationReason: reason }) => reason == null || DEPRECATION.test(reason));
});
