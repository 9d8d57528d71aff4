/**
 * Adds the plus sign to stored digits with a dial code, so that a field recognises them; any other text stays as typed.
 */
export const withPlus = (phone: string): string => (/^[1-9]\d{10,14}$/.test(phone) ? `+${phone}` : phone);
