import { referenceOf, type SameVerdict } from '@portal/contract-svc-applications-v1';
import { Button, StatusChip } from '@portal/ui';
import { Link } from 'react-router-dom';
import { judgePair, type OtherApplication, type SamePerson } from '../../api/same-person';
import { dayIn } from '../../frame/common/dates';
import { deskPath } from '../../frame/common/desk-place';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/same-person';
import { samePersonWords as messages, reasonWords, verdictLabels } from './words';

interface OtherProps {
  applicationId: number;
  other: OtherApplication;
  standing: 'together' | 'hint' | 'different';
  onJudged: (now: SamePerson) => void;
}

/** Another application, why it may be of the same person, and what staff can decide about it. */
export function Other({ applicationId, other, standing: status, onJudged }: OtherProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const reference = referenceOf(other.type, other.id);
  const judge = (verdict: SameVerdict) =>
    void run(
      async () => {
        onJudged(await judgePair(api, applicationId, other.id, verdict));
        shell.notify.success(verdictLabels[verdict]);
      },
      (error) => shell.notify.error(refusalSentence(error, messages.failed)),
    );
  const button = (label: string, verdict: SameVerdict) => (
    <Button variant="outline" small busy={busy} onClick={() => judge(verdict)}>
      {label}
      <span className="visually-hidden">: {reference}</span>
    </Button>
  );
  const by = other.said_by && other.said_at && `${other.said_by}, ${dayIn(other.said_at, shell.locale)}`;
  return (
    <li className="p-sent">
      <p className="p-row mb-1">
        <Link to={deskPath(other.type, other.id)}>{reference}</Link>
        <StatusChip status={other.status} />
      </p>
      <p className="mb-1">{other.applicant_name}</p>
      <p className="p-small p-muted mb-1">
        {status === 'hint' ? reasonWords(other) : null}
        {status === 'together' && other.same_account ? messages.sameAccount : null}
        {status === 'together' && !other.same_account ? (by ?? messages.through) : null}
        {status === 'different' ? by : null}
      </p>
      <p className="p-row mb-0">
        {status === 'hint' ? button(t.samePerson(), 'same') : null}
        {status === 'hint' ? button(t.somebody(), 'different') : null}
        {status === 'together' && by ? button(t.takeApart(), 'unsaid') : null}
        {status === 'different' ? button(t.takeBack(), 'unsaid') : null}
      </p>
    </li>
  );
}
