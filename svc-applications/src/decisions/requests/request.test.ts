import { calendarOf } from '@portal/service-kit/calendar';
import { type RequestState, requestAnother } from './request';

const calendar = calendarOf('Africa/Kigali');

const submittedAt = new Date('2025-11-21T10:30:00Z');
const state: RequestState = {
  application: { status: 'approved', submittedAt, withdrawnAt: null },
  isNewest: true,
  isPending: false,
};
const later = (ms: number) => ({ now: new Date(submittedAt.getTime() + ms), calendar });
const days = (count: number) => count * 24 * 3_600_000;

describe('asking for another application', () => {
  it('opens on the day that is 365 days after the day of submission, where the portal is', () => {
    const soon = { state: 'later', on: '2026-11-21' };
    expect(requestAnother(state, later(days(364)))).toEqual(soon);
    expect(requestAnother(state, { now: new Date('2026-11-20T21:59:59Z'), calendar })).toEqual(soon);
    expect(requestAnother(state, { now: new Date('2026-11-20T22:00:00Z'), calendar })).toEqual({
      state: 'open',
      on: null,
    });
  });
  it('names the same day of the year as the page shows for the submission, late in the evening too', () => {
    // In Kigali it was already the 8th.
    const application = {
      status: 'approved' as const,
      submittedAt: new Date('2026-11-07T22:30:00Z'),
      withdrawnAt: null,
    };
    expect(
      requestAnother({ ...state, application }, { now: new Date('2027-01-01T00:00:00Z'), calendar }).on,
    ).toBe('2027-11-08');
  });
  it('names the day on which it opens, also when a leap day lies between', () => {
    const onLeapYear = new Date('2027-11-21T10:30:00Z');
    const application = { status: 'rejected' as const, submittedAt: onLeapYear, withdrawnAt: null };
    expect(
      requestAnother({ ...state, application }, { now: new Date('2028-01-01T00:00:00Z'), calendar }),
    ).toEqual({
      state: 'later',
      on: '2028-11-20',
    });
  });
  it('waits for a decision', () => {
    for (const status of ['draft', 'in-progress', 'submitted', 'in-review'] as const) {
      const application = { status, submittedAt, withdrawnAt: null };
      expect(requestAnother({ ...state, application }, later(days(400))).state).toBe('none');
    }
    const application = { status: 'rejected' as const, submittedAt, withdrawnAt: null };
    expect(requestAnother({ ...state, application }, later(days(400))).state).toBe('open');
  });
  it('waits for no decision on what was withdrawn', () => {
    const application = { status: 'submitted' as const, submittedAt, withdrawnAt: later(days(3)).now };
    expect(requestAnother({ ...state, application }, later(days(400))).state).toBe('open');
  });
  it('is for the newest application of the programme alone', () => {
    expect(requestAnother({ ...state, isNewest: false }, later(days(400))).state).toBe('none');
  });
  it('is not possible while a request waits', () => {
    expect(requestAnother({ ...state, isPending: true }, later(days(400))).state).toBe('pending');
  });
});
