import http from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { resolvers, typeDefs } from './schema.mjs';
import { HOST, PORT } from './settings.mjs';

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  logging: false,
  context: ({ request }) => ({ authorization: request.headers.get('authorization') ?? undefined }),
});
http.createServer(yoga).listen(PORT, HOST);
