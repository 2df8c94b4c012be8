/** Enum values in REST: those of common/, while GraphQL has names in upper case. */
import { enumName } from '#common/enum-names';

/** Converts a sent value, or each of a list, to its name in GraphQL; unknown ones to what GraphQL refuses. */
export function sentEnum(values: readonly string[], sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map((value) => sentEnum(values, value));
  if (typeof sent !== 'string') return sent;
  return values.includes(sent) ? enumName(sent) : sent.toLowerCase();
}
