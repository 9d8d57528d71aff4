/** Stored digits with their dial code get back the plus sign by which a field knows it; anything else stays as typed. */
export const withPlus = (phone: string): string => (/^[1-9]\d{10,14}$/.test(phone) ? `+${phone}` : phone);
