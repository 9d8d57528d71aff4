import { feedbackLength, holdMinutesMost, offerLimits } from '@portal/contract-svc-applications-v1';
import { DateField, TextArea, TextField } from '@portal/ui/forms';
import { type ReactNode, useState } from 'react';
import type { NextTerms, WaitingList } from '../../api/waiting-list';
import { AskDialog } from '../../frame/common/ask-dialog';
import * as offerWords from '../../messages/offers';
import * as t from '../../messages/waiting-list';

const usualReplyDays = 7;

/** Returns the initial values: the terms of the setting, if there are any. */
const initial = (automatic: WaitingList['automatic']): NextTerms => ({
  message: automatic?.message ?? '',
  place: automatic?.place ?? '',
  conditions: automatic?.conditions ?? '',
  reply_days: automatic?.reply_days ?? usualReplyDays,
  hold_minutes: automatic?.hold_minutes ?? holdMinutesMost,
});

export interface ChosenDays {
  /** Earliest day; undefined: any. */
  from?: string;
  until?: string;
}

interface NextTermsDialogProps {
  title: string;
  button: string;
  automatic: WaitingList['automatic'];
  /** The days that staff can change; null if they are fixed. */
  days?: ChosenDays | null;
  close: () => void;
  onConfirm: (terms: NextTerms) => Promise<void>;
  /** Explains what the terms are used for. */
  children: ReactNode;
}

/** Asks for the terms of the offer of a free place to the next person. */
export function NextTermsDialog({
  automatic,
  days = null,
  onConfirm,
  children,
  ...dialog
}: NextTermsDialogProps) {
  const [terms, setTerms] = useState<NextTerms>(() => ({ ...initial(automatic), ...days }));
  const change = (changed: Partial<NextTerms>) => setTerms((before) => ({ ...before, ...changed }));
  return (
    <AskDialog {...dialog} failed={t.waitlistActFailed()} onConfirm={() => onConfirm(terms)}>
      <p>{children}</p>
      {days ? (
        <div className="p-offer-days">
          <DateField
            id="next-from"
            label={offerWords.offerFirstDay()}
            min={days.from}
            max={days.until}
            value={terms.from ?? ''}
            onChange={({ currentTarget }) => change({ from: currentTarget.value })}
          />
          <DateField
            id="next-until"
            label={offerWords.offerLastDay()}
            min={terms.from || days.from}
            max={days.until}
            value={terms.until ?? ''}
            onChange={({ currentTarget }) => change({ until: currentTarget.value })}
          />
        </div>
      ) : null}
      <TextArea
        id="next-message"
        label={t.waitlistMessage()}
        rows={5}
        limit={feedbackLength.max}
        value={terms.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      <TextField
        id="next-place"
        label={t.waitlistWhere()}
        maxLength={offerLimits.place}
        value={terms.place ?? ''}
        onChange={({ currentTarget }) => change({ place: currentTarget.value })}
      />
      <TextArea
        id="next-conditions"
        label={t.waitlistConditions()}
        rows={2}
        limit={offerLimits.conditions}
        value={terms.conditions ?? ''}
        onChange={({ currentTarget }) => change({ conditions: currentTarget.value })}
      />
      <TextField
        id="next-reply-days"
        inputMode="numeric"
        width={4}
        label={t.waitlistReplyDays()}
        value={String(terms.reply_days || '')}
        onChange={({ currentTarget }) => change({ reply_days: Number(currentTarget.value) })}
      />
      <TextField
        id="next-wait"
        inputMode="numeric"
        width={4}
        label={t.waitlistWait()}
        value={String(terms.hold_minutes || '')}
        onChange={({ currentTarget }) => change({ hold_minutes: Number(currentTarget.value) })}
      />
    </AskDialog>
  );
}
