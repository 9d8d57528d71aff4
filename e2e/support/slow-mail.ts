import { startSmtpServer, type TestSmtpServer } from '@portal/test-kit';
import { harness, type TestPortal } from './harness';
import { startTestPortal } from './portal';

export interface PortalWithMail {
  portal: TestPortal;
  smtp: TestSmtpServer;
  stop(): Promise<void>;
}

/** A portal of its own whose mails go to a mail server that a story can slow down. */
export async function portalWithMailServer(): Promise<PortalWithMail> {
  const smtp = await startSmtpServer();
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Portal <no-reply@portal.test>' };
  const portal = await startTestPortal(harness().startPortal, { env });
  return {
    portal: { ...portal, mails: async () => smtp.mails.map(({ email }) => email) },
    smtp,
    async stop() {
      await portal.stop();
      await smtp.stop();
    },
  };
}
