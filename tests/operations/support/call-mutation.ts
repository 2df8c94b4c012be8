import type { MutationCall } from './given';

/** Selects nothing, so that reading the answer does not count. */
export function documentOf(name: string, { input }: Pick<MutationCall, 'input'>): string {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return input
    ? `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`
    : `mutation { ${name} { __typename } }`;
}

export const callMutation = (name: string, call: MutationCall) =>
  call.by.gql(documentOf(name, call), { input: call.input });
