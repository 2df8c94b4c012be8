import { getNamedType } from 'graphql';
import type { ValidatorFn } from 'type-graphql';
import type * as z from 'zod/mini';
import type { FieldReason } from '#common/error-reasons';
import { InvalidFields, type FieldError } from './errors';

const rulesOf = new WeakMap<object, z.ZodMiniType>();

/** Does not compile if an input class lacks a field of its form. */
type WithEveryField<Input, Values> = keyof Values extends keyof Input
  ? unknown
  : { lacksFields: Exclude<keyof Values, keyof Input> };

/** Validates an input class with the rules of its form, which the client uses, too. */
export const Validated =
  <Values>(rules: z.ZodMiniType<Values>) =>
  <Input>(inputClass: (new () => Input) & WithEveryField<Input, Values>): void =>
    void rulesOf.set(inputClass, rules);

/**
 * Applies the rules of the input's class. type-graphql continues with the same object, so values that the rules
 * change are written back to it.
 */
export const validateInput: ValidatorFn = (value, type, { info }) => {
  const { parentType, fieldName } = info;
  const { args = [] } = parentType.getFields()[fieldName] ?? {};
  const argument = args.find((one) => getNamedType(one.type).name === (type as { name?: string }).name);
  validate(value, type, argument ? pathTo(argument.name) : []);
};

function validate(value: unknown, type: unknown, path: readonly string[]): void {
  if (typeof value !== 'object' || value === null) return;
  const rules = typeof type === 'function' ? rulesOf.get(type) : undefined;
  if (rules) Object.assign(value, parseInput(rules, value, path));
  // An arguments class: type-graphql does not call this for the inputs inside it.
  else for (const [name, part] of Object.entries(value)) validate(part, classOf(part), pathTo(name));
}

/** Paths start inside the input object of a mutation, and with the names of other arguments. */
export const pathTo = (argument: string): string[] => (argument === 'input' ? [] : [argument]);

const classOf = (value: unknown): unknown => (value as object | null | undefined)?.constructor;

/** Returns the values as parsed by the rules. Throws InvalidFields with one error for each invalid field. */
export function parseInput<T>(rules: z.ZodMiniType<T>, values: unknown, at: readonly string[] = []): T {
  const { data, error } = rules.safeParse(values, { reportInput: true });
  if (!error) return data;
  const fields = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const path = [...at, ...issue.path.map(String)];
    const name = path.join('.');
    if (!fields.has(name)) fields.set(name, { path, reason: reasonOf(issue), message: issue.message });
  }
  const [first, ...others] = fields.values();
  throw first ? new InvalidFields([first, ...others]) : error;
}

const REASONS: Partial<Record<z.core.$ZodIssue['code'], FieldReason>> = {
  invalid_type: 'WRONG_TYPE',
  invalid_format: 'INVALID_FORMAT',
};

/** The reason that the rule names (`refine` in common/forms/fields.ts), else the one that fits its kind. */
function reasonOf(issue: z.core.$ZodIssue): FieldReason {
  if (issue.code === 'custom')
    return (issue.params as { reason?: FieldReason } | undefined)?.reason ?? 'INVALID';
  if (issue.input == null || issue.input === '') return 'REQUIRED';
  if (issue.code === 'too_small') return isNumeric(issue.origin) ? 'TOO_SMALL' : 'TOO_SHORT';
  if (issue.code === 'too_big') return isNumeric(issue.origin) ? 'TOO_LARGE' : 'TOO_LONG';
  return REASONS[issue.code] ?? 'INVALID';
}

const isNumeric = (origin: string): boolean => origin === 'number' || origin === 'int';
