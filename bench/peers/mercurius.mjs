// Mercurius compiles each document after its first execution (jit).
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { resolvers, typeDefs } from './schema.mjs';
import { HOST, PORT } from './settings.mjs';

const app = Fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  jit: 1,
  context: (request) => ({ authorization: request.headers.authorization }),
});
await app.listen({ port: PORT, host: HOST });
