import { translated } from '@portal/application-ui/language';
import { programmeOf } from '@portal/contract-svc-applications-v1';
import { Button, Card, Skeleton } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import { type BlindProgramme, hideNames, readBlindProgrammes } from '../../api/blind';
import { AskDialog } from '../../frame/common/ask-dialog';
import { shortDayIn } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { hidden } from '../../frame/common/hidden';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/reading-settings';

/** The programmes whose names are hidden from reviewers; starting and ending asks for confirmation. */
export function BlindCard() {
  const { api, shell } = useStaff();
  const [loaded, reload] = useLoad({ key: 'blind', load: (signal) => readBlindProgrammes(api, signal) });
  const [changed, setChanged] = useState<BlindProgramme[] | null>(null);
  const [asking, setAsking] = useState<BlindProgramme | null>(null);
  const programmes = changed ?? loaded.data;

  async function confirm({ programme, hidden_since }: BlindProgramme) {
    const on = hidden_since === null;
    setChanged(await hideNames(api, programme, on));
    setAsking(null);
    shell.notify.success(on ? t.namesAreHidden() : t.namesAreShown());
  }
  return (
    <Card title={t.readWithoutNames()}>
      <p className="p-muted">{t.readingSettingsBlindText()}</p>
      {loaded.state === 'failed' ? (
        <FailedNotice title={t.thisNotLoaded()} message={loaded.message} retry={reload} />
      ) : null}
      {!programmes && loaded.state === 'loading' ? <Skeleton lines={2} label={t.blindLoading()} /> : null}
      <ul className="list-unstyled mb-0">
        {programmes?.map((one) => (
          <li key={one.programme} className="p-row p-between">
            <span>
              {one.hidden_since
                ? t.programmeHidden({ programme: labelOf(one) })
                : t.programmeShown({ programme: labelOf(one) })}{' '}
              {one.hidden_since ? (
                <span className="p-small p-muted">
                  {t.hiddenSince({
                    hiddenSince: shortDayIn(one.hidden_since, shell.locale),
                    hiddenBy: one.hidden_by ?? '',
                  })}
                </span>
              ) : null}
            </span>
            <Button variant="quiet" small onClick={() => setAsking(one)}>
              {rich(
                one.hidden_since
                  ? t.showNamesAgainOf({ hidden, programme: labelOf(one) })
                  : t.hideNamesOf({ hidden, programme: labelOf(one) }),
              )}
            </Button>
          </li>
        ))}
      </ul>
      {asking ? (
        <Question about={asking} close={() => setAsking(null)} confirm={() => confirm(asking)} />
      ) : null}
    </Card>
  );
}

const labelOf = ({ programme }: BlindProgramme): string => translated(programmeOf(programme).label);

interface QuestionProps {
  about: BlindProgramme;
  close: () => void;
  confirm: () => Promise<void>;
}

function Question({ about, close, confirm }: QuestionProps) {
  const hides = about.hidden_since === null;
  const label = labelOf(about);
  return (
    <AskDialog
      title={hides ? t.hideTheNames({ label }) : t.showTheNamesAgain({ label })}
      button={hides ? t.hideNames() : t.showNames()}
      failed={t.nothingHasChanged()}
      close={close}
      onConfirm={confirm}
    >
      {hides ? (
        <>
          <p>{t.hidingText()}</p>
          <p>{t.hidingHolds()}</p>
        </>
      ) : (
        <p>{t.showingText()}</p>
      )}
    </AskDialog>
  );
}
