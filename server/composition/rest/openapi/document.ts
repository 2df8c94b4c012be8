/** The description of the REST API in OpenAPI 3.1, from the table of routes and the schema of GraphQL. */
import type { GraphQLSchema } from 'graphql';
import { keysOf } from '#common/keys-of';
import { VERSION } from '#common/version';
import { cookieNameOf } from '../../../http/caller-from-request';
import { COOKIES } from '../../../lib/caller';
import type { RestRoute } from '../../../rest/route';
import { SUBJECTS } from '../../../rest/subjects';
import { operationOf } from './operation';
import { components } from './responses';

const ABOUT = `Log in with signIn and send its token with every request, or send an API key, both as \`Authorization: Bearer …\`. Every answer has an X-Request-Id, and every error a message and a code. HEAD works where GET does, and OPTIONS says what a path allows. Unknown query parameters are refused, unknown properties of a body ignored.`;

export interface Described {
  routes: readonly RestRoute[];
  schema: GraphQLSchema;
  /** Origin of the server. */
  publicUrl: string;
}

/** Throws if a route has a property or parameter without a description. */
export function openApiDocument({ routes, schema, publicUrl }: Described) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Bhor REST API',
      version: VERSION,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl, description: 'This studio.' }],
    tags: keysOf(SUBJECTS).map((name) => ({ name, description: SUBJECTS[name] })),
    paths: pathsOf(routes, schema),
    components: { ...components, securitySchemes: securitySchemes(publicUrl) },
  };
}

const securitySchemes = (publicUrl: string) => ({
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of signIn or refresh, valid for 15 minutes.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key that an admin has made for a program. It does what its permissions allow.',
  },
  refreshToken: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieNameOf(COOKIES.refresh, publicUrl.startsWith('https:')),
    description: 'The cookie that signIn sets, and refresh replaces.',
  },
});

/** The path of a route with its parameters in braces. */
export const describedPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function pathsOf(routes: readonly RestRoute[], schema: GraphQLSchema) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of routes) {
    const path = (paths[describedPath(route.path)] ??= {});
    path[route.method.toLowerCase()] = operationOf(route, schema);
  }
  return paths;
}
