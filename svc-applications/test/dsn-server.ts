import { createServer, type Socket } from 'node:net';

/** A mail server that offers delivery status notifications (DSN), and keeps the commands that it receives. */
export interface DsnServer {
  /** `smtp://127.0.0.1:PORT` */
  url: string;
  /** The commands with addresses, in the order of arrival. */
  commands: string[];
  /** Answers RCPT TO with this line; undefined accepts everybody. */
  refuseWith(line: string | undefined): void;
  /** A report (RFC 3464) that the recipient of the last mail does not exist. */
  reportOfLast(): string;
  stop(): Promise<void>;
}

export async function startDsnServer(): Promise<DsnServer> {
  const commands: string[] = [];
  const open = new Set<Socket>();
  let refusal: string | undefined;
  const answerTo = (line: string): string => {
    if (/^EHLO/i.test(line)) return '250-mail.test\r\n250 DSN';
    if (/^(MAIL|RCPT)/i.test(line)) commands.push(line);
    if (/^RCPT/i.test(line) && refusal) return refusal;
    if (/^DATA/i.test(line)) return '354 Go on';
    return /^QUIT/i.test(line) ? '221 Bye' : '250 OK';
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    let rest = '';
    let inData = false;
    socket.write('220 mail.test\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk;
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (inData && line !== '.') continue;
        socket.write(`${inData ? '250 Taken' : answerTo(line)}\r\n`);
        inData = !inData && /^DATA/i.test(line);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const lastOf = (word: string) => commands.findLast((line) => line.startsWith(word)) ?? '';
  return {
    url: `smtp://127.0.0.1:${port}`,
    commands,
    refuseWith: (line) => {
      refusal = line;
    },
    reportOfLast() {
      const [, envid = ''] = /ENVID=(\S+)/.exec(lastOf('MAIL')) ?? [];
      const [, to = ''] = /<([^>]+)>/.exec(lastOf('RCPT')) ?? [];
      return [
        'Reporting-MTA: dns; mail.test',
        `Original-Envelope-Id: ${envid}`,
        '',
        `Final-Recipient: rfc822; ${to}`,
        'Action: failed',
        'Status: 5.1.1',
        `Diagnostic-Code: smtp; 550 5.1.1 <${to}>: User unknown`,
        '',
      ].join('\r\n');
    },
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
