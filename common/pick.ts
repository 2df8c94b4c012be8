/** A copy with only the named properties, as far as the object has them. */
export function pick<Source extends object, Name extends keyof Source>(
  source: Source,
  ...names: readonly Name[]
): Pick<Source, Name> {
  const present = names.filter((name) => name in source);
  return Object.fromEntries(present.map((name) => [name, source[name]])) as Pick<Source, Name>;
}
