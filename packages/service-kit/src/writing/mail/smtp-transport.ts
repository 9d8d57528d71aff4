import { encryptionOf } from './encryption';
import type { MailTransport } from './transport';

/**
 * Sends to a mail server: `smtp://user:password@host:587`, `smtps://...`. Sending fails within seconds when the server
 * does not answer, or when it is another machine that offers no encryption, unless its address contains `?tls=off`.
 */
export function smtpTransport(address: string, from: string): MailTransport {
  const { url, required: requireTLS } = encryptionOf(address);
  const open = async () => {
    // Loaded with the first mail, because the library is large and most processes write none for a while.
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
      // Where the server supports DSN (RFC 3461), it reports undeliverable mails with this id.
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
