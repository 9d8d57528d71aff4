import { isOpen, progressOf, statusAtStep } from './application';

describe('the life of an application', () => {
  it('is a draft until step 2 is done, in progress from step 3 on, and does not go back', () => {
    expect([1, 2, 3, 12].map((step) => statusAtStep('draft', step))).toEqual([
      'draft',
      'draft',
      'in-progress',
      'in-progress',
    ]);
    expect(statusAtStep('in-progress', 1)).toBe('in-progress');
  });
  it('is open as a draft and in progress, and closed from submission on', () => {
    const statuses = ['draft', 'in-progress', 'submitted', 'in-review', 'approved', 'rejected'] as const;
    expect(statuses.filter((status) => isOpen({ status }))).toEqual(['draft', 'in-progress']);
  });
  it('shows its progress in whole percents, and 100 once it is submitted', () => {
    expect(progressOf({ type: 'intern', status: 'in-progress', furthestStep: 7 })).toBe(58);
    expect(progressOf({ type: 'visitor', status: 'in-progress', furthestStep: 2 })).toBe(25);
    expect(progressOf({ type: 'intern', status: 'submitted', furthestStep: 3 })).toBe(100);
  });
});
