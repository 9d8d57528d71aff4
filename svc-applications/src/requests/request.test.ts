import { requestAnother, type Standing } from './request';

const submittedAt = new Date('2025-11-21T10:30:00Z');
const standing: Standing = {
  application: { status: 'approved', submittedAt, withdrawnAt: null },
  isNewest: true,
  isPending: false,
};
const later = (ms: number) => new Date(submittedAt.getTime() + ms);
const days = (count: number) => count * 24 * 3_600_000;

describe('asking for another application', () => {
  it('opens 365 days after submission, not a millisecond earlier', () => {
    expect(requestAnother(standing, later(days(364)))).toEqual({ state: 'later', on: '2026-11-21' });
    expect(requestAnother(standing, later(days(365) - 1))).toEqual({ state: 'later', on: '2026-11-21' });
    expect(requestAnother(standing, later(days(365)))).toEqual({ state: 'open', on: null });
  });
  it('names the day on which it opens, also when a leap day lies between', () => {
    const onLeapYear = new Date('2027-11-21T10:30:00Z');
    const application = { status: 'rejected' as const, submittedAt: onLeapYear, withdrawnAt: null };
    expect(requestAnother({ ...standing, application }, new Date('2028-01-01T00:00:00Z'))).toEqual({
      state: 'later',
      on: '2028-11-20',
    });
  });
  it('waits for a decision', () => {
    for (const status of ['draft', 'in-progress', 'submitted', 'in-review'] as const) {
      const application = { status, submittedAt, withdrawnAt: null };
      expect(requestAnother({ ...standing, application }, later(days(400))).state).toBe('none');
    }
    const application = { status: 'rejected' as const, submittedAt, withdrawnAt: null };
    expect(requestAnother({ ...standing, application }, later(days(400))).state).toBe('open');
  });
  it('waits for no decision on what was withdrawn', () => {
    const application = { status: 'submitted' as const, submittedAt, withdrawnAt: later(days(3)) };
    expect(requestAnother({ ...standing, application }, later(days(400))).state).toBe('open');
  });
  it('is for the newest application of the programme alone', () => {
    expect(requestAnother({ ...standing, isNewest: false }, later(days(400))).state).toBe('none');
  });
  it('is not possible while a request waits', () => {
    expect(requestAnother({ ...standing, isPending: true }, later(days(400))).state).toBe('pending');
  });
});
