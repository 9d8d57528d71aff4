/** What is told of a programme everywhere. */
export interface Programme<Key extends string = string> {
  /** Its name on the wire, and the role of its applicants. */
  readonly key: Key;
  /** Of references: 'INT' of INT-7. */
  readonly prefix: string;
  /** 'Internship'. */
  readonly label: string;
  /** Within a sentence: 'an internship'. */
  readonly one: string;
  /** How many steps its wizard has. */
  readonly steps: number;
}

/** How the staff's pages call it. */
export interface StaffWords {
  /** One of its applicants: 'Intern'. */
  readonly applicant: string;
  /** The title of its list. */
  readonly list: string;
  /** Where its list is. */
  readonly listPath: string;
  /** What stands above an application that is read. */
  readonly review: string;
  /** In the place of a name that is not known. */
  readonly nobody: string;
}

/** What only the applicant's own pages say. */
export interface FurtherWords {
  /** What the form of a further application asks, before it is begun. */
  readonly asks: readonly string[];
}
