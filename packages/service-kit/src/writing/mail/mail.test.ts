import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, readMail, startSmtpServer, temporaryFolder } from '@portal/test-kit';
import { type MailSubject, openMailTransport, storedMails } from './index';

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

test('a server that refuses or is down is an error; later it works', async () => {
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

test('a server on another machine that offers no encryption gets neither password nor mail, unless that is allowed', async () => {
  const smtp = await startSmtpServer();
  // Another spelling of this machine's address, which is not in the list of known ones.
  const elsewhere = smtp.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  const transport = openMailTransport({ kind: 'smtp', url: elsewhere }, 'office@portal.example');
  await expect(transport.send(mail)).rejects.toThrow(/STARTTLS/);
  expect(smtp.mails).toEqual([]);
  transport.close();
  const allowed = openMailTransport({ kind: 'smtp', url: `${elsewhere}?tls=off` }, 'office@portal.example');
  await allowed.send(mail);
  expect(smtp.mails).toHaveLength(1);
  allowed.close();
  await smtp.stop();
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

test('stored mails go by their receiver, however the address is written, and by their age', async () => {
  const directory = join(temporaryFolder(), 'mail');
  const config = { kind: 'folder', directory } as const;
  const mails = storedMails(config);
  expect(await mails.removeOf({ addresses: ['ada@example.org'] })).toBe(0);
  const transport = openMailTransport(config, 'Portal <office@portal.example>');
  const send = (to: string, messageId: string) => transport.send({ ...mail, to, messageId });
  await send('ada@example.org', 'to-ada');
  await send('Ada@Example.org', 'to-ada-again');
  await send('ada@éxample.org', 'to-ada-elsewhere');
  await send('lada@example.org', 'to-lada');
  expect(await mails.removeOf({ addresses: ['ADA@example.org', 'ada@éxample.org'] })).toBe(3);
  await send('grace@example.org', 'old');
  await utimes(join(directory, 'old.eml'), new Date(0), new Date(0));
  expect(await mails.removeBefore(new Date(1000))).toBe(1);
  expect(await readdir(directory)).toEqual(['to-lada.eml']);
  const none = storedMails({ kind: 'smtp', url: 'smtp://127.0.0.1' });
  expect([
    await none.removeOf({ addresses: ['ada@example.org'] }),
    await none.removeBefore(new Date()),
  ]).toEqual([0, 0]);
});

test('stored mails go with whom they are about, wherever they went; a server never reads of it', async () => {
  const directory = join(temporaryFolder(), 'mail');
  const config = { kind: 'folder', directory } as const;
  const transport = openMailTransport(config, 'Portal <office@portal.example>');
  const send = (messageId: string, about?: MailSubject) =>
    transport.send({ ...mail, messageId, ...(about && { about }) });
  await send('confirmation@portal', { personId: 7, applicationId: 46 });
  await send('to-referee@portal', { personId: 70, applicationId: 47 });
  await send('of-the-account@portal', { personId: 7 });
  await send('of-somebody-with-this-address-now@portal', { personId: 8 });
  await send('things-12@portal');
  await send('things-123@portal');
  const mails = storedMails(config);
  const theirs = { people: [7], applications: [47], messages: ['things-12'] };
  expect(await mails.removeOf({ ...theirs, addresses: ['former@example.org'] })).toBe(4);
  expect((await readdir(directory)).sort()).toEqual([
    'of-somebody-with-this-address-now@portal.eml',
    'things-123@portal.eml',
  ]);
  expect(await mails.removeOf({ addresses: [mail.to] })).toBe(1);

  const smtp = await startSmtpServer();
  const server = openMailTransport({ kind: 'smtp', url: smtp.url }, 'office@portal.example');
  await server.send({ ...mail, about: { personId: 7 } });
  expect(JSON.stringify(smtp.mails[0]?.email.headers)).not.toContain('person-7');
  server.close();
  await smtp.stop();
});
