import { LessThan, type EntityManager } from 'typeorm';
import { studioDay, textOfDay } from '#common/calendar';
import {
  legalDocument,
  LEGAL_DOCUMENTS,
  policiesOf,
  PRODUCT_VERSIONS,
  type LegalDocument,
} from '#common/legal/documents';
import type { LegalTextValues } from '#common/legal/legal-text.form';
import { legalMessages } from '#common/legal/messages';
import { NOTHING_OWN, type OwnText } from '#common/legal/own-text';
import { plainTextOf, textOfBlocks } from '#common/legal/plain-text';
import { shownText } from '#common/legal/shown-text';
import { laterVersion, nextVersion } from '#common/legal/version-name';
import { studio } from '#common/studio';
import type { Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import { SYSTEM, type Actor, type UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { StaleVersion } from '../../lib/stale-version';
import type { CurrentNotice } from '../consents/current-notice';
import type { JournalService } from '../journal/journal.service';
import { lastChange } from '../journal/last-change';
import type { LegalTextType } from './legal-text.type';
import { LegalVersion } from './legal-version.entity';
import { differences, ownOf } from './own-change';

interface LegalParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
}

type Change = LegalTextValues & { document: LegalDocument; expectedVersion: number };

/** Limits the list only: each version keeps its address, to which consents lead. */
const EARLIER_LISTED_MAX = 50;

/** What the studio has written into the terms and the privacy policy. Each change adds a version, and all versions stay. */
export class LegalTextsService implements CurrentNotice {
  noticeVersion = PRODUCT_VERSIONS.privacy;

  constructor(private readonly parts: LegalParts) {}

  /** Makes this server use the current version: before the first request, and whenever it may have changed. */
  async load(): Promise<void> {
    this.noticeVersion = await noticeIn(this.manager);
  }

  async read(document: LegalDocument): Promise<LegalTextType> {
    const { manager } = this;
    const newest = await newestOf(manager, document);
    if (!newest) return legalTextOf(document, null, []);
    const earlier = await manager.find(LegalVersion, {
      select: { id: true, name: true },
      where: { document, version: LessThan(newest.version) },
      order: { version: 'DESC' },
      take: EARLIER_LISTED_MAX,
    });
    return legalTextOf(document, newest, earlier);
  }

  /** The whole text of a version, as it was shown; null if there is no such version. */
  async textOf(document: LegalDocument, name: string): Promise<string | null> {
    const select = { id: true, text: true } as const;
    const found = await this.manager.findOne(LegalVersion, { select, where: { document, name } });
    return found?.text ?? null;
  }

  /** Publishes what the studio writes as the next version, unless it is the current one. */
  async publish(
    actor: UserActor,
    { document, expectedVersion, ...values }: Change,
  ): Promise<{ message: string; legalText: LegalTextType }> {
    const own = ownOf(document, values);
    const published = await this.parts.dataSource.transaction(async (manager) => {
      const newest = await this.lockNewest(manager, document);
      const changed = differences(newest?.own ?? NOTHING_OWN, own);
      if (changed.length === 0) return null;
      if (newest && !(await isBasedOn(manager, newest, expectedVersion)))
        throw new StaleVersion(legalMessages.changedMeanwhile, {
          current: changed,
          ...(await lastChange(manager, { type: 'legal', id: newest.id })),
        });
      return this.add(manager, actor, { document, own, newest });
    });
    await this.load();
    const message = published ? legalMessages.published(published.name) : legalMessages.unchanged;
    return { message, legalText: await this.read(document) };
  }

  /**
   * Adds a version of each text that differs from its newest version, because the product has changed it, or the studio its
   * name, address or contacts: consents have to lead to the text that was shown. Adds none while the studio is being set up,
   * when the site is a demonstration.
   */
  async keepShownTexts(): Promise<void> {
    if (!studio.isBeingSetUp) await this.addChangedTexts();
    await this.load();
  }

  private async addChangedTexts(): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      for (const document of LEGAL_DOCUMENTS) {
        const newest = await this.lockNewest(manager, document);
        const own = newest?.own ?? NOTHING_OWN;
        if (newest?.text !== wholeText(document, own))
          await this.add(manager, SYSTEM, { document, own, newest });
      }
    });
  }

  private get manager(): EntityManager {
    return this.parts.dataSource.getRepository(LegalVersion).manager;
  }

  private async lockNewest(manager: EntityManager, document: LegalDocument): Promise<LegalVersion | null> {
    await lockName(manager, `legal ${document}`);
    return newestOf(manager, document);
  }

  private async add(
    manager: EntityManager,
    actor: Actor,
    { document, own, newest }: { document: LegalDocument; own: OwnText; newest: LegalVersion | null },
  ): Promise<LegalVersion> {
    const now = this.parts.clock.now();
    const shown = shownVersion(newest, document);
    const isOfProduct = shown !== newest?.name && actor === SYSTEM;
    const row = manager.create(LegalVersion, {
      document,
      version: (newest?.version ?? 0) + 1,
      // A version of the product is already shown under this name.
      name: isOfProduct ? shown : nextVersion(shown, textOfDay(studioDay(now))),
      own,
      text: wholeText(document, own),
      publishedAt: new Date(now),
    });
    await this.parts.journal.add(manager, actor, {
      type: 'legal.published',
      table: LegalVersion,
      row,
      memberId: null,
      before: {},
      after: { document, name: row.name },
    });
    return row;
  }
}

/** The version of the privacy notice that is in force. */
export async function noticeIn(manager: EntityManager): Promise<string> {
  const newest = await newestOf(manager, 'privacy');
  return shownVersion(newest, 'privacy');
}

const newestOf = (manager: EntityManager, document: LegalDocument): Promise<LegalVersion | null> =>
  manager.findOne(LegalVersion, { where: { document }, order: { version: 'DESC' } });

/** Whether the studio has not changed its own texts since a version; later versions may come from the product. */
async function isBasedOn(manager: EntityManager, newest: LegalVersion, version: number): Promise<boolean> {
  if (newest.version === version) return true;
  const base = await manager.findOneBy(LegalVersion, { document: newest.document, version });
  return differences(base?.own ?? NOTHING_OWN, newest.own).length === 0;
}

/** Name of the version that is shown: the newest one, or the product's if that is later. */
const shownVersion = (newest: LegalVersion | null, document: LegalDocument): string =>
  laterVersion(newest?.name, PRODUCT_VERSIONS[document]);

const wholeText = (document: LegalDocument, own: OwnText): string =>
  plainTextOf(legalDocument(document, own));

function legalTextOf(
  document: LegalDocument,
  newest: LegalVersion | null,
  earlier: readonly Pick<LegalVersion, 'name'>[],
): LegalTextType {
  const own = newest?.own ?? NOTHING_OWN;
  return {
    document,
    version: newest?.version ?? 0,
    name: shownVersion(newest, document),
    earlier: earlier.map(({ name }) => name),
    content: JSON.stringify(shownText(legalDocument(document, own))),
    sections: [...own.sections],
    policies: policiesOf(document).map(({ id, title, blocks }) => ({
      section: id,
      title,
      productText: textOfBlocks(blocks),
      text: own.policies.find(({ section }) => section === id)?.text ?? '',
    })),
    contactName: own.contactName,
    contactEmail: own.contactEmail,
    contactPhone: own.contactPhone,
  };
}
