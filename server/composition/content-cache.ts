import { LEGAL_VERSIONS_TABLE } from '../features/legal/legal-version.entity';
import { SETTINGS_TABLE } from '../features/settings/settings-section.entity';
import { AnswerCache } from '../hot-path/answer-cache';
import type { Logger } from '../lib/logger';
import type { Services } from '../lib/services';
import { PageCache } from '../ssr/page-cache';

/** The caches of public content, which are emptied when it changes. */
export class ContentCache {
  readonly pages = new PageCache();
  readonly answers = new AnswerCache();

  readonly clear = (): void => {
    this.pages.clear();
    this.answers.clear();
  };
}

interface ContentParts {
  contentCache: ContentCache;
  services: Pick<Services, 'legalTexts' | 'reviews' | 'settings'>;
  logger: Pick<Logger, 'warn'>;
}

/** Listeners for changes of public content, and for possible changes of it or the settings on any server. */
export function contentListeners({ contentCache, services, logger }: ContentParts) {
  const forgetContent = (): void => {
    contentCache.clear();
    services.reviews.forgetSummary();
  };
  const readLegalTexts = () =>
    services.legalTexts.load().catch((err: unknown) => logger.warn({ err }, 'legal texts not read'));
  // Pages that are rendered in the meantime show the former settings.
  const readSettings = () =>
    services.settings.load().then(forgetContent, (err: unknown) => logger.warn({ err }, 'settings not read'));
  const onChange = async (table: string | null): Promise<void> => {
    forgetContent();
    await Promise.all([
      (table === null || table === LEGAL_VERSIONS_TABLE) && readLegalTexts(),
      (table === null || table === SETTINGS_TABLE) && readSettings(),
    ]);
  };
  return { forgetContent, onChange };
}
