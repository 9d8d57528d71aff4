import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, readMail, startSmtpServer, temporaryFolder } from '@portal/test-kit';
import { openMailTransport } from './index';

const mail = {
  to: 'ada@example.org',
  subject: 'Ihre Bewerbung – ✓',
  text: 'Hello Ada',
  html: '<p>Hello <b>Ada</b></p>',
  messageId: 'things-7@portal.example',
};

test('a mail reaches the server as it was written', async () => {
  const smtp = await startSmtpServer();
  const transport = openMailTransport(
    { kind: 'smtp', url: smtp.url, from: 'Portal <office@portal.example>' },
    'unused',
  );
  await transport.send(mail);
  const { email, ...received } = await smtp.mail();
  expect(received).toEqual({
    ...mail,
    to: ['ada@example.org'],
    from: 'office@portal.example',
    text: 'Hello Ada\n',
    html: '<p>Hello <b>Ada</b></p>\n',
  });
  expect(email.from?.name).toBe('Portal');
  transport.close();
  await smtp.stop();
});

test('a server that refuses, or is not there, is an error; later it works', async () => {
  const smtp = await startSmtpServer();
  const transport = openMailTransport({ kind: 'smtp', url: smtp.url }, 'office@portal.example');
  smtp.refuse();
  await expect(transport.send(mail)).rejects.toMatchObject({ responseCode: 451 });
  smtp.accept();
  await transport.send(mail);
  expect(smtp.mails).toHaveLength(1);
  transport.close();
  await smtp.stop();
  const gone = openMailTransport(
    { kind: 'smtp', url: `smtp://127.0.0.1:${await freePort()}` },
    'office@portal.example',
  );
  await expect(gone.send(mail)).rejects.toMatchObject({ code: expect.any(String) });
  gone.close();
});

test('without a server each mail is a file, and the same mail the same file', async () => {
  const directory = join(temporaryFolder(), 'mail');
  const transport = openMailTransport({ kind: 'folder', directory }, 'Portal <office@portal.example>');
  await transport.send(mail);
  await transport.send(mail);
  await transport.send({ ...mail, messageId: '../../else@portal' });
  const files = (await readdir(directory)).sort();
  expect(files).toEqual(['.._.._else@portal.eml', 'things-7@portal.example.eml']);
  const received = await readMail(await readFile(join(directory, 'things-7@portal.example.eml')));
  expect(received).toMatchObject({ subject: mail.subject, to: [mail.to], messageId: mail.messageId });
});
