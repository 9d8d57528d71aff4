import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport';

/** A mail server: `smtp://user:password@host:587`, `smtps://...`. Gives up on a silent one within seconds. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 3000,
      greetingTimeout: 3000,
      socketTimeout: 10_000,
    },
    { from },
  );
  return {
    async send({ messageId, ...mail }) {
      await transport.sendMail({ messageId: `<${messageId}>`, ...mail });
    },
    close: () => transport.close(),
  };
}
