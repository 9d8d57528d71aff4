/** What is shown of a programme everywhere. */
export interface Programme<Key extends string = string> {
  /** Its name on the wire, and the role of its applicants. */
  readonly key: Key;
  /** Of references: 'INT' of INT-007. */
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
  /** Several of them, within a sentence: 'interns'. */
  readonly applicants: string;
  /** The picture beside its list. */
  readonly picture: 'cap' | 'person';
  /** The title of its list. */
  readonly list: string;
  /** Where its list is. */
  readonly listPath: string;
  /** What stands above an application that is read. */
  readonly review: string;
  /** In the place of a name that is not known. */
  readonly nobody: string;
}

/** Texts that only the applicant's own pages show. */
export interface FurtherWords {
  /** What the form of a further application asks, before it is begun. */
  readonly asks: readonly string[];
}

/** How the home page offers it. */
export interface HomeCard {
  readonly name: string;
  /** What the strip above calls it: 'Internships'. */
  readonly several: string;
  readonly text: string;
  /** What to know before starting. */
  readonly facts: readonly string[];
  /** What to have at hand, in full. */
  readonly needs: readonly string[];
}

/** How the home page offers it in another language than English, with its names elsewhere. */
export interface TranslatedOffer extends HomeCard {
  readonly label: string;
  readonly one: string;
}
