import { translated } from '@portal/application-ui/language';
import {
  type DayOffKind,
  dayOffKinds,
  offerMessages,
  placeLimits,
  placeMessages,
} from '@portal/contract-svc-applications-v1';
import { Select, TextField } from '@portal/ui/forms';
import { addDayOff } from '../../api/places';
import { useStaff } from '../../frame/common/staff-context';
import { translatedChoices } from '../../frame/common/translated-choices';
import { useCheckedForm } from '../../frame/common/use-checked-form';
import * as t from '../../messages/places';
import { DayFields, EntryForm } from './entry-form';

const fields = ['kind', 'from', 'until', 'label'] as const;
type Typed = Record<(typeof fields)[number], string>;

const nothing: Typed = { kind: 'holiday', from: '', until: '', label: '' };

const problemsOf = ({ from, until, label }: Typed): Partial<Typed> => ({
  ...(from === '' && { from: translated(offerMessages.from) }),
  ...((until === '' || until < from) && { until: translated(offerMessages.until) }),
  ...(label.trim() === '' && { label: translated(placeMessages.label) }),
});

/** Adds days on which nobody can come. */
export function DayOffForm({ made }: { made: () => void }) {
  const { api, shell } = useStaff();
  const form = useCheckedForm({
    nothing,
    fields,
    prefix: 'day-off',
    problemsOf,
    send: async ({ kind, from, until, label }) => {
      await addDayOff(api, { kind: kind as DayOffKind, from, until, label: label.trim() });
      shell.notify.success(t.dayOffAdded());
      made();
    },
    failed: t.dayOffNotAdded(),
  });
  const { typed, change, errors } = form;
  return (
    <EntryForm title={t.addDayOff()} failed={t.dayOffNotAdded()} form={form}>
      <Select
        id="day-off-kind"
        label={t.kindOfDay()}
        options={translatedChoices(dayOffKinds)}
        value={typed.kind}
        error={errors.kind}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
      />
      <DayFields of="day-off" {...{ typed, errors, change }} oftenOne />
      <TextField
        id="day-off-label"
        label={t.dayOffName()}
        maxLength={placeLimits.label}
        value={typed.label}
        error={errors.label}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
      />
    </EntryForm>
  );
}
