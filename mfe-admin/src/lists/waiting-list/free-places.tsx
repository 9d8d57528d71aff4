import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
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
import { NextTermsDialog } from './next-terms';

interface FreePlacesProps {
  list: WaitingList;
  changed: () => void;
}

/** Places that became free, each to be offered to the next, and whether they are offered by themselves. */
export function FreePlaces({ list, changed }: FreePlacesProps) {
  const { can } = useStaff();
  const [offered, setOffered] = useState<FreePlace | null>(null);
  const days = useDays();
  const free = list.free_places ?? [];
  const next = list.entries[0];
  return (
    <>
      {free.length > 0 && next ? (
        <section className="mt-3" aria-labelledby="free-places">
          <h2 id="free-places">{t.waitlistFree()}</h2>
          <ul>
            {free.map((place) => (
              <li key={place.id} className="p-row">
                {days(place)}
                <button type="button" className="p-link" onClick={() => setOffered(place)}>
                  {rich(t.waitlistOfferNext({ hidden, days: days(place) }))}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {can('manageSettings') && can('decide') ? <Automatic list={list} changed={changed} /> : null}
      {offered && next ? <OfferDialog list={list} place={offered} close={() => setOffered(null)} /> : null}
    </>
  );
}

function useDays() {
  const { locale } = useStaff().shell;
  // Local dates: the middle of the day is that day in every zone of the continent.
  const day = (local: string) => shortDayIn(`${local}T12:00:00.000Z`, { ...locale, timeZone: 'UTC' });
  return ({ from, until, participants: count }: FreePlace): string => {
    const span = { from: day(from), until: day(until) };
    return count > 1 ? t.waitlistFreePlaces({ ...span, count }) : t.waitlistFreePlace(span);
  };
}

interface OfferDialogProps {
  list: WaitingList;
  place: FreePlace;
  close: () => void;
}

/** Who gets it is decided by the server: a colleague may have been faster. Afterwards their application shows the wait. */
function OfferDialog({ list, place, close }: OfferDialogProps) {
  const { api, shell } = useStaff();
  const go = useNavigate();
  const days = useDays();
  const [next] = list.entries;
  return (
    <NextTermsDialog
      title={t.waitlistOfferTitle({ name: next?.application.applicant_name ?? '' })}
      button={t.waitlistOfferButton()}
      automatic={list.automatic}
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

/** The setting, for administrators: its terms, and in whose name it acts. */
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
