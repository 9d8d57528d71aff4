/** The token of a mailed link (`/?reset=TOKEN`), or null. */
export function resetTokenOf(search: string): string | null {
  return new URLSearchParams(search).get('reset') || null;
}
