import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { Page } from '../database/keyset-page';

@ObjectType({ description: 'Information about pagination in a connection.' })
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean)
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor!: string | null;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'Number of nodes from the start, or after `after`.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the node before the page.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of nodes from the end, or before `before`.' })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the node after the page.' })
  before?: string | null;
}

/** Defines the Relay connection and edge types for a node type. */
export function connectionType<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`)
  class Edge {
    @Field(() => node)
    node!: Node;

    @Field(() => String)
    cursor!: string;
  }

  @ObjectType(`${name}Connection`)
  class Connection {
    @Field(() => [Edge])
    edges!: Edge[];

    @Field(() => [node], { description: 'The nodes of the edges, without their cursors.' })
    nodes!: Node[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;
  }
  return Connection;
}

/** Converts a keyset page to a Relay connection. */
export function toConnection<Node extends object>(page: Page<Node>) {
  return {
    edges: page.rows.map((node, index) => ({ node, cursor: page.cursors[index]! })),
    nodes: page.rows,
    pageInfo: {
      hasNextPage: page.hasNext,
      hasPreviousPage: page.hasPrevious,
      startCursor: page.cursors[0] ?? null,
      endCursor: page.cursors.at(-1) ?? null,
    },
  };
}
