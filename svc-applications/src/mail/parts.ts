import type { Translator } from '@portal/service-kit/language';
import type { MailBranding, MailTransport } from '@portal/service-kit/mail';
import type { Application } from '../application';
import type { Auth, Stores } from '../platform';

/** The facts that a module adds to a mail about a draft, below the mail's own facts. */
export type DraftFacts = (
  stores: Stores,
  draft: Pick<Application, 'id' | 'type' | 'roundId' | 'createdAt'>,
  translator: Translator,
) => Promise<{ term: string; value: string }[]>;

/** The parts that outbox work needs. */
export interface DeliveryParts {
  stores: Stores;
  auth: Auth;
  transport: Pick<MailTransport, 'send'>;
  branding: MailBranding;
  publicUrl: string;
  /** Returns the facts of all modules together. */
  draftFacts?: DraftFacts;
}
