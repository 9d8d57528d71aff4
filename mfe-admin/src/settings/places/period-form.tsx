import { translated } from '@portal/application-ui/language';
import {
  type ApplicationType,
  offerMessages,
  placeLimits,
  placeMessages,
  programmes,
} from '@portal/contract-svc-applications-v1';
import { Checkbox, Select, TextField } from '@portal/ui/forms';
import { addPeriods } from '../../api/places';
import { useStaff } from '../../frame/common/staff-context';
import { useCheckedForm } from '../../frame/common/use-checked-form';
import * as t from '../../messages/places';
import { DayFields, EntryForm } from './entry-form';

const fields = ['programme', 'from', 'until', 'places', 'label'] as const;
type Errors = Partial<Record<(typeof fields)[number], string>>;

interface Typed {
  programme: string;
  from: string;
  until: string;
  places: string;
  label: string;
  weekly: boolean;
}

const nothing: Typed = { programme: '', from: '', until: '', places: '', label: '', weekly: false };

const problemsOf = ({ programme, from, until, places }: Typed): Errors => ({
  ...(programme === '' && { programme: translated(placeMessages.programme) }),
  ...(from === '' && { from: translated(offerMessages.from) }),
  ...((until === '' || until < from) && { until: translated(offerMessages.until) }),
  ...(!/^\d{1,5}$/.test(places) && { places: translated(placeMessages.places) }),
});

/** Sets how many places a programme has in a period, or in each week of it. */
export function PeriodForm({ made }: { made: () => void }) {
  const { api, shell } = useStaff();
  const form = useCheckedForm({
    nothing,
    fields,
    prefix: 'period',
    problemsOf,
    send: async ({ programme, places, label, ...rest }) => {
      await addPeriods(api, {
        ...rest,
        programme: programme as ApplicationType,
        places: Number(places),
        label: label.trim() || null,
      });
      shell.notify.success(t.periodAdded());
      made();
    },
    failed: t.periodNotAdded(),
  });
  const { typed, change, errors } = form;
  return (
    <EntryForm title={t.addPlaces()} failed={t.periodNotAdded()} form={form}>
      <Select
        id="period-programme"
        label={t.placeProgramme()}
        placeholder={t.chooseProgramme()}
        options={programmes.map(({ key, label }) => ({ value: key, label: translated(label) }))}
        value={typed.programme}
        error={errors.programme}
        onChange={({ currentTarget }) => change({ programme: currentTarget.value })}
      />
      <DayFields of="period" {...{ typed, errors, change }} />
      <TextField
        id="period-places"
        label={t.howManyPlaces()}
        hint={t.howManyPlacesHint()}
        inputMode="numeric"
        width={4}
        value={typed.places}
        error={errors.places}
        onChange={({ currentTarget }) => change({ places: currentTarget.value })}
      />
      <Checkbox
        id="period-weekly"
        label={t.inEachWeek()}
        hint={t.inEachWeekHint()}
        checked={typed.weekly}
        onChange={({ currentTarget }) => change({ weekly: currentTarget.checked })}
      />
      <TextField
        id="period-label"
        label={t.periodName()}
        optional
        maxLength={placeLimits.label}
        value={typed.label}
        error={errors.label}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
      />
    </EntryForm>
  );
}
