import type { DataSource, EntityManager } from 'typeorm';
import { setUpMessages as messages } from '#common/set-up/messages';
import { defaultSettings } from '#common/settings/default-settings';
import { hasOwnDetails } from '#common/settings/own-details';
import {
  INVENTED,
  SET_UP_STEPS,
  type Demonstration,
  type SetUpSettings,
  type SetUpStep,
} from '#common/settings/set-up.form';
import type { UserActor } from '../../lib/actor';
import { Conflict } from '../../lib/errors';
import type { ArticlePublicationService } from '../articles/article-publication.service';
import type { JournalService } from '../journal/journal.service';
import type { PhotoAdministrationService } from '../photos/photo-administration.service';
import { dropDemonstrationFeatures, plansOfDemonstration } from '../plans/demonstration-plans';
import { lockPlan } from '../plans/managed-plans';
import { PlanOffer } from '../plans/plan-offer.entity';
import { SettingsSection } from '../settings/settings-section.entity';
import type { SettingsService } from '../settings/settings.service';
import type { TrainerService } from '../trainers/trainer.service';
import { changed, lockSetUp } from './set-up-row';
import type { SetUp } from './set-up.type';
import { shownDemonstration } from './shown-demonstration';

interface SetUpParts {
  dataSource: DataSource;
  journal: JournalService;
  settings: SettingsService;
  articlePublication: ArticlePublicationService;
  photoAdministration: PhotoAdministrationService;
  trainers: TrainerService;
}

type Change = (manager: EntityManager, state: SetUpSettings) => Promise<Partial<SetUpSettings>>;

/** The steps of a new studio after the first one, until it is opened. */
export class SetUpService {
  constructor(private readonly parts: SetUpParts) {}

  async read(): Promise<SetUp> {
    const { dataSource, settings } = this.parts;
    const { setUp, studio } = await settings.read();
    const { isRunning, step, hidden, confirmedPlanIds } = setUp;
    const { manager } = dataSource;
    return {
      isRunning,
      step,
      hidden,
      unconfirmedPlans: await unconfirmedOffers(manager, confirmedPlanIds),
      hasOwnDetails: hasOwnDetails(studio),
      shown: await shownDemonstration(manager),
      plansOfDemonstration: await plansOfDemonstration(manager),
    };
  }

  /** Going back to an earlier step changes nothing. */
  reach(actor: UserActor, step: SetUpStep): Promise<SetUp> {
    const place = (one: SetUpStep) => SET_UP_STEPS.indexOf(one);
    return this.change(actor, async (_manager, state) => (place(step) > place(state.step) ? { step } : {}));
  }

  confirmPrice(actor: UserActor, planId: string): Promise<SetUp> {
    return this.change(actor, async (manager, { confirmedPlanIds }) => {
      const { id } = await lockPlan(manager, planId);
      return confirmedPlanIds.includes(id) ? {} : { confirmedPlanIds: [...confirmedPlanIds, id] };
    });
  }

  hide(
    actor: UserActor,
    { content, isHidden }: { content: Demonstration; isHidden: boolean },
  ): Promise<SetUp> {
    return this.change(actor, async (manager, { hidden }) => {
      if (hidden.includes(content) === isHidden) return {};
      await this.contentOf(content).hideDemonstration(manager, isHidden, actor);
      return { hidden: isHidden ? [...hidden, content] : hidden.filter((one) => one !== content) };
    });
  }

  /** Ends the set-up, and hides invented content. Repeating it changes nothing. */
  async open(actor: UserActor): Promise<SetUp> {
    const { isRunning } = await this.read();
    if (!isRunning) return this.read();
    await this.dropDisclaimer(actor);
    return this.change(actor, async (manager, { confirmedPlanIds, hidden }) => {
      const { studio } = await this.parts.settings.read();
      if (!hasOwnDetails(studio)) throw new Conflict('SET_UP_INCOMPLETE', messages.detailsMissing);
      if ((await unconfirmedOffers(manager, confirmedPlanIds)).length > 0)
        throw new Conflict('SET_UP_INCOMPLETE', messages.pricesMissing);
      const left = INVENTED.filter((content) => !hidden.includes(content));
      for (const content of left) await this.contentOf(content).hideDemonstration(manager, true, actor);
      await dropDemonstrationFeatures(manager, { actor, journal: this.parts.journal });
      await this.parts.articlePublication.adoptDemonstration(manager, actor);
      return { isRunning: false, ...(left.length > 0 && { hidden: [...hidden, ...left] }) };
    });
  }

  private contentOf(content: Demonstration) {
    const { photoAdministration, trainers, articlePublication } = this.parts;
    return { photos: photoAdministration, trainers, articles: articlePublication }[content];
  }

  /** The sentence about the invented studio is not true of one that opens. */
  private async dropDisclaimer(actor: UserActor): Promise<void> {
    const { settings } = this.parts;
    const { studio } = await settings.read();
    const { version: expectedVersion, ...details } = studio;
    if (!hasOwnDetails(details) || details.disclaimer !== defaultSettings.studio.disclaimer) return;
    await settings.save(actor, 'studio', { ...details, disclaimer: '', expectedVersion });
  }

  private async change(actor: UserActor, changesOf: Change): Promise<SetUp> {
    const { dataSource, journal, settings } = this.parts;
    await dataSource.transaction(async (manager) => {
      const locked = await lockSetUp(manager);
      const { row, state } = locked;
      if (!state.isRunning) throw new Conflict('STUDIO_OPEN', messages.openAlready);
      const changes = await changesOf(manager, state);
      const names = Object.keys(changes) as (keyof SetUpSettings)[];
      if (names.length === 0) return;
      await journal.change(manager, actor, {
        type: 'settings.changed',
        table: SettingsSection,
        row,
        memberId: null,
        values: changed(locked, changes),
        before: { section: 'setUp', ...Object.fromEntries(names.map((name) => [name, state[name]])) },
        after: { section: 'setUp', ...changes },
      });
    });
    await settings.load();
    return this.read();
  }
}

/** The plans on sale that the studio has not added itself, and whose price it has neither set nor confirmed. */
const unconfirmedOffers = (manager: EntityManager, confirmedIds: readonly string[]): Promise<PlanOffer[]> =>
  manager
    .createQueryBuilder(PlanOffer, 'plan')
    .where('plan.retired_at is null and plan.id <> all(:confirmedIds::uuid[])', { confirmedIds })
    .andWhere('not exists (select from plan_prices where offer_id = plan.id and set_by is not null)')
    .andWhere(`not exists (select from journal where type = 'plan.created' and subject_id = plan.id)`)
    .orderBy({ 'plan.position': 'ASC', 'plan.id': 'ASC' })
    .getMany();
