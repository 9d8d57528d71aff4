import { limits } from '@portal/contract-svc-applications-v1';
import { chosenDialCode } from '@portal/ui/phone/remembered';

/** Whether the text is a number without a country code: '0712 345 678'. */
const hasNoCountry = (typed: string): boolean => !/[@\uff20+\uff0b]/.test(typed) && !/^\D*00/.test(typed);

/**
 * A phone number with the dial code that was chosen last on this device, as the forms do; any other text unchanged.
 * Without a dial code the portal takes a number for one of its own country.
 */
export async function wholeNumber(typed: string): Promise<string> {
  const code = chosenDialCode();
  if (!code || code === `+${limits.defaultDialCode}` || !hasNoCountry(typed)) return typed;
  const read = await import(
    /* webpackChunkName: "numbers" */ '@portal/contract-svc-applications-v1/values/phone'
  ).catch(() => undefined);
  const number = read?.readPhone(typed, code);
  return number?.kind === 'sure' ? `+${number.digits}` : typed;
}
