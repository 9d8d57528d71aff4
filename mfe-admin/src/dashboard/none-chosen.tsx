import { EmptyState } from '@portal/ui';

/** The middle of the desk while a programme is chosen and no application. */
export function NoneChosen() {
  return (
    <EmptyState
      title="No application chosen"
      text="Try to select an application of a certain type to show the submitted data"
    />
  );
}
