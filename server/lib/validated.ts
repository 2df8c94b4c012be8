import type { ValidatorFn } from 'type-graphql';
import type { ZodMiniType } from 'zod/mini';
import { InvalidInput } from './errors';

const rulesOf = new WeakMap<object, ZodMiniType>();

/** Binds an input class to the rules of its form, which the client checks as well. */
export const Validated =
  (rules: ZodMiniType) =>
  (inputClass: object): void =>
    void rulesOf.set(inputClass, rules);

/** Applies the rules of an input's class; type-graphql goes on with the object itself, so what they change is written back. */
export const validateInput: ValidatorFn = (value, type) => judge(value, type);

function judge(value: unknown, type: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const rules = typeof type === 'function' ? rulesOf.get(type) : undefined;
  if (rules) Object.assign(value, parseInput(rules, value));
  // Arguments that are taken as one class: type-graphql does not ask about the inputs among them.
  else for (const part of Object.values(value) as unknown[]) judge(part, part?.constructor);
}

/** The values as the rules leave them; refused with one message for each field that breaks one. */
export function parseInput<T>(rules: ZodMiniType<T>, values: unknown): T {
  const { data, error } = rules.safeParse(values);
  if (!error) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  throw new InvalidInput(error.issues[0]?.message ?? 'This is not valid.', fields);
}
