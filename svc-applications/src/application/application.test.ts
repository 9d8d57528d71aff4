import { isOpen, statusAtStep } from './application';

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
});
