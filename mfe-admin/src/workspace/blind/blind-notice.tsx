import { Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { Link, useLocation } from 'react-router-dom';
import { readBlindProgrammes } from '../../api/blind';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/blind';
import { blindPath, hiddenProgrammes } from './words';

/** Leads a reviewer to applications with hidden names, which lists and searches leave out. */
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
    <Notice title={t.namesOfHidden({ programmes: hidden })}>
      <p className="mb-0">
        {rich(t.hiddenNotice({ link: (words) => <Link to={blindPath()}>{words}</Link> }))}
      </p>
    </Notice>
  );
}
