/** Mutations that a client may send again with the same `requestKey`, and that are then done once. */
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { requestKey } from '#common/forms/fields';
import { idempotencyMessages as messages } from '#common/idempotency/messages';
import type { UserActor } from '../lib/actor';
import { AlreadyDone, AppError, Conflict, invalidField, Unauthenticated } from '../lib/errors';
import { httpOf } from './format-error';
import { operationsOf, type Marked } from './authorize';
import type { Context } from './context';

/** Reads the payload of a mutation again, by the id of what it has made; null if that is not possible. */
type Again = (id: string, actor: UserActor, context: Context) => Promise<object | null>;

/**
 * Marks a mutation whose input has a `requestKey` (descriptions.ts) and whose service notes its result with `keepResult`.
 * A repetition is answered by `again`; without it, as for secrets that are shown once, it is refused with the id of what
 * was made.
 */
export const Repeatable = (again: Again = async () => null) => Extensions({ again });

export const againOf = ({ extensions }: Marked) => extensions['again'] as Again | undefined;

/** Claims the keys of these mutations. */
export function claimRequestKeys(schema: GraphQLSchema): void {
  for (const field of operationsOf(schema)) {
    const again = againOf(field);
    if (again) claimKey(field as GraphQLField<unknown, Context>, again);
  }
}

function claimKey(field: GraphQLField<unknown, Context>, again: Again): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args: Arguments, context, info) => {
    const key = keyIn(args);
    if (key === null) return resolve(source, args, context, info);
    const actor = await requiredActor(context);
    const content = contentOf(field.name, args);
    const { idempotencyKeys } = context.services;
    const claim = await idempotencyKeys.claim({ userId: actor.id, key, content, otherContent: keyUsed });
    return released(claim, () =>
      claim.resultId === null
        ? resolve(source, args, contextWith(context, { ...actor, keyHash: claim.keyHash }), info)
        : answerAgain(again(claim.resultId, actor, context), claim.resultId),
    );
  };
}

interface Arguments {
  input: { requestKey?: string | null };
}

const KEY = requestKey(messages.requestKeyInvalid);

function keyIn({ input }: Arguments): string | null {
  const key = input.requestKey ?? null;
  if (key !== null && !KEY.safeParse(key).success)
    throw invalidField('requestKey', 'INVALID_FORMAT', messages.requestKeyInvalid);
  return key;
}

/** What a request asks for, without the password that permits it: not even its hash is to be stored with others. */
const contentOf = (name: string, { input }: Arguments): string =>
  JSON.stringify([name, { ...input, requestKey: undefined, password: undefined }]);

async function requiredActor({ actor }: Context): Promise<UserActor> {
  const current = await actor();
  if (!current) throw new Unauthenticated();
  return current;
}

/** The context of a mutation whose service is to note the result. */
const contextWith = (context: Context, actor: UserActor): Context =>
  Object.create(context, { actor: { value: async () => actor } }) as Context;

type Claim = Awaited<ReturnType<Context['services']['idempotencyKeys']['claim']>>;

async function released<Result>(claim: Claim, work: () => Result | Promise<Result>): Promise<Result> {
  let isRefused = false;
  try {
    return await work();
  } catch (error) {
    isRefused = error instanceof AppError && httpOf(error.code).status < 500;
    throw error;
  } finally {
    await claim.release({ isRefused });
  }
}

async function answerAgain(reading: Promise<object | null>, id: string): Promise<object> {
  const payload = await reading;
  if (!payload) throw new AlreadyDone(id);
  return payload;
}

const keyUsed = () => new Conflict('REQUEST_KEY_USED', messages.requestKeyUsed);
