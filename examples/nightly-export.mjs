// For the accountant: the payments, documents and orders of each day since the last run, as CSV files.
//   node nightly-export.mjs FOLDER [LAST_DAY]
// Run it after midnight, with TZ set to the time zone of the studio. Days that were missed are caught up.
// The API key needs accounting:read and orders:read-any.
import { readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient, Orders, Payments, Receipts } from 'bhor-client';

const client = createClient({ url: process.env.BHOR, key: process.env.BHOR_KEY });
const DAY_MS = 24 * 60 * 60 * 1000;
const yesterday = new Date(Date.now() - DAY_MS).toLocaleDateString('sv');
const [folder = '.', lastDay = yesterday] = process.argv.slice(2);
if (!/^\d{4}-\d\d-\d\d$/.test(lastDay)) throw new Error('LAST_DAY is a date such as 2026-11-30.');

/** @param {string} day */
async function exportDay(day) {
  const on = { from: day, to: day };
  const orders = ['number,placedAt,status,plan,total,currency'];
  for await (const { number, placedAt, status, planName, price } of client.pages(Orders, { on }))
    orders.push(row(number, placedAt, status, planName, ...amountOf(price.total)));
  const receipts = ['number,issuedAt,kind,order,total,currency'];
  for await (const { number, issuedAt, kind, order, price } of client.pages(Receipts, { on }))
    receipts.push(row(number, issuedAt, kind, order.number, ...amountOf(price.total)));
  const payments = ['id,paidAt,method,order,amount,currency'];
  for await (const { id, paidAt, method, order, amount } of client.pages(Payments, { on }))
    payments.push(row(id, paidAt, method, order.number, ...amountOf(amount)));
  // Payments are last: a day whose file of them is there is done.
  for (const [name, lines] of Object.entries({ orders, receipts, payments })) {
    const file = path.join(folder, `${name}-${day}.csv`);
    await writeFile(
      `${file}.part`,
      lines.map((line) => `${line}\r\n`),
    );
    await rename(`${file}.part`, file);
  }
  console.log(`${day}: ${orders.length - 1} orders, ${payments.length - 1} payments`);
}

/** A line of a CSV file, no cell of which a spreadsheet takes for a formula. @param {(string | number)[]} cells */
function row(...cells) {
  return cells.map((cell) => `"${`${cell}`.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`).join(',');
}

/** @param {{ minorUnits: number, currencyCode: string }} money */
const amountOf = ({ minorUnits, currencyCode }) => [(minorUnits / 100).toFixed(2), currencyCode];

/** The days after the last one that was exported; at first only the last day. */
async function missingDays() {
  const files = (await readdir(folder)).filter((name) => /^payments-.{10}\.csv$/.test(name)).sort();
  const done = files.at(-1)?.slice(-'2026-11-30.csv'.length, -'.csv'.length);
  const days = [];
  for (let day = done ? dayAfter(done) : lastDay; day <= lastDay; day = dayAfter(day)) days.push(day);
  return days;
}

/** @param {string} day */
const dayAfter = (day) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

for (const day of await missingDays()) await exportDay(day);
