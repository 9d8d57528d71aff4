import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import type { TemplateKind, Wording } from '@portal/service-kit/mail-words';
import type { WholeApplication } from '../application';
import type { Work, WorkOf } from './define-work';

/** The facts of a preview: of an application, or of a made-up one. */
export interface Sample {
  application: Pick<WholeApplication, 'id' | 'type' | 'origin' | 'currentStep' | 'submittedAt' | 'identity'>;
  branding: MailBranding;
  publicUrl: string;
  now: Date;
  /** The IANA zone in which the portal counts days. */
  timeZone: string;
}

/** A mail about an application, whole: its words, when it is sent to whom, and how it is erased. */
export interface MailOf<Payload extends object> extends WorkOf<Payload> {
  /** The words that an administrator can change, one for each case; `place` is theirs in the list of all mails. */
  templates: readonly TemplateKind[];
  place: number;
  applicationOf: NonNullable<WorkOf<Payload>['applicationOf']>;
  /** The mail as a preview shows it; nothing is made or sent. `key` is that of the template. */
  sample(shown: Sample, wording: Wording, key: string): WrittenMail;
}

export interface Mail extends Work {
  templates: readonly TemplateKind[];
  place: number;
  sample(shown: Sample, wording: Wording, key: string): WrittenMail;
}

/** Declares a mail. A missing member, erasing included, is a compile error. */
export const defineMail = <Payload extends object>(mail: MailOf<Payload>): Mail => mail;
