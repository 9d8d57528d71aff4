import { onOneLine } from './noting';

/** What a delivery status report (RFC 3464) contains about one of our mails. */
export interface DeliveryReport {
  outboxId: number;
  /** The status and the answer of the other mail server: `5.1.1 smtp; 550 5.1.1 No such user here`. */
  answer: string;
}

/**
 * Reads the text of a `message/delivery-status`, or of a whole report with the head of the mail. Undefined where it is
 * of no failure, or of no mail of this service.
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

/** The report itself has a Message-ID, too: ours is recognised by its form. */
const ownIdIn = (text: string): string =>
  /^message-id:\s*<?(applications-outbox-\d+@[^>\s]+)/im.exec(text)?.[1] ?? '';

function outboxIdIn(messageId: string): number | undefined {
  const found = /^<?applications-outbox-(\d{1,15})@/.exec(messageId)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** RFC 3461 writes a few characters as +3D. */
const fromXtext = (text: string): string =>
  text.replace(/\+([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
