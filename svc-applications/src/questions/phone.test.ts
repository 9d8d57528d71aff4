import { phoneDigits } from '@portal/contract-svc-applications-v1/questions';

describe('a phone number', () => {
  it.each([
    ['+250 (788) 123-456', '250788123456'],
    ['00250788123456', '250788123456'],
    ['2507881234', '2507881234'],
    ['123456789012345', '123456789012345'],
  ])('%s is kept as digits', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });

  it.each([
    ['+250 250788123456', '250788123456'],
    ['+1 1 2025550123', '12025550123'],
    ['+44 447911123456', '447911123456'],
  ])('%s loses the second dial code', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });

  it.each(['250252588888', '77012345678', '33333123456', '224621123456', '995599123456'])(
    '%s is no doubled code',
    (number) => {
      expect(phoneDigits(number)).toBe(number);
    },
  );

  it.each(['', '250788123', '2507881234567890', 'none'])('%p is none', (typed) => {
    expect(phoneDigits(typed)).toBeUndefined();
  });
});
