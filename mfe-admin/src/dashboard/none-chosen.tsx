import { EmptyState } from '@portal/ui';
import { GoOn } from '../desk/go-on';

/** The middle of the desk while a programme is chosen and no application. */
export function NoneChosen() {
  return (
    <>
      <EmptyState
        title="No application chosen"
        text="Try to select an application of a certain type to show the submitted data"
      />
      <GoOn />
    </>
  );
}
