import { explorerContent } from './explorer.content';

export interface Operation {
  query: string;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
}

export interface Problem {
  message: string;
  /** The code of the error, and the field that it belongs to. */
  detail: string;
}

export interface Cost {
  requested: number;
  remaining: number;
}

/** Response of the server. */
export interface Answer {
  status: number;
  ms: number;
  text: string;
  problems: Problem[];
  cost: Cost | undefined;
}

interface GraphqlBody {
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[];
  extensions?: { cost?: Cost };
}

/** Sends an operation with this token or API key, if any. Throws if there is no answer. */
export async function sendOperation(operation: Operation, token: string | null): Promise<Answer> {
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/graphql-response+json',
  });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const startedAt = performance.now();
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(operation) });
  const text = await response.text();
  const ms = Math.round(performance.now() - startedAt);
  return { status: response.status, ms, ...read(text) };
}

function read(text: string): Pick<Answer, 'text' | 'problems' | 'cost'> {
  try {
    const body = JSON.parse(text) as GraphqlBody;
    const problems = (body.errors ?? []).map(({ message, path, extensions }) => ({
      message,
      detail: [extensions?.code, path && explorerContent.answer.at(path.join('.'))].filter(Boolean).join(' '),
    }));
    return { text: JSON.stringify(body, null, 2), problems, cost: body.extensions?.cost };
  } catch {
    // Not JSON: a proxy has answered.
    return { text, problems: [], cost: undefined };
  }
}

/** Reads the data of an operation of the explorer itself. Throws with the message of the first error. */
export async function readData<Data>(query: string, token: string | null): Promise<Data> {
  const { text, problems } = await sendOperation(
    { query, variables: undefined, operationName: undefined },
    token,
  );
  const [problem] = problems;
  if (problem) throw new Error(problem.message);
  return (JSON.parse(text) as { data: Data }).data;
}
