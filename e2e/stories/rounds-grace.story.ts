import { connectDatabase } from '@portal/service-kit/database';
import { fillInternship, saveProgress, staffSignIn, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { harness, type TestPortal } from '../support/harness';
import { startTestPortal } from '../support/portal';
import { day, inKigali, roundsOf } from '../support/rounds';
import { inSecondWindow, type SecondWindow } from '../support/second-window';
import { wizardPath } from '../support/wizard';

fixture('A round closes while two people sign, and has minutes of grace').after(async ({ portal }) =>
  portal?.stop(),
);

const minuteMs = 60_000;

/** Makes all drafts some minutes older, so that a round that closes now closes after they were begun. */
async function begunEarlier({ database: url }: TestPortal, minutes: number): Promise<void> {
  const database = connectDatabase({ url });
  try {
    await database('applications').update({ created_at: new Date(Date.now() - minutes * minuteMs) });
  } finally {
    await database.destroy();
  }
}

/** Opens the last step of a draft that lacks only its signature. */
async function signing(portal: TestPortal, work: (window: SecondWindow, name: string) => Promise<void>) {
  await inSecondWindow(portal, async (window) => {
    const applicant = anApplicant();
    const session = await fillInternship(portal, applicant);
    await saveProgress(portal, session, 12, {});
    await window.open(`${wizardPath}?step=review`, storageOf(session));
    await window.see('Closes in 3 days');
    await work(window, applicant.name);
  });
}

test('whoever began before the closing submits within the grace; afterwards the draft moves to the next round', async (t) => {
  const portal = await startTestPortal(harness().startPortal);
  t.fixtureCtx.portal = portal;
  const { token } = await staffSignIn(portal);
  const rounds = roundsOf(portal, token);
  const opens = inKigali(-day);
  let autumn = await rounds.make('Autumn', opens, inKigali(3 * day + 60), { grace_minutes: 30 });
  await rounds.make('Winter', inKigali(5 * day), inKigali(30 * day));

  await signing(portal, async (early, earlyName) =>
    signing(portal, async (late, lateName) => {
      await begunEarlier(portal, 10);
      const closed = await rounds.change(autumn, 'Autumn', opens, inKigali(-1), { grace_minutes: 30 });
      autumn = closed.round;
      for (const window of [early, late]) {
        await window.see('The round "Autumn" has closed');
        await window.see('You started before it closed: you can still submit until');
      }
      await early.paste('Signature', earlyName);
      await early.press('Submit Application');
      await early.see('Thank you');

      await late.paste('Signature', lateName);
      await rounds.change(autumn, 'Autumn', opens, inKigali(-1), { grace_minutes: 0 });
      await late.press('Submit Application');
      await late.see('Your draft is kept, with everything you have typed.');
      await late.press('Move to the next round');
      await late.see('Your draft is for the round "Winter"');
      await t.expect(await late.valueOf('Signature')).eql(lateName);
    }),
  );
});
