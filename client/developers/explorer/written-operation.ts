import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { explorerContent } from './explorer.content';
import type { Operation } from './send-operation';

const content = explorerContent.answer;

interface Written {
  query: string;
  variables: string;
  /** Position of the cursor in the query. */
  cursor: number;
}

/** Reads the operation to send from the editors. Throws if it cannot be sent. */
export function writtenOperation({ query, variables, cursor }: Written): Operation {
  if (query.trim() === '') throw new Error(content.nothing);
  return { query, variables: variablesIn(variables), operationName: nameAt(query, cursor) };
}

function variablesIn(text: string): Record<string, unknown> | undefined {
  if (text.trim() === '') return undefined;
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(content.variablesObject);
  return value as Record<string, unknown>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(content.variables((error as Error).message), { cause: error });
  }
}

/** Name of the operation that the cursor is in, or else of the first one. */
function nameAt(query: string, cursor: number): string | undefined {
  const operations = operationsIn(query);
  const at = operations.find(({ loc }) => loc && loc.start <= cursor && cursor <= loc.end);
  return (at ?? operations[0])?.name?.value;
}

/** None of a text with a syntax error, which the server explains. */
function operationsIn(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  } catch {
    return [];
  }
}
