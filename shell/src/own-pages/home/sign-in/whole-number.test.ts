import { rememberDialCode } from '@portal/ui/phone/remembered';
import { wholeNumber } from './whole-number';

beforeEach(() => localStorage.clear());

test('a number without a country is one of the country that was chosen last on this device', async () => {
  expect(await wholeNumber('0712 345 678')).toBe('0712 345 678');
  rememberDialCode('+254');
  expect(await wholeNumber('0712 345 678')).toBe('+254712345678');
});

test.each(['+250 788 123 456', '00250788123456', 'uwase@example.org', '078', 'nobody'])(
  '%s goes as it was typed',
  async (typed) => {
    rememberDialCode('+254');
    expect(await wholeNumber(typed)).toBe(typed);
  },
);
