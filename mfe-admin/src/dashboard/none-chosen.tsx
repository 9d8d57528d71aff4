import { EmptyState } from '@portal/ui';
import { GoOn } from '../desk/go-on';
import * as t from '../messages/dashboard';

/** The middle of the desk while a programme is chosen and no application. */
export function NoneChosen() {
  return (
    <>
      <EmptyState title={t.noneChosen()} text={t.noneChosenText()} />
      <GoOn />
    </>
  );
}
