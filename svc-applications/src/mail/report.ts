import { onOneLine } from './noting';

/** What a delivery status report (RFC 3464) says about one of our mails. */
export interface DeliveryReport {
  outboxId: number;
  /** The status and the other mail server's answer, such as `5.1.1 smtp; 550 5.1.1 No such user here`. */
  answer: string;
}

/**
 * Reads a `message/delivery-status` part, or a whole report with the headers of the mail. Undefined if it reports no
 * failure, or concerns no mail of this service.
 */
export function readReport(text: string): DeliveryReport | undefined {
  const unfolded = text.replace(/\r?\n[ \t]+/g, ' ');
  if (!/^action:\s*failed\b/im.test(unfolded)) return undefined;
  const outboxId =
    outboxIdIn(fromXtext(field(unfolded, 'original-envelope-id'))) ?? outboxIdIn(ownIdIn(unfolded));
  if (outboxId === undefined) return undefined;
  const answer = [field(unfolded, 'status'), field(unfolded, 'diagnostic-code')].filter(Boolean).join(' ');
  return { outboxId, answer: onOneLine(answer) || 'It could not be delivered' };
}

const field = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';

/** The Message-ID of our mail, recognised by its form: the report has a Message-ID of its own. */
const ownIdIn = (text: string): string =>
  /^message-id:\s*<?(applications-outbox-\d+@[^>\s]+)/im.exec(text)?.[1] ?? '';

function outboxIdIn(messageId: string): number | undefined {
  const found = /^<?applications-outbox-(\d{1,15})@/.exec(messageId)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Decodes xtext, in which RFC 3461 writes some characters as +3D. */
const fromXtext = (text: string): string =>
  text.replace(/\+([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
