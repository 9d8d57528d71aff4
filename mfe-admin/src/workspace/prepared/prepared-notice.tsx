import { deviceStore } from '@portal/remote-sdk';
import { Button, Notice, StatusChip } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PreparedDecision } from '../../api/results';
import { useStaff } from '../../frame/common/staff-context';
import { adminPath } from '../../frame/views';
import * as t from '../../messages/results';
import { type FeedbackText, keptTextOf, textAgain } from '../decision-text/rules';
import { useFocusBack } from '../delayed-decisions/use-focus-back';
import { FeedbackForm, type FeedbackFormProps } from '../feedback/feedback-form';
import { OfferedDays } from './offered-days';
import { useTakeBack } from './use-take-back';

interface PreparedNoticeProps extends Pick<FeedbackFormProps, 'application' | 'applicant' | 'offering'> {
  prepared: PreparedDecision;
  /** Called after the decision was changed or taken back: the shown application is out of date. */
  changed: () => void;
  /** Called after a decision was sent in its place. */
  decided: () => void;
}

/** Shown in place of the form: a prepared decision, which can be changed or taken back until it is released. */
export default function PreparedNotice({ prepared, changed, decided, ...form }: PreparedNoticeProps) {
  const { can, userId } = useStaff();
  const { busy, takeBack } = useTakeBack(form.application.id, changed);
  const { element, mark } = useFocusBack<HTMLDivElement>();
  const [changing, setChanging] = useState(false);
  // Whether the form began with the prepared words; else with what somebody had typed there before.
  const [beganPrepared, setBeganPrepared] = useState(false);
  const { id, version, status, message, prepared_by, releasing } = prepared;

  const kept = deviceStore<FeedbackText>(keptTextOf(userId, form.application.id), { of: userId });

  function change() {
    const isTyped = kept.read() !== null;
    if (!isTyped) kept.write(textAgain(prepared));
    setBeganPrepared(!isTyped);
    setChanging(true);
  }
  function keep() {
    if (beganPrepared) kept.clear();
    setChanging(false);
  }
  if (changing && !releasing)
    return (
      <>
        <FeedbackForm
          {...form}
          byKey
          prepared={{ id, version }}
          onPrepared={() => {
            setChanging(false);
            changed();
          }}
          onSent={decided}
          onOvertaken={changed}
        />
        <Button variant="outline" small className="mt-3" onClick={keep}>
          {t.preparedKeep()}
        </Button>
      </>
    );
  return (
    <div ref={element} className="p-opened">
      <Notice tone="info" title={releasing ? t.preparedReleasing() : t.preparedTitle()}>
        <p className="p-row">
          <StatusChip status={status} />
          <span className="p-small p-muted">{t.preparedBy({ by: prepared_by })}</span>
        </p>
        <blockquote className="p-quote">{message}</blockquote>
        <OfferedDays offer={prepared.offer} />
        {can('decide') ? (
          <>
            <p>{t.preparedText()}</p>
            <p className="p-row">
              {releasing ? null : (
                <Button variant="outline" onClick={change}>
                  {t.preparedChange()}
                </Button>
              )}
              <Button
                variant="outline"
                busy={busy}
                onClick={() => {
                  mark();
                  takeBack(id);
                }}
              >
                {t.preparedTakeBack()}
              </Button>
            </p>
            <p className="p-small">
              <Link to={adminPath('results')}>{t.preparedSee()}</Link>
            </p>
          </>
        ) : null}
      </Notice>
    </div>
  );
}
