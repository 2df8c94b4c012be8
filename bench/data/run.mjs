import pg from 'pg';

/**
 * Runs statements one after the other.
 * @param {string} url
 * @param {string[]} statements
 */
export async function run(url, statements) {
  const client = await connect(url);
  try {
    const results = [];
    for (const statement of statements) results.push((await client.query(statement)).rows);
    return results;
  } finally {
    await client.end();
  }
}

/** Opens a connection. @param {string} url */
export async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
