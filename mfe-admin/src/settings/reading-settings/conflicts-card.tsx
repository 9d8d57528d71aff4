import { Button, Card, Skeleton } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import { type KnownApplicant, liftConflict, overrideConflict, readConflicts } from '../../api/reading';
import { shortDayIn } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { hidden } from '../../frame/common/hidden';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/reading-settings';
import { OwnConflict } from './own-conflict';

/** Which staff know which applicant, by the application's number, because a name would reveal too much here. */
export function ConflictsCard() {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [loaded, reload] = useLoad({ key: 'conflicts', load: () => readConflicts(api) });
  const [changed, setChanged] = useState<KnownApplicant[] | null>(null);
  const conflicts = changed ?? loaded.data;

  function change({ id, reader }: KnownApplicant, by: (id: number) => Promise<KnownApplicant[]>) {
    void run(
      async () => {
        setChanged(await by(id));
        shell.notify.success(t.mayReadAgain({ reader }));
      },
      (error) => shell.notify.error(refusalSentence(error, t.notSavedTryAgain())),
    );
  }
  return (
    <Card title={t.whoKnows()}>
      {loaded.state === 'failed' ? (
        <FailedNotice title={t.thisNotLoaded()} message={loaded.message} retry={reload} />
      ) : null}
      {!conflicts && loaded.state === 'loading' ? <Skeleton lines={2} label={t.conflictsLoading()} /> : null}
      {conflicts?.length === 0 ? <p className="p-muted mb-0">{t.nobodyKnows()}</p> : null}
      <ul className="list-unstyled mb-0">
        {conflicts?.map((one) => (
          <li key={one.id} className="p-row p-between">
            <span>
              {rich(
                t.readingSettingsKnowsSince({
                  reader: one.reader,
                  reference: one.reference ?? t.endedApplication(),
                  span: (words) => <span className="p-small p-muted">{words}</span>,
                  declaredAt: shortDayIn(one.declared_at, shell.locale),
                }),
              )}
              {one.follows_from ? (
                <span className="p-small p-muted"> {t.followsFrom({ reference: one.follows_from })}</span>
              ) : null}
            </span>
            {one.own ? (
              <OwnConflict
                one={one}
                override={(reason) => busy || change(one, (id) => overrideConflict(api, id, reason))}
              />
            ) : (
              <Button
                variant="quiet"
                small
                onClick={() => busy || change(one, (id) => liftConflict(api, id))}
              >
                {rich(t.letThemRead({ hidden, reader: one.reader, reference: one.reference ?? '' }))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
