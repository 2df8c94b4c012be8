// A form of a website with which visitors become members. The API key stays in this server, and needs members:add.
// Put it behind a proxy with HTTPS that limits requests: everybody can send this form.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { BhorError, createClient, CreateMember } from 'bhor-client';

const client = createClient({ url: process.env.BHOR, key: process.env.BHOR_KEY });
const MAX_LENGTH = 10_000;

const server = createServer((request, response) => {
  answerTo(request).then(
    ({ status, text }) =>
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(text),
    (error) => response.destroy(error),
  );
});
server.listen(process.env.PORT ?? 8080, () => console.log(server.address()));

/** @param {import('node:http').IncomingMessage} request */
async function answerTo(request) {
  if (request.method !== 'POST') return { status: 200, text: form(randomUUID()) };
  const body = await bodyOf(request);
  return body === null ? { status: 413, text: 'This is too long.' } : join(new URLSearchParams(body));
}

/** Sending a form twice adds one member, since it keeps its key. @param {URLSearchParams} fields */
async function join(fields) {
  const { agreed, ...values } = Object.fromEntries(fields);
  const { name = '', phone = '', email, requestKey = '' } = values;
  const input = { name, phone, email: email || null, requestKey, hasMemberAgreed: agreed === 'on' };
  try {
    await client.request(CreateMember, { input });
  } catch (error) {
    const wrong = error instanceof BhorError ? error.fields : [];
    // Strangers do not learn who is a member, nor does this key: a taken number is thanked for as well.
    const isTaken = error instanceof BhorError && error.code === 'CONFLICT' && !error.reason;
    if (wrong.length === 0 && !isTaken) return { status: 502, text: 'Please try again later.' };
    const told = wrong.filter(({ reason }) => reason !== 'TAKEN').map(({ message }) => message);
    if (told.length > 0) return { status: 400, text: escaped(told.join(' ')) + form(requestKey) };
  }
  return { status: 201, text: 'Thank you. See you soon!' };
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) if (body.length <= MAX_LENGTH) body += chunk;
  return body.length > MAX_LENGTH ? null : body;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} requestKey */
const form = (requestKey) => `<form method="post">
  <label>Name <input name="name" required></label>
  <label>Phone <input name="phone" type="tel" required></label>
  <label>E-mail <input name="email" type="email"></label>
  <label><input name="agreed" type="checkbox" required> I agree to the privacy notice.</label>
  <input name="requestKey" type="hidden" value="${escaped(requestKey)}"><button>Join</button></form>`;
