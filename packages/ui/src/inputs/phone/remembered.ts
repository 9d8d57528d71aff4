// Not personal: the value only records which country was chosen last on this device.
const key = 'phone-dial-code';

/** The dial code that was chosen last on this device, '+254'; null before anybody chose. */
export function chosenDialCode(): string | null {
  try {
    const kept = localStorage.getItem(key);
    return kept && /^\+\d{1,4}$/.test(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the choice for the next number that is asked for on this device. */
export function rememberDialCode(dialCode: string): void {
  try {
    localStorage.setItem(key, dialCode);
  } catch {
    // Without storage the next page does not know the choice.
  }
}
