import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import type { TemplateKind, Wording } from '@portal/service-kit/mail-words';
import type { WholeApplication } from '../application';
import type { Work, WorkOf } from './define-work';

/** The facts with which a preview is filled: of an application, or made up. */
export interface Sample {
  application: Pick<WholeApplication, 'id' | 'type' | 'origin' | 'currentStep' | 'submittedAt' | 'identity'>;
  branding: MailBranding;
  publicUrl: string;
  now: Date;
  /** The IANA time zone by which the portal counts days. */
  timeZone: string;
}

/** A mail about an application: its words, when and to whom it is sent, and how it is erased. */
export interface MailOf<Payload extends object> extends WorkOf<Payload> {
  /**
   * The words that an administrator can change, a template for each case; `place` is the mail's place among all mails.
   */
  templates: readonly TemplateKind[];
  place: number;
  applicationOf: NonNullable<WorkOf<Payload>['applicationOf']>;
  /** The mail for a preview; nothing is stored or sent. `key` is the key of the template. */
  sample(shown: Sample, wording: Wording, key: string): WrittenMail;
}

export interface Mail extends Work {
  templates: readonly TemplateKind[];
  place: number;
  sample(shown: Sample, wording: Wording, key: string): WrittenMail;
}

/** Declares a mail. A missing member, for example how it is erased, is a compile error. */
export const defineMail = <Payload extends object>(mail: MailOf<Payload>): Mail => mail;
