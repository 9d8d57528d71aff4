import { readReport } from './report';

const status = `Reporting-MTA: dns; mail.portal.example
Original-Envelope-Id: applications-outbox-17@portal.example
Arrival-Date: Mon, 23 Nov 2026 01:00:00 +0000

Final-Recipient: rfc822; amina@exmaple.org
Original-Recipient: rfc822;amina@exmaple.org
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <amina@exmaple.org>: Recipient address
    rejected: User unknown
`;
const answer = '5.1.1 smtp; 550 5.1.1 <amina@exmaple.org>: Recipient address rejected: User unknown';
const crlf = (text: string) => text.replaceAll('\n', '\r\n');

test.each([
  ['the id of the envelope', status],
  ['the same with the ends of lines of mails', crlf(status)],
  ['an envelope id as it is written in SMTP', status.replace('outbox-17@', 'outbox-17+40')],
  [
    'the id of the mail that comes back, where the server knew no envelope id',
    `Message-ID: <report-1@mail.example>\n\n${status.replace(/Original-Envelope-Id.*\n/, '')}\nMessage-ID: <applications-outbox-17@portal.example>\n`,
  ],
])('a report is about a mail by %s', (_how, text) => {
  expect(readReport(text)).toEqual({ outboxId: 17, answer });
});

test.each([
  ['a delay', status.replace('failed', 'delayed')],
  ['a delivery', status.replace('failed', 'delivered')],
  ['a mail of another service', status.replace('applications-outbox', 'auth-outbox')],
  ['nothing', ''],
  ['a number that is none', status.replace('outbox-17', 'outbox-x')],
])('a report of %s is ignored', (_what, text) => {
  expect(readReport(text)).toBeUndefined();
});

test('a report without words still states that it could not be delivered, and a long one is cut', () => {
  expect(readReport(status.replace(/(Status|Diagnostic-Code):.*\n( .*\n)?/g, ''))?.answer).toBe(
    'It could not be delivered',
  );
  const long = status.replace('User unknown', 'x'.repeat(10_000));
  expect(readReport(long)?.answer).toHaveLength(500);
});
