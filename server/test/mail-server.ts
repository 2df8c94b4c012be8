import net, { type AddressInfo, type Socket } from 'node:net';
import type { DrawReceipt } from '../mail/attachment';
import type { ReadLogo } from '../mail/mail-logo';
import { smtpTransport } from '../mail/smtp-transport';
import { mailboxTransport, type MailTransport } from '../mail/transport';

/** Sends mails through a server at a URL. */
export const transportTo = (
  url: string,
  drawReceipt: DrawReceipt,
  readLogo: ReadLogo = () => Promise.resolve(null),
): MailTransport =>
  smtpTransport({
    settings: () => ({
      server: { url },
      from: { name: 'Bhor, the "studio"', address: 'post@studio.example' },
      replyTo: 'desk@studio.example',
    }),
    isProduction: false,
    withoutServer: mailboxTransport,
    drawReceipt,
    readLogo,
  });

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, unparsed. */
  data: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** While true, the server accepts connections but sends no replies. */
  isHanging: boolean;
  /** Number of open connections. */
  connections(): number;
  /** Reply to RCPT that refuses the recipient, such as '550 No such user'. */
  refusal: string | undefined;
  close(): Promise<void>;
}

/** Starts a server with the minimum of SMTP that is needed to receive a mail. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    handleConnection(socket, mailServer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    refusal: undefined,
    isHanging: false,
    connections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return mailServer;
}

function handleConnection(socket: Socket, mailServer: MailServer): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let isInData = false;
  let unread = '';
  const reply = (line: string) => {
    if (!mailServer.isHanging) socket.write(`${line}\r\n`);
  };
  const handleLine = (line: string): void => {
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (isInData && line === '.') {
      isInData = false;
      mailServer.received.push(mail);
      mail = { from: '', to: [], data: '' };
      reply('250 Taken');
    } else if (isInData) {
      mail.data += `${line}\n`;
    } else if (/^MAIL/i.test(line)) {
      mail.from = address;
      reply('250 Go on');
    } else if (/^RCPT/i.test(line)) {
      if (!mailServer.refusal) mail.to.push(address);
      reply(mailServer.refusal ?? '250 Go on');
    } else if (/^DATA/i.test(line)) {
      isInData = true;
      reply('354 Go on');
    } else {
      reply(/^QUIT/i.test(line) ? '221 Bye' : '250 Fine');
    }
  };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString()).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) handleLine(line);
  });
  reply('220 mail.example ESMTP');
}
