import { hostileNumber, hostileText, hostileValue } from './hostile-values';
import type { Random } from './random';

interface Place {
  parent: Record<string, unknown>;
  name: string;
}

/** All places in a value, the outermost first. */
const placesIn = (parent: Record<string, unknown>): Place[] =>
  Object.entries(parent).flatMap(([name, value]) => [
    { parent, name },
    ...(typeof value === 'object' && value !== null ? placesIn(value as Record<string, unknown>) : []),
  ]);

/** Puts one hostile value in the place of another. One is enough: of several, only the first would be looked at. */
export function spoil<Value extends Record<string, unknown>>(value: Value, random: Random): Value {
  const places = placesIn(value);
  if (places.length === 0) return value;
  const { parent, name } = random.pick(places);
  parent[name] = random.isTrue(0.75) ? hostileLike(parent[name], random) : hostileValue(random);
  return value;
}

/** A hostile value of the same type. */
function hostileLike(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return hostileText(random);
  if (typeof value === 'number') return hostileNumber(random);
  return hostileValue(random);
}
