// Apart from the countries' codes, which a page loads when it asks for a number.

/** The digits after a prefix, or undefined where they do not begin with it. */
export const after = (prefix: string, digits: string): string | undefined =>
  prefix !== '' && digits.startsWith(prefix) ? digits.slice(prefix.length) : undefined;

/** The part of a whole number's digits that a person typed beside the country. */
export const typedPhone = (phone: string, countryCode: string): string =>
  after(countryCode.replace(/\D/g, ''), phone) ?? phone;
