import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCurrentSearch } from '../../../navigation/navigation';

/** Search parameters of a page of a list: the cursor that it starts after, or ends before. */
const AFTER = 'after';
const BEFORE = 'before';

/** Values by the names of search parameters; an empty text removes the parameter. */
type AddressChanges = Record<string, string>;

export type ListAddress = ReturnType<typeof useListAddress>;

/** The state of a list in the address, so that it survives a reload, and can be shared and returned to. */
export function useListAddress() {
  const [params] = useSearchParams();
  const currentSearch = useCurrentSearch();
  const navigate = useNavigate();
  return {
    /** The value of a parameter; empty without it. */
    value: (name: string): string => params.get(name) ?? '',
    /** Changes parameters. The list is another one then, so it starts from its first page. */
    change: (changes: AddressChanges, { replace = false } = {}) =>
      void navigate({ search: searchWith(currentSearch(), changes) }, { replace }),
    /** Arguments of a connection for the page in the address. */
    pageArguments: (size: number) => pageArguments(params, size),
    /** Query strings of the neighbouring pages. */
    searchAfter: (cursor: string) => searchWith(params, { [AFTER]: cursor }),
    searchBefore: (cursor: string) => searchWith(params, { [BEFORE]: cursor }),
  };
}

function searchWith(params: URLSearchParams, changes: AddressChanges): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ [AFTER]: '', [BEFORE]: '', ...changes }))
    if (value) next.set(name, value);
    else next.delete(name);
  return `?${next.toString()}`;
}

function pageArguments(params: URLSearchParams, size: number) {
  const before = params.get(BEFORE);
  return before ? { last: size, before } : { first: size, after: params.get(AFTER) };
}
