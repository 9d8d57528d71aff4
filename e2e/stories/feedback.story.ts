import { isDeepStrictEqual } from 'node:util';
import { Selector } from 'testcafe';
import { call } from '../support/api';
import { expectCleanView, goTo, openDashboard, reload, unreadBadge } from '../support/dashboard';
import { harness } from '../support/harness';
import { words } from '../support/page';
import { pageTranslator } from '../support/page-translator';
import { until } from '../support/patience';
import { decide, signedInApplicant } from '../support/staff-api';
import { phone, resize } from '../support/windows';

fixture('An applicant reads what staff have written').clientScripts(pageTranslator());

const message = 'We have begun to read your application and answer by Friday.';
const marks = Selector('.p-marked');

test('on a phone the badge counts the feedback and disappears a moment after it is read', async (t) => {
  const portal = harness().shared;
  const { application_id, session } = await signedInApplicant(portal);
  await decide(portal, application_id, 'in-review', message);

  await resize(t, phone);
  await openDashboard(session);
  await t.expect(unreadBadge.textContent).contains('1');
  await t.expect(words('In review').exists).ok();
  await expectCleanView('the dashboard with a new message', { newToAxe: true });

  await goTo('Feedback');
  await t.expect(words(message).exists).ok();
  await t.expect(marks.count).eql(1, 'what is new should be marked');
  await t.expect(unreadBadge.exists).notOk('the badge should go');
  await t.expect(marks.count).eql(1, 'the mark should stay while the view is open');
  await expectCleanView('the feedback');

  // The badge disappears with the click; the portal gets the change a moment later.
  await until('all is read', async () => {
    const counts = await call<Record<string, number>>(portal, 'GET', '/api/user/unread-counts', {
      token: session.token,
    });
    return isDeepStrictEqual(counts, { total_unread: 0, feedback: 0, requests: 0 });
  });
  await reload();
  await t.expect(words(message).exists).ok();
  await t.expect(marks.exists).notOk('it is read');
});
