import { type ReferenceType, letterMessages as t } from '@portal/contract-svc-applications-v1';
import { answersOf } from '@portal/contract-svc-applications-v1/questions';
import { createBudgets } from '@portal/service-kit/budgets';
import type { Calendar } from '@portal/service-kit/calendar';
import { Conflict, Invalid, NotFound, TooMany } from '@portal/service-kit/errors';
import { Day } from '@portal/service-kit/messages';
import { networkOf } from '@portal/service-kit/network';
import {
  authorize,
  isOpen,
  isOwner,
  isSamePerson,
  refuseOwn,
  storedLetter,
  type WholeApplication,
} from '../application';
import { type Actor, message, recordAct, type Service, type Stores } from '../platform';
import { askReferee } from './ask-mail';
import { confirmAsking } from './confirm-mail';
import { dayMs, isAwaited, remindableAt, takesLetters } from './letter-request';
import { isMailboxProven } from './proven';

type Parts = Pick<Service, 'stores' | 'clock' | 'auth' | 'portal'>;

export interface Asked {
  actor: Actor;
  id: number;
  referee: { type: ReferenceType; fullName: string; email: string; phone: string | null; about: string };
  /** The client's IP address; the mail counts towards the budget of its network. */
  address: string;
}

const oneWithinMs = 60_000;

/** Limits on mails to people whom an applicant names: enough for honest use, too few to flood anybody. */
const ofApplication = {
  name: 'letters-asked',
  most: 10,
  windowMs: dayMs,
  spent: message('manyRefereesAsked'),
};
const ofNetwork = {
  name: 'letters-asked-in-network',
  most: 300,
  windowMs: dayMs,
  spent: message('manyRefereesInNetwork'),
};

/**
 * Asks a referee for a letter, in place of the referee who was asked before. The mail is sent at once if the
 * applicant's mailbox is proven, otherwise once it is.
 * @throws NotFound
 * @throws Conflict if letters are uploaded, the letter is there, or none is accepted any more
 * @throws Invalid for the applicant as their own referee
 * @throws TooMany
 */
export async function ask(parts: Parts, { actor, id, referee, address }: Asked): Promise<void> {
  const { stores, clock } = parts;
  const seen = await own(stores, actor, id);
  const budgets = createBudgets(stores.budgets, clock);
  await budgets.spend(ofNetwork, networkOf(address));
  await budgets.spend(ofApplication, String(id));
  const proven = await isMailboxProven(parts, ownerOf(seen));
  await stores.transaction(async (trx) => {
    const application = await lockOwn(trx, actor, id);
    const now = clock();
    if (await isAskedJustNow(trx, id, referee, now)) return;
    await makeRoom(trx, application, referee, now);
    const { type, fullName, email, about } = referee;
    const requestId = await trx.letters.insert(
      {
        applicationId: id,
        ...{ type, email, about },
        name: fullName,
        named: { fullName, email },
        passedFrom: null,
        askedAt: proven ? now : null,
      },
      now,
    );
    if (proven) await trx.enqueue(askReferee.kind, { request_id: requestId }, id);
    else await trx.enqueue(confirmAsking.kind, { request_id: requestId }, id);
    await recordAsking(trx, actor, application, type, now);
  });
}

/** Whether the same was requested less than a minute ago, for example by a double click: the referee gets one mail. */
async function isAskedJustNow(
  { letters }: Stores,
  id: number,
  { type, fullName, email, about }: Asked['referee'],
  now: Date,
): Promise<boolean> {
  return (await letters.live(id)).some(
    ({ state, createdAt, named, ...asked }) =>
      asked.type === type &&
      state === 'asked' &&
      named.fullName === fullName &&
      asked.email === email &&
      asked.about === about &&
      now.getTime() - createdAt.getTime() < oneWithinMs,
  );
}

/** Ends the present request for this letter, if that is allowed. */
async function makeRoom(
  trx: Stores,
  application: WholeApplication,
  { type, fullName, email, phone }: Asked['referee'],
  now: Date,
): Promise<void> {
  if (!answersOf(application.type).references.includes(type)) throw new Invalid({ type: [t.type] });
  const { letters } = await trx.letters.rulesOf(application.type);
  if (letters === 'upload') throw new Conflict(t.notAsked);
  if (!takesLetters(application)) throw new Conflict(t.over);
  const uploaded = storedLetter(await trx.documents.of(application.id), type);
  if (uploaded && !isOpen(application)) throw new Conflict(t.arrived);
  const before = (await trx.letters.live(application.id)).find((one) => one.type === type);
  const isOfAnother = before && isOpen(application) && !isSamePerson(before.named, { fullName, email });
  if (before?.state === 'sent' && !isOfAnother) throw new Conflict(t.arrived);
  refuseOwn({ email, phone }, application.identity);
  if (before) await trx.letters.end(before.id, 'replaced', now);
}

const recordAsking = (
  trx: Stores,
  actor: Actor,
  { id, applicantName: name }: WholeApplication,
  type: ReferenceType,
  now: Date,
) =>
  recordAct(
    trx,
    { actor: { ...actor, name }, action: 'edited', applicationId: id, details: { referee_asked: type } },
    now,
  );

/**
 * Mails a referee again.
 * @throws NotFound
 * @throws Conflict if no letter is awaited
 * @throws TooMany within three days of the last mail
 */
export function remind(
  { stores, clock, portal }: Parts,
  actor: Actor,
  id: number,
  requestId: number,
): Promise<void> {
  return stores.transaction(async (trx) => {
    const application = await lockOwn(trx, actor, id);
    const request = (await trx.letters.live(id)).find((one) => one.id === requestId);
    if (!request) throw new NotFound();
    if (!isAwaited(request, application)) throw new Conflict(t.notLive);
    const from = remindableAt(request);
    if (!from) throw new Conflict(t.notMailed);
    const now = clock();
    if (from > now) {
      const seconds = Math.ceil((from.getTime() - now.getTime()) / 1000);
      throw new TooMany(seconds, t.remindLater(dayOf(from, portal.calendar())));
    }
    await trx.letters.update(requestId, { remindedAt: now });
    await trx.enqueue(askReferee.kind, { request_id: requestId, reminds: 'applicant' }, id);
  });
}

export const ownerOf = ({ id, personId, identity }: WholeApplication) => ({
  applicationId: id,
  personId,
  email: identity.email,
});

export const dayOf = (at: Date, calendar: Calendar): Day => new Day(calendar.wallTime(at));

/**
 * Returns the application if it is the caller's own.
 * @throws NotFound
 */
export async function own(stores: Stores, actor: Actor, id: number): Promise<WholeApplication> {
  return ownOf(actor, await stores.applications.find({ id }));
}

const lockOwn = async (trx: Stores, actor: Actor, id: number): Promise<WholeApplication> =>
  ownOf(actor, await trx.applications.lock({ id }));

function ownOf(actor: Actor, found: WholeApplication | undefined): WholeApplication {
  const application = authorize(actor, 'read', found);
  if (!isOwner(actor, application)) throw new NotFound();
  return application;
}
