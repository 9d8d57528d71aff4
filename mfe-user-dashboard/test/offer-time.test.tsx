import '@testing-library/jest-dom';
import type { FullReview } from '@portal/application-ui/reading';
import { application, fakePortal, openDashboard, reviewOf, screen, waitFor } from './open';

type Offer = NonNullable<FullReview['offer']>;

beforeEach(() => localStorage.clear());

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const offer = (changes: Partial<Offer> = {}): Offer => ({
  ...{ id: 4, state: 'open', from: '2027-06-01', until: '2027-06-30', participants: 1, place: 'Huye' },
  ...{ conditions: null, reply_by: '2027-05-20T17:00', reply_by_at: '2027-05-20T15:00:00.000Z' },
  ...{ time_zone: 'Africa/Kigali', offered_at: inMs(-9_000_000), wish: null, wish_at: null },
  ...{ answered_at: null, decline_reason: null, ended_at: null, end_reason: null, came: null },
  ...{ reply_ends_at: inMs(3_000), reply_over: false },
  ...changes,
});
const approved = application(8, 'intern', 'approved');
const lapsed = /^This offer lapsed: we had no reply by/;
const accept = () => screen.findByRole('button', { name: 'Accept this place' });

/** A portal with an approved application and an offer; `now` sets what the service returns from then on. */
function portalWith(first: Offer) {
  const portal = fakePortal({ applications: [approved] });
  const now = (next: Offer) => {
    portal.stored.reviews[8] = { ...reviewOf(approved), offer: next };
  };
  now(first);
  return { portal, now };
}

test('an offer whose time is over is shown so, before it has lapsed', async () => {
  const { portal } = portalWith(offer({ reply_ends_at: inMs(-5_000), reply_over: true }));
  openDashboard({ portal, at: '/applications/8' });
  expect(await screen.findByText(lapsed)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept this place' })).toBeNull();
});

test('a press in the last moment that comes too late is answered kindly, and the page shows the offer as it is', async () => {
  const { portal, now } = portalWith(offer({ reply_ends_at: inMs(600_000) }));
  const message =
    'The time to reply to this offer is over. Please write to us if you would still like to come.';
  portal.answerOnce('POST /api/user/applications/8/offer/accept', {
    status: 409,
    body: { message, offer_state: 'lapsed' },
  });
  const { user, toasts } = openDashboard({ portal, at: '/applications/8' });
  const button = await accept();
  now(offer({ reply_over: true }));
  await user.click(button);
  expect(await screen.findByText(lapsed)).toBeVisible();
  expect(toasts()).toContain(`warning: ${message}`);
});

test('at the moment at which the time to reply is over the page shows it, and offers no answer', async () => {
  const { portal, now } = portalWith(offer());
  openDashboard({ portal, at: '/applications/8' });
  const button = await accept();
  now(offer({ reply_over: true }));
  await waitFor(() => expect(button).not.toBeInTheDocument(), { timeout: 25_000 });
  expect(await screen.findByText(lapsed)).toBeVisible();
}, 60_000);

describe('the reason for declining an offer', () => {
  const decline = 'POST /api/user/applications/8/offer/decline';
  const reason = () => screen.findByLabelText(/^Why\?/);
  async function openDialog({ user }: ReturnType<typeof openDashboard>) {
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    return reason();
  }

  test('is still there after the dialog was closed and the page loaded again, and gone once it was sent', async () => {
    const { portal } = portalWith(offer({ reply_ends_at: inMs(600_000) }));
    const first = openDashboard({ portal, at: '/applications/8' });
    await first.user.type(await openDialog(first), 'Another place');
    await first.user.click(screen.getByRole('button', { name: 'Keep the offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.close();

    const again = openDashboard({ portal, at: '/applications/8' });
    expect(await openDialog(again)).toHaveValue('Another place');
    portal.answerOnce(decline, { status: 200, body: { offer: offer({ state: 'declined' }) } });
    await again.user.click(screen.getByRole('button', { name: 'Decline this place' }));
    await waitFor(() => expect(portal.calls()).toContain(decline));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(localStorage)).not.toContain('Another place');
  });
});
