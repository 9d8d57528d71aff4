import { Notice } from '@portal/ui';
import { Link, useLocation } from 'react-router-dom';
import { readBlindProgrammes } from '../api/blind';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { blindPath, hiddenProgrammes } from './words';

/** Tells a reviewer where applications are whose names are hidden: lists and searches leave them out. */
export default function BlindNotice() {
  const { pathname } = useLocation();
  return pathname.startsWith(blindPath()) ? null : <HiddenNow />;
}

function HiddenNow() {
  const { api } = useStaff();
  const [{ data }] = useLoad({ key: 'blind', load: (signal) => readBlindProgrammes(api, signal) });
  const hidden = hiddenProgrammes(data ?? []);
  if (hidden === '') return null;
  return (
    <Notice title={`Names of ${hidden} are hidden`}>
      <p className="mb-0">
        They are read without names for now, and do not stand in lists or searches.{' '}
        <Link to={blindPath()}>Read them without names</Link>
      </p>
    </Notice>
  );
}
