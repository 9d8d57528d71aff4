import { limits } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormDate, FormList, FormText } from '@portal/ui/form-state';
import { blankPeriod } from '../form';
import { today } from '../form/rule-kit';

/** One to three periods and the hours a week. */
export function AvailabilityFields() {
  const first = today();
  return (
    <>
      <FormList
        path="periods"
        title="When you could come"
        hideOnlyTitle
        rowTitle={(position) => `Period ${position}`}
        addLabel="Add Period"
        blank={blankPeriod}
        min={limits.periods.min}
        max={limits.periods.max}
        hint="One to three periods; they help us to find a place for you."
      >
        {(row) => (
          <div className="p-grid p-grid-small">
            <FormDate path={`${row}.start_date`} label="Start date" min={first} />
            <FormDate path={`${row}.end_date`} label="End date" min={first} />
          </div>
        )}
      </FormList>
      <Card title="Hours">
        <FormText path="hours_available" label="Hours available per week" inputMode="numeric" width={4} />
      </Card>
    </>
  );
}
