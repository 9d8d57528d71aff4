import { encryptionOf } from './encryption';
import type { MailTransport } from './transport';

/**
 * Sends to a mail server: `smtp://user:password@host:587`, `smtps://...`. A silent server fails within seconds; so does a
 * server on another machine that offers no encryption, unless `?tls=off` stands in its address.
 */
export function smtpTransport(address: string, from: string): MailTransport {
  const { url, required: requireTLS } = encryptionOf(address);
  const open = async () => {
    // Loaded with the first mail: it is large, and most processes write none for a while.
    const { createTransport } = await import('nodemailer');
    return createTransport(
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
  };
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send({ messageId, about: _, ...mail }) {
      // Where the server offers it: what cannot be delivered is reported under this id.
      const dsn = {
        id: messageId,
        return: 'headers' as const,
        notify: 'failure' as const,
        recipient: mail.to,
      };
      opened ??= open();
      await (await opened).sendMail({ messageId: `<${messageId}>`, dsn, ...mail });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}
