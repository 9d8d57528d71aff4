/**
 * The digits that are stored: the dial code without plus, then the number. Takes a number as people write it:
 * with spaces, dashes and brackets, with the dial code doubled, with the zero that is dialled at home.
 */
export function fullPhone(countryCode: string, typed: string): string {
  const code = countryCode.replace(/\D/g, '');
  const international = /^\s*(\+|00)/.test(typed);
  let digits = typed.replace(/\D/g, '');
  if (international) digits = digits.replace(/^00/, '');
  if (digits === '') return '';
  // A number of Kazakhstan begins with the 7 that is its dial code, and is ten digits without it.
  const national = code.length === 1 ? 10 : 9;
  const doubled = digits.startsWith(code) && (international || digits.length >= code.length + national);
  if (doubled) digits = digits.slice(code.length);
  else if (international) return digits;
  // In Italy and San Marino the zero belongs to the number.
  if (code !== '39' && code !== '378') digits = digits.replace(/^0/, '');
  return code + digits;
}

/** The part of stored digits that a person typed beside the country. */
export function typedPhone(phone: string, countryCode: string): string {
  const code = countryCode.replace(/\D/g, '');
  return phone.startsWith(code) ? phone.slice(code.length) : phone;
}
