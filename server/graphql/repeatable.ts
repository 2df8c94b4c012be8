/** Mutations that a client may send again with the same `requestKey`, and that are then done once. */
import {
  defaultFieldResolver,
  getNamedType,
  isInputObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { requestKey } from '#common/forms/fields';
import { messages } from '#common/messages';
import type { UserActor } from '../lib/actor';
import { AlreadyDone, AppError, invalidField, requestKeyUsed } from '../lib/errors';
import { keyOfProgram } from '../lib/key-of-program';
import { httpOf } from './format-error';
import { isForKiosks, operationsOf, type Marked } from './authorize';
import type { Context } from './context';

/** Reads the payload of a mutation again, by the id of what it has made; null if that is not possible. */
type Again = (id: string, actor: UserActor, context: Context) => Promise<object | null>;

/**
 * Marks a mutation whose input has a `requestKey` (descriptions.ts) and whose service records its result with
 * `keepResult`. Repetitions are answered by `again`; without it, as for secrets that are shown once, they are refused
 * with the id of what was made.
 */
export const Repeatable = (again: Again = async () => null) => Extensions({ again });

export const againOf = ({ extensions }: Marked) => extensions['again'] as Again | undefined;

/**
 * Marks a mutation that may be repeated with the same key and a decision, such as a check-in: its service compares the
 * parts that must be the same.
 */
export const ComparedByService = () => Extensions({ isComparedByService: true });

const isComparedByService = ({ extensions }: Marked) => extensions['isComparedByService'] === true;

/** Whether a mutation takes an idempotency key. */
export const takesRequestKey = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ type }) => {
    const input = getNamedType(type);
    return isInputObjectType(input) && 'requestKey' in input.getFields();
  });

/**
 * Claims the key of each mutation that takes one. Those that are not `Repeatable` are then carried out: their service
 * recognises the key in a row of its own, which it keeps for longer than a day.
 */
export function claimRequestKeys(schema: GraphQLSchema): void {
  for (const field of operationsOf(schema))
    if (takesRequestKey(field)) claimKey(field as GraphQLField<unknown, Context>);
}

function claimKey(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const again = againOf(field);
  field.resolve = async (source, args: Arguments, context, info) => {
    const key = keyIn(args);
    const actor = key === null ? null : await actorOf(field, context);
    const isClaimed = !again && actor?.keyHash !== undefined;
    if (key === null || !actor || isClaimed) return resolve(source, args, context, info);
    const own = { input: { ...args.input, requestKey: keyOfProgram(actor, key) } };
    const claim = await context.services.idempotencyKeys.claim({
      userId: actor.id,
      // The same key may be used with other mutations, for example if it is the id of a row in another system.
      key: `${field.name} ${own.input.requestKey}`,
      content: contentOf(field, args),
      otherContent: requestKeyUsed,
    });
    return runAndRelease(claim, () =>
      again && claim.resultId !== null
        ? answerAgain(again(claim.resultId, actor, context), claim.resultId)
        : resolve(source, own, again ? withKey(context, actor, claim) : context, info),
    );
  };
}

interface Arguments {
  input: { requestKey?: string | null };
}

function keyIn({ input }: Arguments): string | null {
  const key = input.requestKey ?? null;
  if (key !== null && !requestKey.safeParse(key).success)
    throw invalidField('requestKey', 'INVALID_FORMAT', messages.requestKeyInvalid);
  return key;
}

/**
 * Inputs that may differ in a repetition: decisions about the same thing. Passwords are left out as well: not even
 * their hash is stored with others.
 */
const NOT_COMPARED = {
  requestKey: undefined,
  password: undefined,
  isRepeat: undefined,
  admissionReason: undefined,
};

/** Identifies the content of a request. */
const contentOf = (field: Marked, { input }: Arguments): string =>
  isComparedByService(field) ? '' : JSON.stringify({ ...input, ...NOT_COMPARED });

const actorOf = (field: Marked, context: Context) => (isForKiosks(field) ? context.kiosk() : context.actor());

/** The context of a mutation whose key is claimed: its service may note the result, and no other key is claimed. */
export const withKey = (context: Context, actor: UserActor, { keyHash }: Pick<Claim, 'keyHash'>): Context =>
  Object.create(context, {
    actor: { value: async () => ({ ...actor, keyHash }), enumerable: true },
  }) as Context;

type Claim = Awaited<ReturnType<Context['services']['idempotencyKeys']['claim']>>;

async function runAndRelease<Result>(claim: Claim, work: () => Result | Promise<Result>): Promise<Result> {
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
