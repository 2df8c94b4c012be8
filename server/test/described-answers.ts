/** Compares every answer that a test gets from the REST API with the description of the API. */
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { REST_ROUTES } from '../composition/parts';
import { describedPath, openApiDocument } from '../composition/rest/openapi/document';
import { getSchema } from '../composition/schema';
import type { RestRoute } from '../rest/route';

interface Content {
  schema?: object;
}

interface DescribedResponse {
  content?: Record<string, Content>;
}

const PREFIX = '#/components/';

class DescribedAnswers {
  private readonly ajv = new Ajv({ strict: false, allErrors: true });
  private readonly compiled = new Map<object, ValidateFunction>();

  constructor(private readonly document: ReturnType<typeof openApiDocument>) {
    addFormats.default(this.ajv);
  }

  /** Throws if a route answers differently than it is described. */
  async check({ method, path }: RestRoute, response: Response): Promise<void> {
    const { responses } = this.document.paths[describedPath(path)]![method.toLowerCase()]!;
    const what = `${method} ${path} answered ${response.status}, which`;
    const described = this.responseTo(responses, response.status);
    if (!described) throw new Error(`${what} its description does not have.`);
    if (!described.content) return;
    const mediaType = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
    const content = described.content[mediaType];
    if (!content) throw new Error(`${what} is described without ${mediaType}.`);
    if (content.schema) await this.checkBody(content.schema, response, what);
  }

  private responseTo(responses: Record<string, object>, status: number): DescribedResponse | undefined {
    const found = responses[status] ?? (status >= 500 ? responses['5XX'] : undefined);
    return found && this.resolved(found);
  }

  private resolved(value: object): object {
    if (!('$ref' in value)) return value;
    const [kind = '', name = ''] = String(value.$ref).slice(PREFIX.length).split('/');
    const components: Record<string, Record<string, object>> = this.document.components;
    return components[kind]![name]!;
  }

  private async checkBody(schema: object, response: Response, what: string): Promise<void> {
    // A test that breaks the connection finds out itself that there is no body.
    const text = await response
      .clone()
      .text()
      .catch(() => null);
    if (text === null) return;
    const validate = this.compiled.get(schema) ?? this.ajv.compile(strict(this.resolved(schema)));
    this.compiled.set(schema, validate);
    if (!validate(JSON.parse(text)))
      throw new Error(`${what} is described otherwise: ${this.ajv.errorsText(validate.errors)}\n${text}`);
  }
}

/** Forbids the further properties that the description permits for later versions of the API. */
const strict = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (_name, value: unknown) =>
    isObjectSchema(value) ? { ...value, additionalProperties: false } : value,
  ) as object;

const isObjectSchema = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';

let described: Promise<DescribedAnswers> | undefined;

export async function checkAnswer(
  request: { method: string; path: string },
  response: Response,
): Promise<void> {
  const route = routeOf(request);
  if (!route) return;
  described ??= getSchema().then((schema) => {
    const document = openApiDocument({ routes: REST_ROUTES, schema, publicUrl: 'http://studio.example' });
    return new DescribedAnswers(document);
  });
  await (await described).check(route, response);
}

function routeOf({ method, path }: { method: string; path: string }): RestRoute | undefined {
  const parts = path.split('?', 1)[0]!.split('/');
  return REST_ROUTES.find((route) => {
    const names = route.path.split('/');
    const matches = (part: string, index: number) =>
      names[index] === part || (names[index]?.startsWith(':') && part !== '');
    return route.method === method && names.length === parts.length && parts.every(matches);
  });
}
