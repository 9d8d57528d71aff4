import { createConnection } from 'node:net';
import { startSmtpServer } from './server';

/** Sends these lines, each after the answer to the line before, and returns all answers. */
function converse(url: string, lines: string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    let answers = '';
    const left = [...lines];
    socket.on('error', reject);
    socket.on('close', () => resolve(answers));
    socket.on('data', (chunk) => {
      answers += chunk;
      const next = left.shift();
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
  });
}

const letter =
  'From: a@example.org\r\nTo: b@example.org\r\nSubject: Hi\r\nMessage-ID: <1@example.org>\r\n\r\nHello\r\n.';

test('it keeps the mails it gets, and can be waited for', async () => {
  const smtp = await startSmtpServer();
  const waiting = smtp.mail(({ subject }) => subject === 'Hi');
  await converse(smtp.url, [
    'HELO me',
    'MAIL FROM:<a@example.org>',
    'RCPT TO:<b@example.org>',
    'DATA',
    letter,
    'QUIT',
  ]);
  expect(await waiting).toMatchObject({
    from: 'a@example.org',
    to: ['b@example.org'],
    text: 'Hello\n',
    messageId: '1@example.org',
  });
  await expect(smtp.mail(({ subject }) => subject === 'Other', 50)).rejects.toThrow(/No such mail/);
  await smtp.stop();
});

test('it can be configured to refuse', async () => {
  const smtp = await startSmtpServer();
  smtp.refuse();
  expect(await converse(smtp.url, ['HELO me', 'MAIL FROM:<a@example.org>', 'QUIT'])).toMatch(/^451 /m);
  expect(smtp.mails).toEqual([]);
  await smtp.stop();
});
