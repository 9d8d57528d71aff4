import type { MailBranding, MailTransport } from '@portal/service-kit/mail';
import type { Auth, Stores } from '../platform';

/** The parts that outbox work needs. */
export interface DeliveryParts {
  stores: Stores;
  auth: Auth;
  transport: Pick<MailTransport, 'send'>;
  branding: MailBranding;
  publicUrl: string;
}
