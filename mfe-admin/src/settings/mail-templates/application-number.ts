/** The number in what was typed: 7, 007 or APP-007. Undefined for nothing, null for what is no number. */
export function applicationNumber(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined;
  const digits = /^\s*(?:[a-z]+-)?0*([1-9]\d{0,8})\s*$/i.exec(typed)?.[1];
  return digits === undefined ? null : Number(digits);
}
