// No dial code begins with another one, so the first digits alone identify it (ITU-T E.164).
const dialCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/** The dial code, with its plus sign, at the beginning of a whole number's digits; undefined when there is none. */
export function dialCodeOf(phone: string): string | undefined {
  const code = dialCode.exec(phone.replace(/\D/g, ''))?.[0];
  return code && `+${code}`;
}
