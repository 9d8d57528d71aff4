import { type Deliver, Undeliverable } from '@portal/service-kit/outbox';
import { messageIdOf } from './message-id';
import { noting } from './noting';
import type { DeliveryParts } from './parts';
import type { Works } from './works';

/** Does a piece of outbox work and, for a mail, records the outcome. */
export const delivery = (works: Works, parts: DeliveryParts): Deliver =>
  noting(works, { ...parts, draftFacts: works.draftFacts }, (noted) => async (kind, payload, { id }) => {
    const work = works.of(kind);
    if (!work) throw new Undeliverable(`Nothing is known of ${kind}`);
    await work.deliver(noted, payload, messageIdOf(id, noted.publicUrl));
  });
