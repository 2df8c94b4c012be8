import type {
  DescribedAnswer,
  DescribedCall,
  DescribedParameter,
  DescribedValue,
  OpenApiDocument,
} from '#common/open-api';

export interface Call extends Omit<DescribedCall, 'parameters' | 'responses'> {
  method: string;
  path: string;
  parameters: DescribedParameter[];
  body: DescribedValue | undefined;
  answers: (DescribedAnswer & { status: string })[];
  curl: string;
}

export interface CallGroup {
  name: string;
  description: string;
  calls: Call[];
}

const REFERENCE = /^#\/components\/responses\//;

/** The calls of an API by tag, with references resolved. */
export function callGroups(api: OpenApiDocument): CallGroup[] {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) =>
      callOf(api, { method: method.toUpperCase(), path, call }),
    ),
  );
  return api.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ tags }) => tags.includes(name)),
  }));
}

interface Place {
  method: string;
  path: string;
  call: DescribedCall;
}

function callOf(api: OpenApiDocument, { method, path, call }: Place): Call {
  const body = call.requestBody?.content['application/json']?.schema;
  const parameters = call.parameters as DescribedParameter[];
  const origin = api.servers[0]?.url ?? '';
  const sent = { method, address: origin + exampleAddress(path, parameters), body, security: call.security };
  return { ...call, method, path, parameters, body, answers: answersOf(api, call), curl: curlOf(sent) };
}

const answersOf = ({ components }: OpenApiDocument, { responses }: DescribedCall) =>
  Object.entries(responses).map(([status, answer]) => {
    const name = ('$ref' in answer ? String(answer.$ref) : '').replace(REFERENCE, '');
    return { status, ...(components.responses[name] ?? (answer as DescribedAnswer)) };
  });

/** Ids that nothing has: the example is answered, with 404. */
const EXAMPLE_ID = '00000000-0000-4000-8000-000000000000';

function exampleAddress(path: string, parameters: DescribedParameter[]): string {
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => `${one.name}=${encodeURIComponent(String(exampleOf(one.schema)))}`);
  const filled = path.replace(/\{\w+\}/g, EXAMPLE_ID);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

interface SentCall extends Pick<DescribedCall, 'security'> {
  method: string;
  address: string;
  body: DescribedValue | undefined;
}

/** Takes the token or key from the environment, so that it is not in the history of the shell. */
function curlOf({ method, address, body, security }: SentCall): string {
  const isOpen = security.some((one) => Object.keys(one).length === 0);
  const isByCookie = security.some((one) => 'refreshToken' in one);
  const isByKey = security.some((one) => 'apiKey' in one);
  return [
    method === 'GET' ? `curl -s '${address}'` : `curl -s -X ${method} '${address}'`,
    ...(isByCookie ? ['-b cookies.txt -c cookies.txt'] : []),
    ...(isOpen || isByCookie ? [] : [`-H "Authorization: Bearer $${isByKey ? 'BHOR_KEY' : 'TOKEN'}"`]),
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${jsonOf(body)}'`] : []),
  ].join(' \\\n  ');
}

/** A single quote would end the text in the shell. */
const jsonOf = (body: DescribedValue) => JSON.stringify(exampleOf(body)).replaceAll("'", "'\\''");

const EXAMPLES_BY_FORMAT: Record<string, string> = {
  email: 'asha@example.com',
  date: '2026-11-23',
  'date-time': '2026-11-23T06:30:00Z',
  uuid: EXAMPLE_ID,
};

/** Examples for rules that the description cannot express for programs. */
const EXAMPLES_BY_NAME: Record<string, string> = {
  contact: '+91 98765 43210',
  password: 'Monsoon-training-2026',
  confirmPassword: 'Monsoon-training-2026',
};

/** A value of the right kind; of an object, its required properties. */
export function exampleOf(value: DescribedValue): unknown {
  const { type, enum: choices, anyOf, properties = {}, required = [], items } = value;
  if (value.const !== undefined) return value.const;
  if (choices) return choices[0];
  if (anyOf) return exampleOf(anyOf[0]!);
  if (type === 'object')
    return Object.fromEntries(
      required.map((name) => [name, EXAMPLES_BY_NAME[name] ?? exampleOf(properties[name] ?? {})]),
    );
  if (type === 'array') return items ? [exampleOf(items)] : [];
  return exampleOfScalar(value);
}

function exampleOfScalar({ type, format = '', minimum, minLength }: DescribedValue): unknown {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 1;
  return EXAMPLES_BY_FORMAT[format] ?? 'text'.padEnd(Number(minLength ?? 0), '-text');
}

/** The kind of a value in a few words. */
export function kindOf({ type, format, enum: choices, anyOf, items, ...value }: DescribedValue): string {
  if (value.const !== undefined) return JSON.stringify(value.const);
  if (choices) return choices.map((one) => JSON.stringify(one)).join(' | ');
  if (anyOf) return anyOf.map(kindOf).join(' | ');
  if (type === 'array') return `list of ${items ? kindOf(items) : 'anything'}`;
  return [[type ?? 'anything'].flat().join(' | '), format && `(${format})`, boundsOf(value)]
    .filter(Boolean)
    .join(' ');
}

function boundsOf({ minimum, minLength, maximum, maxLength }: DescribedValue): string {
  const [least, most] = [minimum ?? minLength, maximum ?? maxLength].map((one) => one as number | undefined);
  if (least === undefined && most === undefined) return '';
  const unit = (maxLength ?? minLength) === undefined ? '' : ' characters';
  if (least === undefined) return `at most ${most}${unit}`;
  return most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`;
}
