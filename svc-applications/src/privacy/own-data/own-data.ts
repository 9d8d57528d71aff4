import { abilitiesOf, contentsOf, type WholeApplication } from '../../application';
import { presentFullReview } from '../../application-view';
import {
  presentFeedback,
  presentReopening,
  presentRequest,
  presentWaitlist,
  waitlistsOf,
} from '../../decisions';
import { presentOffer } from '../../offers';
import { type Actor, isStaff, type Service } from '../../platform';
import { presentOwnAsked } from '../../referees';
import { presentMoreTime } from '../../rounds';
import { keptMonths, presentRules } from '../retention/presenter';
import { endOfApplication } from './ends';

/** A view of an application by a member of staff. */
interface Opened {
  applicationId: number;
  kind: string;
  at: Date;
  by: { role: string; name: string | null };
}

const looking = ['application_opened', 'application_exported', 'document_opened'];
/** The most views listed for an application; the newest come first. */
const mostLooks = 200;

/** Views of these applications by staff, newest first; the name is null while svc-auth does not return it. */
export async function openedBy({ stores, auth }: Service, applicationIds: number[]): Promise<Opened[]> {
  const found = await Promise.all(
    applicationIds.map((id) =>
      stores.events.page({ subject: { kind: 'application', id } }, { offset: 0, limit: mostLooks }),
    ),
  );
  const looks = found.flat().filter(({ kind, actor }) => looking.includes(kind) && actor && isStaff(actor));
  const staff = [...new Set(looks.flatMap(({ actor }) => (actor ? [actor.id] : [])))];
  const names = new Map(
    await Promise.all(staff.map(async (id) => [id, await auth.nameOf(id).catch(() => undefined)] as const)),
  );
  return looks
    .map(({ kind, at, actor, subject }) => ({
      kind,
      at,
      applicationId: subject?.id ?? 0,
      by: { role: actor?.role ?? '', name: names.get(actor?.id ?? 0) ?? null },
    }))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** How much data the portal has about a person, and which staff opened it. */
export async function ownData(service: Service, personId: number) {
  const { stores, clock } = service;
  const theirs = await stores.applications.ofPerson(personId);
  const holdings = await stores.erasing.holdings(personId);
  const rules = await stores.retention.rules();
  const now = clock();
  const ends = await Promise.all(theirs.map((one) => endOfApplication(stores, rules, one, now)));
  const opened = await openedBy(
    service,
    theirs.map(({ id }) => id),
  );
  return {
    applications: theirs.map(({ id, type, status, createdAt, submittedAt }, index) => ({
      id,
      type,
      status,
      created_at: createdAt.toISOString(),
      submitted_date: submittedAt?.toISOString() ?? null,
      ends_at: ends[index]?.toISOString() ?? null,
      kept_months: keptMonths(rules, type),
    })),
    mails_months: presentRules(rules).mails,
    devices_months: presentRules(rules).devices,
    discarded: holdings.discarded,
    documents: holdings.documents,
    feedback: holdings.feedback,
    requests: holdings.requests,
    opened: opened.map(presentOpened),
  };
}

const presentOpened = ({ applicationId, at, ...rest }: Opened) => ({
  ...rest,
  at: at.toISOString(),
  application_id: applicationId,
});

/** All data about a person as one document, and their applications; files are given by their addresses. */
export async function wholeData(service: Service, actor: Actor) {
  const { stores, clock, portal } = service;
  const { personId } = actor;
  const whole: object[] = [];
  const applications: WholeApplication[] = [];
  const feedback: object[] = [];
  let person: WholeApplication['identity'] | undefined;
  for (const { id } of await stores.applications.ofPerson(personId)) {
    const application = await stores.applications.find({ id });
    if (!application) continue;
    person ??= application.identity;
    applications.push(application);
    const contents = await contentsOf(stores, application);
    const abilities = await abilitiesOf(service, {
      actor,
      application,
      now: clock(),
      calendar: portal.calendar(),
    });
    // The referees whom the person asked. Their letters are left out: they were written by others, for the staff.
    const asked_referees = (await stores.letters.all(id)).map(presentOwnAsked);
    const review = presentFullReview(application, contents, { abilities, original: null, reopened: null });
    const reopenings = await stores.reopenings.ofApplication(id);
    const offers = await stores.offers.ofApplication(id);
    whole.push({
      ...review,
      // The language of mails to this person.
      language: (await stores.languages.ofOwner(id))?.language ?? null,
      asked_referees,
      waitlists: [...(await waitlistsOf(stores, [id])).values()].map(presentWaitlist),
      offers: offers.map((one) => presentOffer(one, portal)),
      more_time: (await stores.roundExtensions.among([id])).map(presentMoreTime),
      reopenings: reopenings.map((one) => presentReopening(one, application, clock())),
    });
    feedback.push(...(await stores.feedback.onApplication(id)).map(presentFeedback));
  }
  const requests = (await stores.requests.ofPerson(personId)).map(presentRequest);
  const { opened } = await ownData(service, personId);
  const data = {
    made_at: clock().toISOString(),
    person: person ?? null,
    applications: whole,
    feedback,
    requests,
    opened,
  };
  return { data, applications };
}
