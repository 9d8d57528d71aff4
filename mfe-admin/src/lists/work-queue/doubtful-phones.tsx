import { Button } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type DoubtfulPhone, readDoubtfulPhones } from '../../api/today';
import { deskPath } from '../../frame/common/desk-place';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/phones';

const owners: Record<DoubtfulPhone['owner'], () => string> = {
  applicant: t.phoneOfApplicant,
  referee: t.phoneOfReferee,
  emergency_contact: t.phoneOfEmergencyContact,
};

/** For administrators: stored numbers that cannot be dialled. Hidden when there are none. */
export function DoubtfulPhones() {
  const { api } = useStaff();
  const [before, setBefore] = useState<number | null>(null);
  const [{ data }] = useLoad({
    key: `doubtful-phones ${before}`,
    load: (signal) => readDoubtfulPhones(api, before, signal),
  });
  if (!data || (data.numbers.length === 0 && before === null)) return null;
  const older = data.before;
  return (
    <details className="mb-3">
      <summary>{t.toCheck({ count: data.numbers.length })}</summary>
      <p className="form-text">{t.whyDoubtful()}</p>
      <ul>
        {data.numbers.map((one) => (
          <li key={`${one.id} ${one.owner} ${one.phone}`}>
            <Link to={deskPath(one.type, one.id)} translate="no">
              {one.applicant_name}
            </Link>
            {', '}
            {owners[one.owner]()}: <span translate="no">+{one.phone}</span>
            {one.meant ? ` ${t.probably({ phone: `+${one.meant}` })}` : null}
          </li>
        ))}
      </ul>
      {older === null ? null : (
        <Button variant="outline" small onClick={() => setBefore(older)}>
          {t.olderApplications()}
        </Button>
      )}
    </details>
  );
}
