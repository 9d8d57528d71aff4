/** Who a referee is, as far as a letter is concerned. */
export interface RefereeName {
  full_name: string;
  email: string;
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();

/**
 * Whether two referees are one person: a name that is spelt otherwise, or a new address, is a correction; where both
 * differ it is somebody else. A letter is shown as that of the person who wrote it and of nobody else.
 */
export const isSameReferee = (one: RefereeName, other: RefereeName): boolean =>
  folded(one.full_name) === folded(other.full_name) || folded(one.email) === folded(other.email);
