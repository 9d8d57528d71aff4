import type { ApplicationRule } from '../../application';
import type { Service } from '../../platform';
import { type DraftEnds, draftEnds } from './draft-ends-mail';
import type { Due } from './due-store';
import { announcedEnd } from './forecast';

const pageSize = 100;

/** Mails the owners of drafts that are erased in two weeks, once each even if a process is killed. */
export async function mailOwners(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  rules: readonly ApplicationRule[],
  runAt: Date,
  stopped: () => boolean,
): Promise<void> {
  async function notify(rule: ApplicationRule, due: Due): Promise<void> {
    await stores.transaction(async (trx) => {
      await trx.applications.lock({ id: due.id });
      if (!(await trx.retention.isToNotify(rule, runAt, due.id))) return;
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
      const drafts = await stores.retention.toNotify(rule, runAt, { afterId, limit: pageSize });
      for (const due of drafts) {
        if (stopped()) return;
        await notify(rule, due);
        afterId = due.id;
      }
      if (drafts.length < pageSize) break;
    }
  }
}
