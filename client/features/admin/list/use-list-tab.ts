import type { CountPrecision } from '../../../graphql/types.generated';
import { useShownAnswer, type AnsweredQuery } from '../../../lib/use-shown-answer';
import { useFirstPageInstead, useListAddress, type ListAddress, type RowCount } from './list-address';

/** A page of rows, as the server returns it. */
type Connection<Row> = ({ nodes: readonly Row[] } | { edges: readonly { node: Row }[] }) & {
  pageInfo: {
    hasPreviousPage: boolean;
    hasNextPage: boolean;
    startCursor?: string | null;
    endCursor?: string | null;
  };
  totalCount?: { count: number; precision: CountPrecision };
};

type ListQuery<Data, Variables> = AnsweredQuery<Data, Variables> & {
  loading: boolean;
  refetch: () => Promise<unknown>;
};

const PAGE_ARGUMENTS = ['first', 'after', 'last', 'before'] as const;

type PageArgument = (typeof PAGE_ARGUMENTS)[number];

interface ListSettings<Data, Variables, Row> {
  /** The generated hook of the query. */
  useQuery: (options: { variables: Variables }) => ListQuery<Data, Partial<Variables>>;
  /** The variables of the query besides the page. */
  questionIn: (address: ListAddress) => Omit<Variables, PageArgument>;
  connectionIn: (data: Data) => Connection<Row>;
  /** Search parameters of the search and the filters, all empty. */
  filters: Record<string, string>;
  /** How many rows a page can have. */
  rowCounts?: readonly RowCount[];
  /** Whether the list is read page by page; otherwise the question says how many rows are. */
  isPaged?: boolean;
  /** Whether a row still belongs to the list: it may have changed since it was loaded. */
  isListed?: (row: Row, question: Omit<Variables, PageArgument>) => boolean;
}

export type ListTab<Data = unknown, Row = unknown> = ReturnType<typeof useListTab<Data, object, Row>>;

/** A list of the panel: its state in the address, its query, and what is on screen of it. */
export function useListTab<Data, Variables extends object, Row>({
  useQuery,
  questionIn,
  connectionIn,
  filters,
  rowCounts,
  isPaged = true,
  isListed = () => true,
}: ListSettings<Data, Variables, Row>) {
  const address = useListAddress();
  const question = questionIn(address);
  const variables = { ...(isPaged && address.pageArguments(rowCounts)), ...question } as Variables;
  const query = useQuery({ variables });
  useFirstPageInstead(address, query.error);
  const shown = useShownAnswer(query);
  // The hook would leave variables out only for a query that is skipped.
  const shownQuestion = shown?.variables ? withoutPage(shown.variables as Variables) : question;
  const filterCount = Object.keys(filters).filter((name) => name !== 'q' && address.value(name)).length;
  return {
    address,
    variables,
    query,
    /** The page on screen; undefined until there is one. */
    page: shown && pageOf(connectionIn(shown.data), (row) => isListed(row, shownQuestion)),
    /** The variables that the rows on screen were requested with, besides the page. */
    question: shownQuestion,
    rowCounts,
    /** How many filters are set; the search is not counted. */
    filterCount,
    isFiltered: filterCount > 0 || address.value('q') !== '',
    clear: () => address.change(filters),
  };
}

/** The rows that still belong to the list, and how many there are on all pages. */
function pageOf<Row>(connection: Connection<Row>, isListed: (row: Row) => boolean) {
  const { pageInfo, totalCount } = connection;
  const loaded = 'nodes' in connection ? connection.nodes : connection.edges.map(({ node }) => node);
  const rows = loaded.filter(isListed);
  const count = (totalCount?.count ?? 0) - (loaded.length - rows.length);
  return { rows, pageInfo, total: totalCount && { ...totalCount, count } };
}

function withoutPage<Variables extends object>(variables: Variables): Omit<Variables, PageArgument> {
  const question: Partial<Record<PageArgument, unknown>> = { ...variables };
  for (const argument of PAGE_ARGUMENTS) delete question[argument];
  return question as Omit<Variables, PageArgument>;
}
