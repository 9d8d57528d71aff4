/** A list that a member of staff saved under a name. */
export interface SavedView {
  id: number;
  owner: { personId: number; name: string };
  name: string;
  /** The query of the list's web address, without the search, since names of people are not saved here. */
  query: string;
  shared: boolean;
}

export type ViewWords = Pick<SavedView, 'name' | 'query' | 'shared'>;
