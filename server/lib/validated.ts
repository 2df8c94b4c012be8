import type { ValidatorFn } from 'type-graphql';
import type { ZodMiniType } from 'zod/mini';
import { InvalidInput } from './errors';

const rulesOf = new WeakMap<object, ZodMiniType>();

/** Does not compile for an input class that lacks a field of its form. */
type WithEveryField<Input, Values> = keyof Values extends keyof Input
  ? unknown
  : { lacksFields: Exclude<keyof Values, keyof Input> };

/** Validates an input class with the rules of its form, which the client uses, too. */
export const Validated =
  <Values>(rules: ZodMiniType<Values>) =>
  <Input>(inputClass: (new () => Input) & WithEveryField<Input, Values>): void =>
    void rulesOf.set(inputClass, rules);

/**
 * Applies the rules of the input's class. type-graphql continues with the same object, so values that the rules
 * change are written back to it.
 */
export const validateInput: ValidatorFn = (value, type) => validate(value, type);

function validate(value: unknown, type: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const rules = typeof type === 'function' ? rulesOf.get(type) : undefined;
  if (rules) Object.assign(value, parseInput(rules, value));
  // An arguments class: type-graphql does not call this for the inputs inside it.
  else for (const part of Object.values(value) as unknown[]) validate(part, part?.constructor);
}

/** Returns the values as parsed by the rules. Throws InvalidInput with one message for each invalid field. */
export function parseInput<T>(rules: ZodMiniType<T>, values: unknown): T {
  const { data, error } = rules.safeParse(values);
  if (!error) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  throw new InvalidInput(error.issues[0]?.message ?? 'This is not valid.', fields);
}
