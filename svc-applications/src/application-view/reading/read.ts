import { languageOr } from '@portal/service-kit/language';
import {
  type ApplicationRef,
  abilitiesOf,
  authorize,
  contentsWith,
  type Document,
  isOpen,
  type WholeApplication,
} from '../../application';
import {
  presentDelayed,
  presentEntryOf,
  presentPrepared,
  presentReopened,
  presentWaitlist,
  waitlistsOf,
} from '../../decisions';
import { presentOfferToStaff, presentOwnOffer } from '../../offers';
import { type Actor, isStaff, recordAct, recordOnceADay, type Service, type Stores } from '../../platform';
import { letterStatus, withLetterStates } from '../../referees';
import { progressOf } from '../progress/progress';
import type { Beside } from './beside-store';
import { presentFullReview } from './presenter';

/** The application with all its contents and this person's abilities. */
export async function reviewFor(
  service: Pick<Service, 'stores' | 'abilities' | 'auth' | 'clock' | 'portal'>,
  actor: Actor,
  application: WholeApplication,
  read?: { documents: Document[] },
) {
  const { stores, portal } = service;
  const now = service.clock();
  const [documents, beside] = await Promise.all([
    read?.documents ?? stores.documents.of(application.id),
    stores.besides.of(application.id),
  ]);
  const [live, reopening, asked, abilities, originals, offers] = await Promise.all([
    beside.hasRequests ? stores.letters.live(application.id) : [],
    beside.wasReopened ? newestReopening(stores, application) : undefined,
    isOpen(application) || !beside.questions
      ? undefined
      : stores.copies.asked({ programme: application.type, sha256: beside.questions }),
    abilitiesOf(service, { actor, application, now, calendar: portal.calendar() }),
    stores.originals.of([application]),
    beside.hasOffer ? stores.offers.newestOf([application.id]) : undefined,
  ]);
  const offer = offers?.get(application.id);
  const contents = contentsWith(application, { asked, documents });
  const review = presentFullReview(application, contents, {
    abilities,
    original: originals.get(application.id) ?? null,
    reopened: presentReopened(reopening, application, now),
    progress: progressOf(service, application, { documents, live }),
    times: reopening?.number ?? 0,
    offer:
      offer && (isStaff(actor) ? presentOfferToStaff(offer, portal) : await presentOwnOffer(service, offer)),
  });
  const waitlisted = beside.isWaitlisted
    ? (await waitlistsOf(stores, [application.id])).get(application.id)
    : undefined;
  const beginning = { ...review, ...(waitlisted && { waitlist: presentWaitlist(waitlisted) }) };
  const whole = withLetterStates(
    beginning,
    letterStatus(application, { rules: beside.rules, live, documents }),
  );
  if (!isStaff(actor)) return whole;
  const own = await forStaff(service, application, beside);
  return { ...whole, ...own, ...(waitlisted && { waiting_list_entry: presentEntryOf(waitlisted) }) };
}

const newestReopening = async ({ reopenings }: Stores, { id }: WholeApplication) =>
  (await reopenings.newestOf([id])).get(id);

/** The members of a review that only staff see. */
async function forStaff(
  { stores, auth }: Pick<Service, 'stores' | 'auth'>,
  { id, personId }: WholeApplication,
  beside: Beside,
) {
  const [delayed, prepared, chosen] = await Promise.all([
    beside.hasDelayed ? stores.held.on(id) : undefined,
    beside.hasPrepared ? stores.prepared.on(id) : undefined,
    auth.recentLanguageOf(personId),
  ]);
  return {
    held_decision: delayed ? presentDelayed(delayed) : null,
    ...(prepared && { prepared_decision: presentPrepared(prepared) }),
    language: languageOr(chosen ?? beside.language),
  };
}

/**
 * Opens an application. A reading by staff is recorded once a day for each member of staff, an export each time.
 * @throws NotFound
 */
export async function readApplication(
  service: Service,
  actor: Actor,
  ref: ApplicationRef,
  purpose: 'read' | 'export' = 'read',
) {
  const { stores, clock } = service;
  const found = await stores.applications.findWithDocuments(ref);
  const application = authorize(actor, 'read', found?.application);
  const act = { actor, applicationId: application.id };
  if (isStaff(actor) && purpose === 'export')
    await recordAct(stores, { ...act, action: 'exported' }, clock());
  else if (isStaff(actor)) await recordOnceADay(stores, { ...act, action: 'viewed' }, clock());
  // A program that copies applications does not count as a member of staff who looked at them.
  if (isStaff(actor) && !actor.program) await stores.looks.note(actor.personId, application.id, clock());
  return { review: await reviewFor(service, actor, application, found) };
}
