import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import pg from 'pg';
import { databaseName } from './database-name';

/** Starts psql, or a plain prompt if psql is not installed: the embedded PostgreSQL does not include it. */
export async function openPrompt(url: string): Promise<void> {
  const { hostname, port, username, password } = new URL(url);
  // Passed in the environment, since other users of the machine could read command-line arguments.
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseName(url),
  };
  if (!(await runPsql(env))) await plainPrompt(url);
}

/** In psql, Ctrl-C cancels a statement, so it must not end this process. */
async function runPsql(env: NodeJS.ProcessEnv): Promise<boolean> {
  const ignore = () => {};
  process.on('SIGINT', ignore);
  const child = spawn('psql', process.argv.slice(3), { stdio: 'inherit', env });
  const hasRun = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(true));
  });
  process.off('SIGINT', ignore);
  return hasRun;
}

async function plainPrompt(url: string): Promise<void> {
  console.log('psql is not installed. This is a simple prompt: one statement per line; an empty line exits.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: 'bhor=> ' });
  terminal.prompt();
  for await (const line of terminal) {
    if (line.trim() === '') break;
    await runStatement(client, line);
    terminal.prompt();
  }
  terminal.close();
  await client.end();
}

async function runStatement(client: pg.Client, statement: string): Promise<void> {
  try {
    const { rows, command, rowCount } = await client.query<Record<string, unknown>>(statement);
    if (rows.length > 0) console.table(rows);
    else console.log(`${command} ${rowCount ?? ''}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
