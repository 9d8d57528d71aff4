/** A list that a member of staff has given a name. */
export interface SavedView {
  id: number;
  owner: { personId: number; name: string };
  name: string;
  /** As it stands in an address, without what was searched for: names of people are not kept here. */
  query: string;
  shared: boolean;
}

export type ViewWords = Pick<SavedView, 'name' | 'query' | 'shared'>;
