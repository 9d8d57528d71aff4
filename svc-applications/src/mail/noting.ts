import type { Mail } from '@portal/service-kit/mail';
import type { Deliver } from '@portal/service-kit/outbox';
import type { DeliveryParts } from './parts';
import { subjectOf, type Works } from './works';

/**
 * Records what happens to each mail that `deliverBy` sends. If recording fails, the attempt still counts: the mail
 * would otherwise be sent twice.
 */
export const noting =
  (works: Works, parts: DeliveryParts, deliverBy: (parts: DeliveryParts) => Deliver): Deliver =>
  async (kind, payload, context) => {
    const { stores } = parts;
    const { id: outboxId } = context;
    const about = await subjectOf(works, stores, { kind, payload });
    if (about === null) return deliverBy(parts)(kind, payload, context);
    // A replica of a previous release may have queued the mail without a record.
    await stores.mails.insert(
      { applicationId: about.applicationId, outboxId, kind, payload: payload as object },
      new Date(),
    );
    let tried = false;
    const send = async (mail: Mail) => {
      tried = true;
      try {
        await parts.transport.send({ ...mail, about });
      } catch (error) {
        await stores.mails.notSent(outboxId, mail.to, answerOf(error)).catch(() => undefined);
        throw error;
      }
      await stores.mails.sent(outboxId, mail.to, new Date()).catch(() => undefined);
    };
    await deliverBy({ ...parts, transport: { send } })(kind, payload, context);
    if (!tried) await stores.mails.forget(outboxId);
  };

const mostCharacters = 500;

/** The mail server's answer, on one line; null if none was reached. */
function answerOf(error: unknown): string | null {
  const response = (error as { response?: unknown } | null)?.response;
  return typeof response === 'string' && response !== '' ? onOneLine(response) : null;
}

export const onOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, mostCharacters);
