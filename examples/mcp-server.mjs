// A read-only MCP server (stdio), with which an assistant looks things up in the studio.
// The API key needs members:read-any, activities:read-any and revenue:read: give it no other permission.
import { createInterface } from 'node:readline';
import { createClient, FindMembers, Revenue, Visits } from 'bhor-client';

const client = createClient({ url: process.env.BHOR, key: process.env.BHOR_KEY });
const NOT_JSON = '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Not JSON"}}';
const VERSIONS = ['2025-11-25', '2025-06-18'];

/** @type {Record<string, { description: string, takes?: string[], run: (given: any) => Promise<object> }>} */
const TOOLS = {
  find_member: {
    description: 'Finds members by words of their name, e-mail address or phone number.',
    takes: ['search'],
    run: (given) => client.request(FindMembers, given),
  },
  visits: {
    description: 'Lists the visits from a day such as 2026-11-30 to another, up to the last 100.',
    run: (on) => client.request(Visits, { on }),
  },
  revenue: {
    description: 'Sums payments and refunds from a day to another, in hundredths of the currency.',
    run: (bookedOn) => client.request(Revenue, { bookedOn }),
  },
};
const tools = Object.entries(TOOLS).map(([name, { description, takes = ['from', 'to'] }]) => {
  const properties = Object.fromEntries(takes.map((field) => [field, { type: 'string' }]));
  return { name, description, inputSchema: { type: 'object', properties, required: takes } };
});

/** What is wrong with the input is a result too, so that the assistant can put it right. @param {any} params */
async function call({ name, arguments: given = {} }) {
  if (!Object.hasOwn(TOOLS, name)) throw new Error(`Unknown tool: ${name}`);
  const found = await TOOLS[name]?.run(given).catch((error) => error);
  const isError = found instanceof Error;
  return { isError, content: [{ type: 'text', text: isError ? found.message : JSON.stringify(found) }] };
}

/** @param {string} method @param {any} params */
async function resultOf(method, params) {
  if (method === 'ping') return {};
  if (method === 'tools/list') return { tools };
  if (method === 'tools/call') return call(params);
  if (method !== 'initialize') throw Object.assign(new Error(`Unknown method: ${method}`), { code: -32601 });
  const protocolVersion = VERSIONS.find((version) => version === params.protocolVersion) ?? VERSIONS[0];
  return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'bhor', version: '0.1.0' } };
}

/** Notifications, which have no id, get no answer. @param {string} line */
async function answer(line) {
  const { id, method, params = {} } = JSON.parse(line);
  const done = await resultOf(method, params).then(
    (result) => ({ result }),
    ({ code = -32602, message }) => ({ error: { code, message } }),
  );
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, ...done }));
}

for await (const line of createInterface({ input: process.stdin }))
  await answer(line).catch(() => console.log(NOT_JSON));
