// Checks the description of the REST API with the rules of Redocly, and that all of it can be made.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { REST_ROUTES } from '#server/composition/parts';
import { openApiDocument } from '#server/composition/rest/openapi/document';
import { getSchema } from '#server/composition/schema';

const document = openApiDocument({
  routes: REST_ROUTES,
  schema: await getSchema(),
  publicUrl: 'https://studio.test',
});

const config = await createConfig({ extends: ['recommended-strict'] });
const problems = await lintFromString({
  source: JSON.stringify(document),
  absoluteRef: 'openapi.json',
  config,
});
for (const { ruleId, message, location } of problems)
  console.error(`${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
process.exit(problems.length > 0 ? 1 : 0);
