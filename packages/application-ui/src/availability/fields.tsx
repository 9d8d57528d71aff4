import { limits } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormDate, FormList, FormText } from '@portal/ui/form-state';
import type { ReactNode } from 'react';
import { blankHourlyPeriod, blankPeriod } from '../form';
import { today } from '../form/rule-kit';

interface HoursAsked {
  optional?: boolean;
  placeholder?: string;
}

interface PeriodFieldsProps {
  hint?: ReactNode;
  /** Each period has hours of its own, and they are asked so. */
  hours?: HoursAsked;
}

/** One to three periods. */
export function PeriodFields({ hint, hours }: PeriodFieldsProps) {
  const first = today();
  return (
    <FormList
      path="periods"
      title="When you could come"
      hideOnlyTitle
      rowTitle={(position) => `Period ${position}`}
      addLabel="Add Period"
      blank={hours ? blankHourlyPeriod : blankPeriod}
      min={limits.periods.min}
      max={limits.periods.max}
      {...(hint ? { hint } : {})}
    >
      {(row) => (
        <>
          <div className="p-grid p-grid-small">
            <FormDate path={`${row}.start_date`} label="Start date" min={first} />
            <FormDate path={`${row}.end_date`} label="End date" min={first} />
          </div>
          {hours ? <HoursField path={`${row}.hours_available`} {...hours} /> : null}
        </>
      )}
    </FormList>
  );
}

function HoursField(props: HoursAsked & { path: string }) {
  return <FormText {...props} label="Hours available per week" inputMode="numeric" width={4} />;
}

/** One to three periods and the hours a week of all of them. */
export function AvailabilityFields() {
  return (
    <>
      <PeriodFields hint="One to three periods; they help us to find a place for you." />
      <Card title="Hours">
        <HoursField path="hours_available" />
      </Card>
    </>
  );
}
