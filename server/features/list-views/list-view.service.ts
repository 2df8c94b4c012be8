import type { DataSource, EntityManager } from 'typeorm';
import { listViewMessages, type ListViewChanges, type NewListView } from '#common/list-views/list-view.form';
import { LIST_VIEWS_MAX } from '#common/list-views/limits';
import { violatedConstraint } from '../../database/violations';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, Forbidden, invalidField, NotFound } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import type { UserService } from '../accounts/user.service';
import { ListView } from './list-view.entity';

/** Views of the members list: everybody's own ones, and those that are shared with all staff. */
export class ListViewService {
  constructor(private readonly parts: { dataSource: DataSource; clock: Clock; users: UserService }) {}

  /** The views that the user sees, by name. */
  visibleTo({ id }: UserActor): Promise<ListView[]> {
    return this.parts.dataSource
      .getRepository(ListView)
      .createQueryBuilder('view')
      .where('view.ownerId = :id or view.isShared', { id })
      .orderBy('fold_for_search(view.name)')
      .addOrderBy('view.id')
      .getMany();
  }

  /** Saves a view, or finds an equal one of the user, which was saved if an answer was lost. */
  add(actor: UserActor, values: NewListView): Promise<ListView> {
    if (values.isShared) requireSharing(actor);
    const { dataSource, clock, users } = this.parts;
    return withUniqueName(() =>
      dataSource.transaction(async (manager) => {
        // The lock makes concurrent requests count one after the other.
        const { id: ownerId } = await users.lockCurrentUser(manager, actor.id);
        const views = await manager.findBy(ListView, { ownerId });
        const same = views.find((view) => areSame(view, values));
        if (same) return same;
        if (views.length >= LIST_VIEWS_MAX)
          throw new Conflict('TOO_MANY_LIST_VIEWS', listViewMessages.tooMany);
        const createdAt = new Date(clock.now());
        return manager.save(manager.create(ListView, { ...values, ownerId, createdAt }));
      }),
    );
  }

  update(
    actor: UserActor,
    { id, expectedVersion, ...changes }: ListViewChanges & { id: string },
  ): Promise<ListView> {
    return withUniqueName(() =>
      this.parts.dataSource.transaction(async (manager) => {
        const view = await lockChangeable(manager, actor, id);
        if (view.version !== expectedVersion)
          throw new Conflict('STALE_VERSION', listViewMessages.changedMeanwhile);
        const { name = view.name, isShared = view.isShared, parameters = view.parameters } = changes;
        if (isShared !== view.isShared) requireSharing(actor);
        return manager.save(Object.assign(view, { name, isShared, parameters, version: view.version + 1 }));
      }),
    );
  }

  remove(actor: UserActor, id: string): Promise<string> {
    return this.parts.dataSource.transaction(async (manager) => {
      const view = await lockChangeable(manager, actor, id);
      await manager.delete(ListView, { id: view.id });
      return view.id;
    });
  }
}

const areSame = (view: ListView, { name, isShared, parameters }: NewListView): boolean =>
  view.name === name && view.isShared === isShared && view.parameters === parameters;

/** Own views, and shared ones if the user may share views. */
export const mayChange = (actor: UserActor, { ownerId, isShared }: ListView): boolean =>
  ownerId === actor.id || (isShared && hasPermission(actor, 'members:share-views'));

async function lockChangeable(manager: EntityManager, actor: UserActor, id: string): Promise<ListView> {
  const view = isUuid(id)
    ? await manager.findOne(ListView, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  const isVisible = view && (view.ownerId === actor.id || view.isShared);
  if (!isVisible) throw new NotFound('LIST_VIEW_NOT_FOUND', listViewMessages.notFound);
  if (!mayChange(actor, view)) throw sharingRefused();
  return view;
}

function requireSharing(actor: UserActor): void {
  if (!hasPermission(actor, 'members:share-views')) throw sharingRefused();
}

const sharingRefused = () => new Forbidden('PERMISSION_REQUIRED', listViewMessages.shareNotPermitted);

async function withUniqueName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) !== 'saved_list_views_name_unique') throw error;
    throw invalidField('name', 'TAKEN', listViewMessages.nameTaken);
  }
}
