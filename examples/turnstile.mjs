// A turnstile: reads lines from its scanner and keypad, and opens or refuses with the reason.
// The API key needs activities:record, and members:read-any for phone numbers.
// A code proves who has it and works once; a phone number does not: take it only where somebody watches.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { BhorError, CheckIn, createClient, FindMembers } from 'bhor-client';

// Without retries: nobody waits at a gate until a limit is over.
const client = createClient({ url: process.env.BHOR, key: process.env.BHOR_KEY, retries: 0 });

/** The QR text or the six digits of a member, or a phone number. */
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim()) await answer(line.trim());
}

/** @param {string} read */
async function answer(read) {
  try {
    const member = isPhone(read) ? await memberWith(read) : { code: read };
    if (!member) return refuse('NOT_FOUND', 'No member has this number, or several have.');
    const input = { member, requestKey: randomUUID() };
    const { outcome, message } = (await client.request(CheckIn, { input })).checkIn;
    // Here the relay of the gate would be switched.
    if (outcome === 'RECORDED') console.log(`OPEN ${message}`);
    else refuse(outcome, message);
  } catch (error) {
    if (!(error instanceof BhorError)) return refuse('NOT_REACHED', String(error));
    refuse(error.reason ?? error.fields[0]?.reason ?? error.code, error.message);
  }
}

/** @param {string} read */
function isPhone(read) {
  return /^\+?[\d\s-]+$/.test(read) && digitsOf(read).length >= 10;
}

/** @param {string} phone */
async function memberWith(phone) {
  const search = digitsOf(phone);
  const { nodes } = (await client.request(FindMembers, { search, first: 10 })).members;
  const found = nodes.filter((member) => digitsOf(member.phone ?? '').endsWith(search));
  return found.length === 1 && found[0] ? { id: found[0].id } : null;
}

/** @param {string} text */
function digitsOf(text) {
  return text.replace(/\D/g, '');
}

/** @param {string} reason @param {string} message */
function refuse(reason, message) {
  console.log(`REFUSED ${reason} ${message}`);
}
