import { createTransport } from 'nodemailer';
import { encryptionOf } from './encryption';
import type { MailTransport } from './transport';

/**
 * Sends to a mail server: `smtp://user:password@host:587`, `smtps://...`. A silent server fails within seconds; so does a
 * server on another machine that offers no encryption, unless `?tls=off` stands in its address.
 */
export function smtpTransport(address: string, from: string): MailTransport {
  const { url, required: requireTLS } = encryptionOf(address);
  const transport = createTransport(
    {
      url,
      requireTLS,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 3000,
      greetingTimeout: 3000,
      socketTimeout: 10_000,
    },
    { from },
  );
  return {
    async send({ messageId, about: _, ...mail }) {
      // Where the server offers it: what cannot be delivered is reported under this id.
      const dsn = {
        id: messageId,
        return: 'headers' as const,
        notify: 'failure' as const,
        recipient: mail.to,
      };
      await transport.sendMail({ messageId: `<${messageId}>`, dsn, ...mail });
    },
    close: () => transport.close(),
  };
}
