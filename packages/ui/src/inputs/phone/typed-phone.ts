// Apart from the countries' codes, which a page loads when it asks for a number.

/** The part of a whole number's digits that a person typed beside the country. */
export function typedPhone(phone: string, countryCode: string): string {
  const code = countryCode.replace(/\D/g, '');
  return code !== '' && phone.startsWith(code) ? phone.slice(code.length) : phone;
}
