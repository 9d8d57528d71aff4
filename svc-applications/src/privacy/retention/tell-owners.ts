import type { ApplicationRule } from '../../application';
import type { Service } from '../../platform';
import { type DraftEnds, draftEnds } from './draft-ends-mail';
import type { Due } from './due-store';
import { announcedEnd } from './forecast';

const pageSize = 100;

/** Mails the owners of drafts that end in two weeks, each once, whatever is killed on the way. */
export async function tellOwners(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  rules: readonly ApplicationRule[],
  runAt: Date,
  stopped: () => boolean,
): Promise<void> {
  async function tell(rule: ApplicationRule, due: Due): Promise<void> {
    await stores.transaction(async (trx) => {
      await trx.applications.lock({ id: due.id });
      if (!(await trx.retention.isToTell(rule, runAt, due.id))) return;
      const notifiedAt = clock();
      const endsAt = announcedEnd(rule, due, runAt);
      await trx.retention.keepNotice(due.id, { notifiedAt, endsAt });
      const payload: DraftEnds = { application_id: due.id, ends_at: endsAt.toISOString() };
      await trx.enqueue(draftEnds.kind, payload, payload.application_id);
    });
  }
  for (const rule of rules.filter(({ status }) => status === 'draft')) {
    let afterId = 0;
    for (;;) {
      const drafts = await stores.retention.toTell(rule, runAt, { afterId, limit: pageSize });
      for (const due of drafts) {
        if (stopped()) return;
        await tell(rule, due);
        afterId = due.id;
      }
      if (drafts.length < pageSize) break;
    }
  }
}
