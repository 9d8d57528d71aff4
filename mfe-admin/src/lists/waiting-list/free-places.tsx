import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { roundName } from '@portal/ui/rounds';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type FreePlace,
  offerPlaceToNext,
  setAutomaticOffers,
  type WaitingList,
} from '../../api/waiting-list';
import { shortDayIn } from '../../frame/common/dates';
import { deskPath } from '../../frame/common/desk-place';
import { hidden } from '../../frame/common/hidden';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/waiting-list';
import { type ChosenDays, NextTermsDialog } from './next-terms';

interface FreePlacesProps {
  list: WaitingList;
  changed: () => void;
}

/** Free places, each to be offered to the next person, and the setting for automatic offers. */
export function FreePlaces({ list, changed }: FreePlacesProps) {
  const { can } = useStaff();
  const [offered, setOffered] = useState<FreePlace | null>(null);
  const free = list.free_places ?? [];
  return (
    <>
      {free.length > 0 && list.counts.some(({ programme }) => programme === list.programme) ? (
        <section className="mt-3" aria-labelledby="free-places">
          <h2 id="free-places">{t.waitlistFree()}</h2>
          <ul className="list-unstyled">
            {free.map((place) => (
              <FreeLine key={place.id} place={place} list={list} offer={() => setOffered(place)} />
            ))}
          </ul>
        </section>
      ) : null}
      {can('manageSettings') && can('decide') ? <Automatic list={list} changed={changed} /> : null}
      {offered ? <OfferDialog list={list} place={offered} close={() => setOffered(null)} /> : null}
    </>
  );
}

/** Returns who is next. An older service does not say so: then it is the first of the list. */
const nextOf = (place: FreePlace, { entries }: WaitingList): string | null =>
  place.next === undefined
    ? (entries[0]?.application.applicant_name ?? null)
    : (place.next?.applicant_name ?? null);

function FreeLine({ place, list, offer }: { place: FreePlace; list: WaitingList; offer: () => void }) {
  const days = useDays(list)(place);
  const name = nextOf(place, list);
  if (name === null)
    return (
      <li className="mb-3">
        {place.press_because === 'nobody' ? t.waitlistFreeNobody({ days }) : t.waitlistFreeNotYou({ days })}
      </li>
    );
  const why = whyByPress(place, list);
  return (
    <li className="p-row mb-3">
      <span>{t.waitlistFreeFor({ days, name })}</span>
      {why ? <span className="p-small p-muted">{why}</span> : null}
      <button type="button" className="p-link" onClick={offer}>
        {rich(t.waitlistOfferNext({ hidden, days }))}
      </button>
    </li>
  );
}

/** Returns why a place must be offered by hand although the setting says otherwise. */
function whyByPress({ press_because: because }: FreePlace, { automatic }: WaitingList): string | null {
  if (!automatic) return because === 'undone' ? t.waitlistUndone() : null;
  const name = automatic.set_by;
  const words: Partial<Record<string, () => string>> = {
    days: t.waitlistDays,
    undone: t.waitlistUndone,
    earlier: t.waitlistEarlier,
    conflict: () => t.waitlistConflict({ name }),
    clash: t.waitlistClash,
  };
  return because === null ? t.waitlistByItself() : (words[because ?? '']?.() ?? null);
}

function useDays(list: WaitingList) {
  const { locale } = useStaff().shell;
  // Formats a local date; noon is on the same day in every time zone of the continent.
  const day = (local: string) => shortDayIn(`${local}T12:00:00.000Z`, { ...locale, timeZone: 'UTC' });
  const daysOf = ({ from, until, participants: count, days_to_choose: choice }: FreePlace): string => {
    if (choice === 'any') return t.waitlistFreeAnyDay();
    const span = { from: day(from), until: day(until) };
    return count > 1 ? t.waitlistFreePlaces({ ...span, count }) : t.waitlistFreePlace(span);
  };
  return (place: FreePlace): string => {
    const round = list.rounds?.find(({ id }) => id === place.round_id);
    const days = daysOf(place);
    return round ? t.waitlistFreeOfRound({ days, round: roundName(round) }) : days;
  };
}

function chosenDays({ from, until, days_to_choose: choice }: FreePlace): ChosenDays | null {
  if (choice === 'within') return { from, until };
  return choice === 'any' ? {} : null;
}

interface OfferDialogProps {
  list: WaitingList;
  place: FreePlace;
  close: () => void;
}

/** Offers a place. The server decides who gets it, because a colleague may have been faster. */
function OfferDialog({ list, place, close }: OfferDialogProps) {
  const { api, shell } = useStaff();
  const go = useNavigate();
  const days = useDays(list);
  return (
    <NextTermsDialog
      title={t.waitlistOfferTitle({ name: nextOf(place, list) ?? '' })}
      button={t.waitlistOfferButton()}
      automatic={list.automatic}
      days={chosenDays(place)}
      close={close}
      onConfirm={async (terms) => {
        const { application_id, message } = await offerPlaceToNext(api, place.id, list.version, terms);
        shell.notify.success(message);
        go(deskPath(list.programme, application_id));
      }}
    >
      {t.waitlistOfferText({ days: days(place) })}
    </NextTermsDialog>
  );
}

/** The setting of automatic offers, for administrators: their terms, and in whose name they are made. */
function Automatic({ list, changed }: FreePlacesProps) {
  const { api, shell } = useStaff();
  const { run } = useWork();
  const [isAsked, setAsked] = useState(false);
  const { automatic, programme } = list;
  const stop = () =>
    void run(
      async () => {
        shell.notify.success((await setAutomaticOffers(api, programme, null)).message);
        changed();
      },
      (error) => shell.notify.error(refusalSentence(error, t.waitlistActFailed())),
    );
  return (
    <section className="mt-3">
      <p>{automatic ? t.waitlistItselfIsOn({ name: automatic.set_by }) : t.waitlistItselfIsOff()}</p>
      <div className="p-row">
        <Button variant="outline" onClick={() => setAsked(true)}>
          {automatic ? t.waitlistItselfOn() : t.waitlistItself()}
        </Button>
        {automatic ? (
          <Button variant="outline" onClick={stop}>
            {t.waitlistItselfOff()}
          </Button>
        ) : null}
      </div>
      {isAsked ? (
        <NextTermsDialog
          title={t.waitlistItself()}
          button={t.waitlistItselfButton()}
          automatic={automatic}
          close={() => setAsked(false)}
          onConfirm={async (terms) => {
            shell.notify.success((await setAutomaticOffers(api, programme, terms)).message);
            setAsked(false);
            changed();
          }}
        >
          {t.waitlistItselfText()}
        </NextTermsDialog>
      ) : null}
    </section>
  );
}
