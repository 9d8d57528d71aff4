import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../process/child';

export interface ReceivedMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The parsed mail, with headers and attachments. */
  email: Email;
}

export interface TestSmtpServer {
  /** `smtp://127.0.0.1:PORT` */
  url: string;
  mails: ReceivedMail[];
  /** Refuses further mails (451, try again later), until `accept`. */
  refuse(): void;
  accept(): void;
  /** Takes mails and answers none until the returned function is called, as a server that is very slow. */
  hold(): () => void;
  /** Stops listening, until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** The first mail that matches, also one that comes later: waits as long as the test may, or `withinMs`. */
  mail(fits?: (mail: ReceivedMail) => boolean, withinMs?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/**
 * A mail server on a free port of 127.0.0.1 that keeps the mails it gets. It knows no mailbox whose name begins with
 * `nobody`: mails to these are refused (550).
 */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  const arrivals = new Set<() => void>();
  let refusing = false;
  let gate: Promise<void> | undefined;
  const open = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 300,
      logger: false,
      onMailFrom: (_address, _session, done) => done(refusing ? laterPlease() : null),
      onRcptTo: ({ address }, _session, done) => done(/^nobody\b/i.test(address) ? noMailbox() : null),
      onData: (stream, _session, done) => {
        received(stream).then(async (mail) => {
          await gate;
          mails.push(mail);
          for (const notify of arrivals) notify();
          done();
        }, done);
      },
    });
  const port = await freePort();
  let server: SMTPServer;
  const comeBack = async () => {
    server = open();
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  };
  const goAway = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await comeBack();

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: () => {
      refusing = true;
    },
    accept: () => {
      refusing = false;
    },
    hold: () => {
      let answer = () => {};
      gate = new Promise((resolve) => {
        answer = resolve;
      });
      return () => answer();
    },
    mail: (fits = () => true, withinMs) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = mails.find(fits);
          if (!found) return;
          arrivals.delete(check);
          clearTimeout(timer);
          resolve(found);
        };
        const giveUp = () => {
          arrivals.delete(check);
          reject(new Error(`No such mail came within ${withinMs} ms; there are ${mails.length} others`));
        };
        const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
        arrivals.add(check);
        check();
      }),
    goAway,
    comeBack,
    stop: goAway,
  };
}

function laterPlease(): Error {
  return Object.assign(new Error('Try again later'), { responseCode: 451 });
}

const noMailbox = () => Object.assign(new Error('No such mailbox here'), { responseCode: 550 });

async function received(stream: AsyncIterable<Buffer>): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return readMail(Buffer.concat(chunks));
}

/** Parses one mail, from a server or from an .eml file. */
export async function readMail(source: Buffer): Promise<ReceivedMail> {
  const email = await PostalMime.parse(source);
  return {
    from: email.from?.address ?? '',
    to: (email.to ?? []).map(({ address }) => address ?? ''),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    messageId: (email.messageId ?? '').replace(/^<|>$/g, ''),
    email,
  };
}
