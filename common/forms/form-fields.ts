import type * as z from 'zod/mini';
import { keysOf } from '../keys-of';

/** Rules of a form, one for each field. */
export type FormFields = z.ZodMiniObject;

/** The names of a form's fields, in the order of its rules. */
export const namesOf = <Fields extends FormFields>({ shape }: Fields) =>
  keysOf(shape) as readonly (keyof Fields['shape'] & string)[];

/** Whether a field holds a number, which may be optional. */
export const isNumberField = (rule: z.core.$ZodType): boolean => innermost(rule)._zod.def.type === 'number';

/** The rules of a group of fields, which may be optional; undefined for a single field. */
export function fieldsIn(rule: z.core.$ZodType): z.core.$ZodShape | undefined {
  const { def } = innermost(rule)._zod;
  return def.type === 'object' ? def.shape : undefined;
}

/** The texts from which a field, or each item of a list, is chosen; undefined if it is not a choice. */
export function choicesOf(rule: z.core.$ZodType): readonly string[] | undefined {
  const { def } = innermost(rule)._zod;
  if (def.type === 'array') return choicesOf(def.element);
  return def.type === 'enum' ? Object.values(def.entries).map(String) : undefined;
}

/** The rule inside those that only make it optional or change its result. */
function innermost(rule: z.core.$ZodType): z.core.$ZodTypes {
  const known = rule as z.core.$ZodTypes;
  const { def } = known._zod;
  if (def.type === 'pipe') return innermost(def.in);
  return 'innerType' in def ? innermost(def.innerType) : known;
}
