/** The token of a mailed link (`/?reset=TOKEN`), or null. */
export function resetTokenOf(search: string): string | null {
  return new URLSearchParams(search).get('reset') || null;
}

/** Whether a link asks for a new password (`/?forgotten`), as that of the staff's door does. */
export const asksForNewPassword = (search: string): boolean => new URLSearchParams(search).has('forgotten');
