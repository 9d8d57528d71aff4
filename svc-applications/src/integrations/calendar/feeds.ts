import { calendarMessages as t } from '@portal/contract-svc-applications-v1';
import { createBudgets } from '@portal/service-kit/budgets';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { networkOf } from '@portal/service-kit/network';
import { dayMs } from '../../application';
import { hashOfSecret, message, newSecret, type Service } from '../../platform';
import { staffEvents } from './events';
import { calendarFile } from './ics';
import type { Feed } from './store';

const mostFeeds = 5;
const mostEvents = 1_000;
/** How far back, in milliseconds, submitted applications are listed. */
const lookedAtMs = 730 * dayMs;

const hourMs = 3_600_000;
const guessed = {
  name: 'calendar-guesses',
  most: 60,
  windowMs: hourMs,
  spent: message('manyCalendarsTried'),
};
const read = {
  name: 'calendar-reads',
  most: 120,
  windowMs: hourMs,
  spent: message('calendarReadOften'),
};

/**
 * Makes the secret address of a calendar, which is shown only this once.
 * @throws Conflict if the person has five already
 */
export async function makeFeed(
  service: Service,
  actor: { personId: number; role: string },
  name: string,
): Promise<{ feed: Feed; address: string }> {
  const { stores, clock, publicUrl } = service;
  const { personId } = actor;
  if ((await listFeeds(service, personId)).length >= mostFeeds) throw new Conflict(t.enough);
  const secret = newSecret();
  const now = clock();
  const id = await stores.transaction(async ({ calendar, events }) => {
    const made = await calendar.insert({ personId, name, secretHash: hashOfSecret(secret) }, now);
    await events.add(
      { kind: 'calendar_feed_made', actor, subject: { kind: 'calendar_feed', id: made } },
      now,
    );
    return made;
  });
  const feed = { id, personId, name, createdAt: now, lastUsedAt: null };
  return { feed, address: `${publicUrl}/api/calendar/${secret}.ics` };
}

/** The caller's own feeds. Feeds from before the account was last secured no longer work and are removed. */
export async function listFeeds({ stores, auth }: Service, personId: number): Promise<Feed[]> {
  const since = await auth.staffAccessSince(personId);
  const feeds = await stores.calendar.feedsOf(personId);
  const ended = since ? feeds.filter(({ createdAt }) => createdAt < since) : [];
  for (const { id } of ended) await stores.calendar.remove(id, personId);
  return feeds.filter((feed) => !ended.includes(feed));
}

/**
 * Removes a feed of the caller.
 * @throws NotFound
 */
export async function revokeFeed(
  { stores, clock }: Service,
  actor: { personId: number; role: string },
  id: number,
): Promise<void> {
  await stores.transaction(async ({ calendar, events }) => {
    if (!(await calendar.remove(id, actor.personId))) throw new NotFound();
    const subject = { kind: 'calendar_feed', id };
    await events.add({ kind: 'calendar_feed_revoked', actor, subject }, clock());
  });
}

/**
 * The calendar file behind a secret address. It works while its maker is active staff, and until their password, role
 * or sign-in changes.
 * @throws NotFound, TooMany
 */
export async function readFeed(service: Service, typed: string, address: string): Promise<string> {
  const { stores, auth, clock, branding, publicUrl } = service;
  const budgets = createBudgets(stores.budgets, clock);
  const feed = await stores.calendar.bySecret(hashOfSecret(typed.replace(/\.ics$/, '')));
  if (!feed) {
    await budgets.spend(guessed, networkOf(address));
    throw new NotFound();
  }
  await budgets.spend(read, String(feed.id));
  const since = await auth.staffAccessSince(feed.personId);
  if (!since || feed.createdAt < since) throw new NotFound();
  const now = clock();
  await stores.calendar.noteUse(feed.id, now);
  const from = new Date(now.getTime() - lookedAtMs);
  // Only applicants whom the person knows are left out: calendars have no names, so they may list what is read without
  // names.
  const hidden = await stores.conflicts.knownBy(feed.personId);
  const submitted = await stores.calendar.submitted(from, mostEvents, hidden);
  const offers = await stores.offers.newestOf(submitted.map(({ id }) => id));
  const events = submitted.flatMap((one) =>
    staffEvents({ ...one, offer: offers.get(one.id) }, { publicUrl, branding }),
  );
  return calendarFile(`Applications, ${branding.name}`, events);
}
