import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStudio, setStudio } from '#common/studio';
import { isDatabaseUnavailable } from '../database/availability';
import { eventually } from '../test/eventually';
import { startHarness, type Harness } from '../test/harness';
import { startMailServer, transportTo, type MailServer } from '../test/mail-server';
import { Mail } from './mail.entity';
import { verificationMail } from './mails/verification-mail';
import { Outbox } from './outbox';
import { DeliveryFailed } from './transport';

const TO = 'asha+gym@example.com';
const noFiles = () => Promise.reject(new Error('no mail of these has a file'));
const LINK = 'http://studio.example/verify-email/secret-token?email=asha%2Bgym%40example.com';

let mailServer: MailServer;
let harness: Harness;
beforeEach(async () => {
  mailServer = await startMailServer();
  harness = await startHarness(undefined, { transport: transportTo(mailServer.url, noFiles) });
});
afterEach(async () => {
  await harness.stop();
  await mailServer.close();
});

const outbox = new Outbox();
const put = () =>
  harness.dataSource.transaction((manager) =>
    outbox.put(manager, {
      to: TO,
      mail: verificationMail({
        cancelLink: 'http://studio.example',
        signedUpAt: new Date(0),
        device: 'Chrome',
        isContested: false,
        link: LINK,
      }),
    }),
  );
const stored = () => harness.dataSource.getRepository(Mail).findOneByOrFail({});

/** Decodes quoted-printable. */
const readable = (data: string) =>
  data
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));

test('sends the envelope, the headers and both parts to the mail server', async () => {
  await put();
  await harness.runDueJobs();
  const [received] = mailServer.received;
  expect(received).toMatchObject({ from: 'post@studio.example', to: [TO] });
  const data = readable(received?.data ?? '');
  expect(data).toMatch(/^From: "Bhor, the \\"studio\\"" <post@studio\.example>$/m);
  expect(data).toMatch(/^Reply-To: desk@studio\.example$/m);
  expect(data).toMatch(/^To: asha\+gym@example\.com$/m);
  expect(data).toMatch(/^Subject: Confirm your e-mail address for Bhor$/m);
  expect(data).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(data).toContain('Content-Type: text/plain');
  expect(data).toContain('Content-Type: text/html');
  expect(data).toContain(`\n${LINK}\n`);
  expect(data).toContain(`href="${LINK}"`);
});

test('a mail brings the logo that it shows, and is sent without one that cannot be read', async () => {
  const hash = 'a'.repeat(32);
  const logo = { printedLogo: hash, logo: { width: 401, height: 88 } };
  setStudio({ ...readStudio(), name: 'Asha & <Co>', look: logo });
  await put();
  const mail = await stored();
  const { signal } = new AbortController();
  const file = Buffer.from('the picture!');
  await transportTo(mailServer.url, noFiles, async (id) => (id === hash ? file : null)).send(mail, signal);
  await transportTo(mailServer.url, noFiles, () => Promise.reject(new Error('no storage'))).send(
    mail,
    signal,
  );
  const [withLogo, without] = mailServer.received.map(({ data }) => readable(data));
  for (const data of [withLogo, without]) {
    expect(data).toMatch(
      new RegExp(`<img\\s+src="cid:${hash}@logo"\\s+alt="Asha &amp; &lt;Co&gt;"\\s+width="201"`),
    );
    expect(data).not.toMatch(/src="http/);
    expect(data).toContain('Content-Type: text/plain');
  }
  expect(withLogo).toContain('Content-Type: multipart/related');
  expect(withLogo).toContain(`Content-ID: <${hash}@logo>`);
  expect(withLogo).toMatch(/Content-Type: image\/png; name=logo\.png[\s\S]*Content-Disposition: inline/);
  expect(withLogo).toContain(file.toString('base64'));
  expect(without).not.toContain('image/png');
});

test('empties a mail that was sent, so that its links and codes are not stored', async () => {
  await put();
  expect((await stored()).text).toContain('secret-token');
  await harness.runDueJobs();
  expect(await stored()).toMatchObject({ text: '', html: '', sentAt: new Date(harness.clock.ms) });
  const [message] = (
    (await (await harness.fetch('/dev/mailbox', { headers: { accept: 'application/json' } })).json()) as {
      messages: unknown[];
    }
  ).messages;
  expect(message).toMatchObject({ to: TO, text: '', html: '' });
});

test('uses the same Message-ID for every attempt', async () => {
  await put();
  await harness.runDueJobs();
  await harness.dataSource.query('update mails set sent_at = null');
  await outbox.retry(harness.dataSource);
  await harness.runDueJobs();
  const { id } = await stored();
  const numbers = mailServer.received.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]);
  expect(numbers).toEqual([`<${id}@studio.example>`, `<${id}@studio.example>`]);
});

test('stores the codes of a refusal, but not its text', async () => {
  mailServer.refusal = `550 5.1.1 <${TO}> is unknown here`;
  await put();
  await harness.runDueJobs();
  expect(await stored()).toMatchObject({ sentAt: null, lastError: 'EENVELOPE 550' });
  expect((await stored()).text).toContain('secret-token');
  expect(harness.logs.join('')).toContain('EENVELOPE 550');
  expect(harness.logs.join('')).not.toMatch(/asha|unknown here|secret-token/);
});

test('an unavailable mail server is not mistaken for an unavailable database', async () => {
  await mailServer.close();
  const transport = transportTo(mailServer.url, noFiles);
  const mail = { id: '1', toAddress: TO, subject: '', text: '', html: '' } as Mail;
  const failure = await transport.send(mail, new AbortController().signal).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: expect.stringMatching(/^E[A-Z]+$/) });
  expect(isDatabaseUnavailable(failure)).toBe(false);
});

test('an aborted send closes its connection and fails with EABORT', async () => {
  mailServer.isHanging = true;
  const transport = transportTo(mailServer.url, noFiles);
  await put();
  const stopping = new AbortController();
  const sending = transport.send(await stored(), stopping.signal);
  await eventually(() => expect(mailServer.connections()).toBe(1));
  stopping.abort();
  await expect(sending).rejects.toThrow(new DeliveryFailed('EABORT'));
  await eventually(() => expect(mailServer.connections()).toBe(0));
  await expect(transport.send(await stored(), stopping.signal)).rejects.toThrow('EABORT');
});
