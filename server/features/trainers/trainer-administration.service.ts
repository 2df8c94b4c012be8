import type { EntityManager } from 'typeorm';
import { largestCrop } from '#common/media/crop';
import { pick } from '#common/pick';
import { PORTRAIT_ASPECT, PORTRAIT_WIDTH_MIN, TRAINERS_MAX } from '#common/trainers/limits';
import { trainerMessages as messages } from '#common/trainers/messages';
import {
  canHaveExperience,
  YEARS_PATH,
  type NewTrainer,
  type Portrait,
  type TrainerChanges,
  type TrainerTexts,
} from '#common/trainers/trainer.form';
import type { Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import { placedFirst, savePositions } from '../../database/positions';
import { addJob } from '../../jobs/add-job';
import type { UserActor } from '../../lib/actor';
import { changedNames, givenValues } from '../../lib/changed-values';
import { Conflict, invalidField } from '../../lib/errors';
import { StaleVersion } from '../../lib/stale-version';
import type { JournalService } from '../journal/journal.service';
import type { MediaPicture } from '../media/media-picture.entity';
import type { PicturesService } from '../media/pictures.service';
import type { TrainerAssignmentService } from './trainer-assignment.service';
import { inOrder, lockTrainer, namedIn, WITH_PICTURE } from './managed-trainers';
import { Trainer } from './trainer.entity';
import { showPortrait } from './trainer.tasks';

interface TrainerParts {
  dataSource: Database;
  journal: JournalService;
  pictures: PicturesService;
  trainerAssignments: TrainerAssignmentService;
}

type Change = TrainerChanges & { id: string; expectedVersion: number };

/** The trainers of the site, as the owner describes them. */
export class TrainerAdministrationService {
  constructor(private readonly parts: TrainerParts) {}

  /** All trainers, also hidden ones and those whose portrait is being made. */
  list(): Promise<Trainer[]> {
    return inOrder(this.parts.dataSource.getRepository(Trainer), WITH_PICTURE);
  }

  /** Adds a trainer at the end, once for each uploaded picture. */
  async add(actor: UserActor, { portrait, about, ...texts }: NewTrainer): Promise<Trainer[]> {
    const { dataSource, journal } = this.parts;
    await dataSource.transaction(async (manager) => {
      await lockList(manager);
      const picture = await this.portraitOf(manager, portrait);
      if (await manager.existsBy(Trainer, { picture: { fileId: portrait.pictureId } })) return;
      const trainers = await inOrder(manager.getRepository(Trainer));
      if (trainers.length >= TRAINERS_MAX) throw new Conflict('TOO_MANY_TRAINERS', messages.tooMany);
      const row = manager.create(Trainer, {
        ...texts,
        ...namedIn(trainers, texts.name),
        ...aboutOf(about),
        portraitUrl: picture.url,
        pictureId: picture.id,
        position: (trainers.at(-1)?.position ?? -1) + 1,
        isHidden: false,
        isDemonstration: false,
        isReady: false,
        userId: null,
        version: 1,
      });
      await journal.add(manager, actor, {
        type: 'trainer.added',
        table: Trainer,
        row,
        memberId: null,
        before: {},
        after: { name: row.name },
      });
      await addShowing(manager, row);
    });
    return this.list();
  }

  /** Throws StaleVersion if somebody else has changed the trainer meanwhile. */
  async change(actor: UserActor, { id, expectedVersion, ...changes }: Change): Promise<Trainer[]> {
    const { dataSource, journal } = this.parts;
    await dataSource.transaction(async (manager) => {
      if (changes.name != null) await lockList(manager);
      const row = await lockTrainer(manager, id, 'for_no_key_update');
      const values = await this.valuesOf(manager, row, changes);
      const changed = changedNames(values, row);
      if (changed.length === 0) return;
      if (row.version !== expectedVersion)
        throw new StaleVersion(messages.changedMeanwhile, { current: changed });
      requirePossible({ ...row, ...values });
      await journal.change(manager, actor, {
        type: 'trainer.changed',
        table: Trainer,
        row,
        memberId: null,
        before: pick(row, 'name', 'isHidden'),
        after: { ...pick({ ...row, ...values }, 'name', 'isHidden'), fields: changed },
        values: { ...values, isDemonstration: false, version: row.version + 1 },
      });
      if (changed.includes('pictureId')) await addShowing(manager, row);
    });
    return this.list();
  }

  /** Puts the trainers with these ids first, in their order, and leaves the others in theirs. */
  async order(actor: UserActor, ids: readonly string[]): Promise<Trainer[]> {
    const { dataSource, journal } = this.parts;
    await dataSource.transaction(async (manager) => {
      await lockList(manager);
      const trainers = await inOrder(manager.getRepository(Trainer));
      const ordered = placedFirst(trainers, ids);
      if (ordered.every((trainer, index) => trainer === trainers[index])) return;
      await savePositions(
        manager,
        Trainer,
        ordered.map(({ id }) => id),
      );
      const entry = { subjectId: null, memberId: null, before: {}, after: { trainers: ordered.length } };
      await journal.write(manager, actor, { type: 'trainers.ordered', ...entry });
    });
    return this.list();
  }

  /** Returns how many members have another trainer now, or none. */
  remove(
    actor: UserActor,
    { id, successorId }: { id: string; successorId?: string | null },
  ): Promise<number> {
    const { dataSource, journal, trainerAssignments } = this.parts;
    return dataSource.transaction(async (manager) => {
      await trainerAssignments.lockMembersOf(manager, id);
      const row = await lockTrainer(manager, id, 'pessimistic_write');
      const members = await this.handOver(manager, actor, { row, successorId });
      await journal.remove(manager, actor, {
        type: 'trainer.removed',
        table: Trainer,
        row,
        memberId: null,
        before: { name: row.name },
        after: { members },
      });
      return members;
    });
  }

  /** Runs as a job: makes the sizes of a portrait, then shows it. Another job follows if it was replaced meanwhile. */
  async show(id: string, signal: AbortSignal): Promise<void> {
    const { dataSource, pictures } = this.parts;
    const trainers = dataSource.getRepository(Trainer);
    const { pictureId } = (await trainers.findOneBy({ id })) ?? {};
    if (!pictureId) return;
    const picture = await pictures.make(pictureId, signal);
    if (picture?.madeAt)
      await trainers.update({ id, pictureId }, { portraitUrl: picture.url, isReady: true });
  }

  private async handOver(
    manager: EntityManager,
    actor: UserActor,
    { row, successorId }: { row: Trainer; successorId: string | null | undefined },
  ): Promise<number> {
    const { trainerAssignments } = this.parts;
    if (!(await trainerAssignments.hasMembers(manager, row.id))) return 0;
    if (successorId === undefined || successorId?.toLowerCase() === row.id)
      throw invalidField('successorId', 'REQUIRED', messages.successorRequired);
    return trainerAssignments.handOver(manager, actor, { from: row, toId: successorId });
  }

  private async portraitOf(manager: EntityManager, { pictureId, crop }: Portrait): Promise<MediaPicture> {
    const { pictures } = this.parts;
    const file = await pictures.lockFile(manager, pictureId, ['portrait', 'pictureId']);
    return pictures.partOf(manager, file, {
      crop: crop ?? largestCrop(file, PORTRAIT_ASPECT),
      widthMin: PORTRAIT_WIDTH_MIN,
      path: ['portrait', 'crop'],
    });
  }

  /** The columns that the changes set. */
  private async valuesOf(
    manager: EntityManager,
    row: Trainer,
    { name, age, about, portrait, ...others }: TrainerChanges,
  ): Promise<Partial<Trainer>> {
    const isRenamed = name != null && name !== row.name;
    return {
      ...givenValues(others),
      ...(age !== undefined && { age }),
      ...(isRenamed && namedIn(await inOrder(manager.getRepository(Trainer)), name, row.id)),
      ...(about && aboutOf(about)),
      ...(portrait && { pictureId: (await this.portraitOf(manager, portrait)).id }),
    };
  }
}

/** If two trainers are added or linked at once, the second change waits and sees the first. */
const lockList = (manager: EntityManager) => lockName(manager, 'trainers');

const addShowing = (manager: EntityManager, { id }: Trainer) =>
  addJob(manager, showPortrait, { payload: { trainerId: id }, key: `show portrait ${id}` });

const aboutOf = ({ bio, experience }: TrainerTexts['about']) => ({
  bio: bio ?? null,
  specialisations: experience?.specialisations ?? [],
  yearsOfExperience: experience?.yearsOfExperience ?? null,
});

function requirePossible(trainer: Trainer): void {
  if (!canHaveExperience(trainer)) throw invalidField(YEARS_PATH, 'TOO_LARGE', messages.yearsOfLife);
}
