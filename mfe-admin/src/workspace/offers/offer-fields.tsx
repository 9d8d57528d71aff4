import { offerLimits } from '@portal/contract-svc-applications-v1';
import { DateField, TextArea, TextField } from '@portal/ui/forms';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/offers';
import type { OfferProblems, OfferText } from './offer-text';

interface OfferFieldsProps {
  text: OfferText;
  change: (changed: Partial<OfferText>) => void;
  problems: OfferProblems;
  /** Whether a visit may be for several people. */
  severalPeople: boolean;
}

/** 'Kigali' for 'Africa/Kigali'. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The fields of an offer: days, place, and the deadline for the reply. */
export function OfferFields({ text, change, problems, severalPeople }: OfferFieldsProps) {
  const { locale } = useStaff().shell;
  return (
    <>
      <div className="p-offer-days">
        <DateField
          id="offer-from"
          label={t.offerFirstDay()}
          value={text.from}
          error={problems.from}
          onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        />
        <DateField
          id="offer-until"
          label={t.offerLastDay()}
          min={text.from}
          value={text.until}
          error={problems.until}
          onChange={({ currentTarget }) => change({ until: currentTarget.value })}
        />
      </div>
      {severalPeople ? (
        <TextField
          id="offer-participants"
          inputMode="numeric"
          width={4}
          label={t.howManyPeople()}
          value={text.participants}
          error={problems.participants}
          onChange={({ currentTarget }) => change({ participants: currentTarget.value })}
        />
      ) : null}
      <TextField
        id="offer-place"
        label={t.place()}
        hint={t.placeHint()}
        optional
        maxLength={offerLimits.place}
        value={text.place}
        error={problems.place}
        onChange={({ currentTarget }) => change({ place: currentTarget.value })}
      />
      <TextArea
        id="offer-conditions"
        label={t.conditions()}
        hint={t.conditionsHint()}
        optional
        rows={3}
        limit={offerLimits.conditions}
        value={text.conditions}
        error={problems.conditions}
        onChange={({ currentTarget }) => change({ conditions: currentTarget.value })}
      />
      <div className="p-offer-days">
        <DateField
          id="offer-reply_by"
          label={t.replyBy()}
          hint={t.replyByHint({ place: placeOfZone(locale.timeZone) })}
          max={text.from}
          value={text.replyDay}
          error={problems.reply_by}
          onChange={({ currentTarget }) => change({ replyDay: currentTarget.value })}
        />
        <TextField
          id="offer-reply-time"
          type="time"
          label={t.replyTime()}
          value={text.replyTime}
          onChange={({ currentTarget }) => change({ replyTime: currentTarget.value })}
        />
      </div>
    </>
  );
}
