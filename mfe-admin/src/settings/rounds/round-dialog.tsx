import { translated } from '@portal/application-ui/language';
import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';
import { Dialog } from '@portal/ui';
import { Checkbox, Select, TextField } from '@portal/ui/forms';
import { changeRound, type ManagedRound, makeRound, type RoundBody } from '../../api/rounds';
import { DialogButtons, DialogFailure } from '../../frame/common/dialog-parts';
import { languagesOffered } from '../../frame/common/languages-offered';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/rounds';
import { LocalField } from './local-field';
import { PeriodFields } from './period-fields';
import { useDialogForm } from './use-round-form';

interface RoundDialogProps {
  /** The round to change; absent: a new one. */
  round?: ManagedRound;
  timeZone: string;
  close: () => void;
  done: (sentence: string) => void;
}

const fields = [
  'names.en',
  'programme',
  'opens',
  'closes',
  'grace_minutes',
  'places',
  'periods.0',
  'periods.1',
];

interface Typed {
  programme: ApplicationType;
  names: Record<string, string>;
  opens: string;
  closes: string;
  grace: string;
  places: string;
  periods: { from: string; until: string }[];
  lifts: boolean;
}

const typedOf = (round: ManagedRound | undefined): Typed => ({
  programme: (round?.programme ?? programmes[0].key) as ApplicationType,
  names: { ...round?.names },
  opens: round?.opens ?? '',
  closes: round?.closes ?? '',
  grace: String(round?.grace_minutes ?? 0),
  places: round?.places ? String(round.places) : '',
  periods: round?.periods ?? [],
  lifts: round?.lifts_year_limit ?? false,
});

/** Null for an empty text; -1, which the service refuses, for anything that is not a number. */
const numberOf = (typed: string): number | null =>
  typed.trim() === '' ? null : /^\d+$/.test(typed.trim()) ? Number(typed) : -1;

const bodyOf = ({ programme, names, opens, closes, grace, places, periods, lifts }: Typed): RoundBody => ({
  programme,
  names: { ...names, en: names.en ?? '' },
  opens,
  closes,
  grace_minutes: numberOf(grace) ?? 0,
  places: numberOf(places),
  periods: periods.filter(({ from, until }) => from || until),
  lifts_year_limit: lifts,
});

/** Makes a round, or changes one. */
export function RoundDialog({ round, timeZone, close, done }: RoundDialogProps) {
  const { api, shell } = useStaff();
  const { typed, change, errors, failure, busy, send } = useDialogForm(typedOf(round), {
    fields,
    prefix: 'round',
    failed: t.roundNotSaved(),
  });
  const save = () =>
    send(async () => {
      await (round ? changeRound(api, round, bodyOf(typed)) : makeRound(api, bodyOf(typed)));
      done(round ? t.roundSaved() : t.roundMade());
    });
  const time = (name: 'opens' | 'closes', label: string) => (
    <LocalField
      id={`round-${name}`}
      label={label}
      value={typed[name]}
      timeZone={timeZone}
      error={errors[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <Dialog
      open
      title={round ? t.changeRound() : t.newRound()}
      onClose={busy ? undefined : close}
      footer={<DialogButtons button={t.saveRound()} busy={busy} close={close} form="round-form" />}
    >
      <form
        id="round-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogFailure failure={failure} />
        {round ? null : (
          <Select
            id="round-programme"
            label={t.roundProgramme()}
            options={programmes.map(({ key, label }) => ({ value: key, label: translated(label) }))}
            value={typed.programme}
            error={errors.programme}
            onChange={({ target }) => change({ programme: target.value as ApplicationType })}
          />
        )}
        {languagesOffered(shell, 'en').map(({ value, label }) => (
          <TextField
            key={value}
            id={`round-names-${value}`}
            label={t.roundNameIn({ language: label })}
            optional={value !== 'en'}
            autoComplete="off"
            maxLength={80}
            value={typed.names[value] ?? ''}
            error={errors[`names.${value}`]}
            onChange={({ target }) =>
              change({ names: { ...typed.names, [value]: target.value }, [`names.${value}`]: '' } as never)
            }
          />
        ))}
        {time('opens', t.roundOpens())}
        {time('closes', t.roundCloses())}
        <TextField
          id="round-grace_minutes"
          label={t.roundGrace()}
          hint={t.roundGraceHint()}
          inputMode="numeric"
          width={4}
          value={typed.grace}
          error={errors.grace_minutes}
          onChange={({ target }) => change({ grace: target.value, grace_minutes: '' } as never)}
        />
        <TextField
          id="round-places"
          label={t.roundPlaces()}
          hint={t.roundPlacesHint()}
          optional
          inputMode="numeric"
          width={4}
          value={typed.places}
          error={errors.places}
          onChange={({ target }) => change({ places: target.value })}
        />
        <PeriodFields
          periods={typed.periods}
          errors={errors}
          change={(periods) => change({ periods, 'periods.0': '', 'periods.1': '' } as never)}
        />
        <Checkbox
          id="round-lifts"
          label={t.roundLifts()}
          checked={typed.lifts}
          onChange={({ target }) => change({ lifts: target.checked })}
        />
      </form>
    </Dialog>
  );
}
