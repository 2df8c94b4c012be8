import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { developerRoutes, type DeveloperPageParts } from '../ssr/developer-routes';
import { REST_ROUTES } from './parts';
import { openApiDocument } from './rest/openapi/document';
import { openApiRoute } from './rest/openapi/route';

interface DescriptionParts {
  pages: DeveloperPageParts;
  schema: GraphQLSchema;
  publicUrl: string;
  publishesSchema: boolean;
}

/** The descriptions of the API, for people and for programs. */
export function apiDescriptions({ pages, schema, publicUrl, publishesSchema }: DescriptionParts): Router {
  const described = { routes: REST_ROUTES, schema, publicUrl };
  const { renderExplorer, renderApiDocs } = pages;
  const router = Router({ caseSensitive: true });
  router.use(openApiRoute(described));
  const describeApi = () => openApiDocument(described);
  router.use(developerRoutes({ renderExplorer, renderApiDocs, publishesSchema, describeApi }));
  return router;
}
