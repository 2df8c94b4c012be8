import { Router, type RequestHandler } from 'express';
import type { DatedContent } from '#common/dated-content';
import { LEGAL_DOCUMENTS } from '#common/legal/documents';
import { dayOfVersion, isVersion } from '#common/legal/version-name';
import { versionPath } from '#common/legal/version-path';
import { readStudio } from '#common/studio';
import { SECOND_MS } from '#common/time';
import { CachedValue } from '../lib/cached-value';
import { allowMethods } from '../http/endpoint-middleware';
import { NO_INDEX } from '../http/search-headers';
import type { Services } from '../lib/services';
import type { ListedPage, SiteFacts } from './client-entry';

export interface SiteParts {
  site: () => SiteFacts | Promise<SiteFacts>;
  services: Services;
  publicUrl: string;
  /** Limits the concurrent reads of one network. */
  limitQueries: RequestHandler;
}

/** The API has no pages, and the mailbox is for trials and development only. */
const DISALLOWED_PATHS = ['/api/', '/dev/', '/graphql'];
const CACHE_CONTROL = 'public, max-age=3600';
/** The sitemap reads the database, and anybody may ask for it. */
const LIFE_MS = SECOND_MS;

/** robots.txt, the sitemap, the web app manifest and the versions of the legal texts. */
export function siteRoutes(parts: SiteParts): Router {
  const router = Router({ caseSensitive: true });
  const file = (path: string, type: string, write: (facts: SiteFacts) => string | Promise<string>) => {
    const text = new CachedValue(async () => write(await parts.site()), LIFE_MS);
    const answer: RequestHandler = async (_req, res) => {
      const body = await text.get();
      res.type(type).set('Cache-Control', CACHE_CONTROL).send(body);
    };
    router.all(path, allowMethods('GET', 'HEAD'), answer);
  };
  file('/robots.txt', 'text/plain', (facts) => robotsText(facts, parts.publicUrl));
  file('/sitemap.xml', 'application/xml', (facts) => sitemap(facts, parts));
  file('/manifest.webmanifest', 'application/manifest+json', ({ manifest }) =>
    JSON.stringify(manifest(readStudio())),
  );
  for (const document of LEGAL_DOCUMENTS) {
    const answer: RequestHandler<{ name: string }> = async ({ params: { name } }, res, next) => {
      const text = isVersion(name) ? await parts.services.legalTexts.textOf(document, name) : null;
      if (text === null) return next();
      res.type('text/plain').set('Cache-Control', CACHE_CONTROL).set(NO_INDEX).send(text);
    };
    router.all(versionPath(document, ':name'), allowMethods('GET', 'HEAD'), parts.limitQueries, answer);
  }
  return router;
}

function robotsText({ disallowedPaths }: SiteFacts, publicUrl: string): string {
  const closed = [...DISALLOWED_PATHS, ...disallowedPaths].map((path) => `Disallow: ${path}`);
  const places = readStudio().isBeingSetUp ? [] : [`Sitemap: ${publicUrl}/sitemap.xml`, ''];
  return ['User-agent: *', ...closed, '', ...places].join('\n');
}

async function sitemap({ listedPages }: SiteFacts, { services, publicUrl }: SiteParts): Promise<string> {
  const urls = await Promise.all(
    listedPages.map(async (page) => {
      const lastChange = await lastChangeOf(page, services);
      const date = lastChange ? `<lastmod>${lastChange.toISOString()}</lastmod>` : '';
      return `<url><loc>${publicUrl}${page.path}</loc>${date}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Null for pages whose text is part of the code: they have no date, and the one of the build would be misleading. */
async function lastChangeOf({ changesWith }: ListedPage, services: Services): Promise<Date | null> {
  return changesWith ? LAST_CHANGES[changesWith](services) : null;
}

const LAST_CHANGES: Record<DatedContent, (services: Services) => Promise<Date | null>> = {
  articles: ({ articles }) => articles.lastChange(),
  notice: async ({ legalTexts }) => new Date(dayOfVersion(legalTexts.noticeVersion)),
  reviews: async ({ reviews }) => (await reviews.list({}, { first: 1 })).rows[0]?.createdAt ?? null,
};
