import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#common/limits';
import type { Page } from '../database/keyset-page';
import { Count, countOf } from './count.type';
import { AGGREGATE_COST, batchedCost, STATEMENT_COST } from './query-cost';

/** Counting costs as much as an aggregate. */
const COUNT_STATEMENTS = AGGREGATE_COST / STATEMENT_COST;

@ObjectType({ description: 'Information about pagination in a connection.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are nodes after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there are nodes before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first node; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last node; null on an empty page.' })
  endCursor!: string | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Number of nodes from the start of the list, or after \`after\`: ${PAGE_SIZE_DEFAULT} by default, at most ${PAGE_SIZE_MAX}.`,
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the node that the page follows.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Number of nodes from the end of the list, or before \`before\`: at most ${PAGE_SIZE_MAX}. Not together with \`first\`.`,
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the node that the page precedes.' })
  before?: string | null;
}

/** Defines the Relay connection and edge types for a node type. */
export function connectionType<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { description: 'A node of a page, with its cursor.', simpleResolvers: true })
  class Edge {
    @Field(() => node, { description: 'Node at this position.' })
    node!: Node;

    @Field(() => String, { description: 'Opaque position in the list, for `after` and `before`.' })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list.', simpleResolvers: true })
  class Connection {
    @Field(() => [Edge], {
      description: 'Nodes of the page with their cursors, in the order of the list.',
    })
    edges!: Edge[];

    @Field(() => [node], {
      description: 'Nodes of the page without their cursors, in the order of the list.',
    })
    nodes!: Node[];

    @Field(() => PageInfo, {
      description: 'First and last cursor of the page, and whether there are nodes before and after it.',
    })
    pageInfo!: PageInfo;

    /** Counts the rows of the whole list. */
    count!: Page<Node>['count'];

    countMax!: Page<Node>['countMax'];

    @Field(() => Count, {
      description: 'Total number of nodes on all pages. Counted only if it is selected.',
      complexity: batchedCost({ statements: COUNT_STATEMENTS }),
    })
    totalCount(): Promise<Count> {
      return countOf(this.count, this.countMax);
    }
  }
  return Connection;
}

/** Converts a keyset page to a Relay connection. Cursors are written only if they are selected. */
export function toConnection<Node extends object>({
  rows,
  cursorAt,
  hasNext,
  hasPrevious,
  count,
  countMax,
}: Page<Node>) {
  const cursorIfAny = (index: number) => (index in rows ? cursorAt(index) : null);
  return {
    get edges() {
      return rows.map((node, index) => ({ node, cursor: cursorAt(index) }));
    },
    nodes: rows,
    pageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      get startCursor() {
        return cursorIfAny(0);
      },
      get endCursor() {
        return cursorIfAny(rows.length - 1);
      },
    },
    count,
    countMax,
  };
}
