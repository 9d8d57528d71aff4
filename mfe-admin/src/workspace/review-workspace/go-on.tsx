import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Link } from 'react-router-dom';
import { deskPath } from '../../frame/common/desk-place';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/desk';
import { stoppedStore } from './stopped';

/** The way back to the application where this person stopped on this device. */
export function GoOn() {
  const stopped = stoppedStore(useStaff().userId).read();
  if (!stopped) return null;
  const { type, id, search } = stopped;
  return (
    <p>
      <Link to={`${deskPath(type, id)}${search}`}>{t.goOnAt({ reference: referenceOf(type, id) })}</Link>
    </p>
  );
}
