import { fillInternship, saveProgress, staffSignIn, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { harness, type TestPortal } from '../support/harness';
import { startTestPortal } from '../support/portal';
import { day, inKigali, roundsOf } from '../support/rounds';
import { inSecondWindow, type SecondWindow } from '../support/second-window';
import { wizardPath } from '../support/wizard';

fixture('A round closes while people type in four time zones').after(async ({ portal }) => portal?.stop());

const zones = ['Africa/Kigali', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu'] as const;
type Zone = (typeof zones)[number];

const question = 'Personal statement: why do you want to come to us?';
const written = ' And because I have seen it done well.';

interface Reader {
  zone: Zone;
  window: SecondWindow;
}

/** Opens a window in each time zone, each with a draft that lacks only its signature. */
async function inEachZone(portal: TestPortal, work: (readers: Reader[]) => Promise<void>) {
  const readers: Reader[] = [];
  const opened = async ([zone, ...others]: readonly Zone[]): Promise<void> => {
    if (!zone) return work(readers);
    await inSecondWindow(portal, async (window) => {
      await window.page.emulateTimezone(zone);
      const session = await fillInternship(portal, anApplicant());
      await saveProgress(portal, session, 6, {});
      readers.push({ zone, window });
      await window.open(`${wizardPath}?step=motivation`, storageOf(session));
      await opened(others);
    });
  };
  await opened(zones);
}

const inWords = (at: Date, timeZone: string, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...how }).format(at).replace(',', '');
const dayOf = (at: Date, zone: string) =>
  inWords(at, zone, { weekday: 'long', day: 'numeric', month: 'long' });
const timeOf = (at: Date, zone: string) =>
  inWords(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/**
 * The moment as shown to a reader in this zone: '27 November, 17:00 (Kigali); Saturday 28 November, 04:00 where you
 * are'.
 */
function momentFor(zone: Zone, local: string): string {
  const at = new Date(`${local}:00+02:00`);
  const there = `${dayOf(at, 'Africa/Kigali')}, ${timeOf(at, 'Africa/Kigali')} (Kigali)`;
  if (zone === 'Africa/Kigali') return there;
  const here = timeOf(at, zone);
  const sameDay = dayOf(at, zone) === dayOf(at, 'Africa/Kigali');
  return `${there}; ${sameDay ? here : `${dayOf(at, zone)}, ${here}`} where you are`;
}

test('each reads the right day and hour, is told kindly, and moves the draft with one press', async (t) => {
  const portal = await startTestPortal(harness().startPortal);
  t.fixtureCtx.portal = portal;
  const { token } = await staffSignIn(portal);
  const rounds = roundsOf(portal, token);
  const closes = inKigali(3 * day + 60);
  const autumn = await rounds.make('Autumn', inKigali(-day), closes);

  await inEachZone(portal, async (readers) => {
    for (const { zone, window } of readers) {
      await window.see(`Closes in 3 days: ${momentFor(zone, closes)}`);
      await window.type(question, written);
    }

    const opens = inKigali(5 * day);
    await rounds.make('Winter', opens, inKigali(30 * day));
    await rounds.change(autumn, 'Autumn', inKigali(-day), inKigali(-1));
    for (const { zone, window } of readers) {
      await window.see('The round "Autumn" has closed');
      await window.see('Your draft is kept, with everything you have typed.');
      await window.see(`Opens on ${momentFor(zone, opens)}`);
    }
    const [early, late] = readers as [Reader, Reader];
    await late.window.press('Move to the next round');
    await late.window.see('Your draft is for the round "Winter"');
    await late.window.see(`Opens on ${momentFor(late.zone, opens)}`);
    await t.expect(await late.window.valueOf(question)).contains(written);
    await t.expect(await early.window.valueOf(question)).contains(written);
  });
});
