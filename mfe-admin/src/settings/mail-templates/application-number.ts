/** Reads an application's number: 7, 007 or APP-007. Undefined for an empty text, null for anything else. */
export function applicationNumber(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined;
  const digits = /^\s*(?:[a-z]+-)?0*([1-9]\d{0,8})\s*$/i.exec(typed)?.[1];
  return digits === undefined ? null : Number(digits);
}
