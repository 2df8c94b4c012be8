// PostGraphile derives its schema from the tables of the product and the functions of data/postgraphile-functions.mjs.
import http from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { DATABASE_URL, HOST, POOL_SIZE, PORT, userIdOf } from './settings.mjs';

/** @type {import('graphile-config').GraphileConfig.Preset} */
const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: DATABASE_URL,
      schemas: ['public', 'bench'],
      poolConfig: { max: POOL_SIZE },
    }),
  ],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: {
    explain: false,
    context: ({ node }) => {
      const { authorization } = node?.req.headers ?? {};
      return { pgSettings: authorization ? { 'bench.user_id': userIdOf(authorization) } : {} };
    },
  },
};

const server = http.createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
server.listen(PORT, HOST);
