import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import * as t from '../../messages/rounds';

interface Period {
  from: string;
  until: string;
}

export interface PeriodFieldsProps {
  periods: Period[];
  errors: Partial<Record<string, string>>;
  change: (periods: Period[]) => void;
}

/** The periods of days that the round is for, each from its first to its last day. */
export function PeriodFields({ periods, errors, change }: PeriodFieldsProps) {
  const set = (at: number, more: Partial<Period>) =>
    change(periods.map((one, index) => (index === at ? { ...one, ...more } : one)));
  return (
    <fieldset className="mb-4">
      <legend className="form-label">{t.roundPeriods()}</legend>
      {periods.length === 0 ? <p className="p-small p-muted">{t.anyTime()}</p> : null}
      {periods.map((period, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
        <div key={index} className="p-row">
          <TextField
            id={`round-periods-${index}`}
            type="date"
            label={t.periodFirstDay()}
            value={period.from}
            error={errors[`periods.${index}`]}
            onChange={({ target }) => set(index, { from: target.value })}
          />
          <TextField
            id={`round-until-${index}`}
            type="date"
            label={t.periodLastDay()}
            value={period.until}
            onChange={({ target }) => set(index, { until: target.value })}
          />
          <Button variant="quiet" small onClick={() => change(periods.filter((_, at) => at !== index))}>
            {t.removePeriod()}
          </Button>
        </div>
      ))}
      <Button variant="outline" small onClick={() => change([...periods, { from: '', until: '' }])}>
        {t.addPeriod()}
      </Button>
    </fieldset>
  );
}
