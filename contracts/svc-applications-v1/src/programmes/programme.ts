/** The facts about a programme that are shown everywhere. */
export interface Programme<Key extends string = string> {
  /** Its key in calls, which is also the role of its applicants. */
  readonly key: Key;
  /** The prefix of references: 'INT' of INT-007. */
  readonly prefix: string;
  /** The programme's name: 'Internship'. */
  readonly label: string;
  /** The name within a sentence: 'an internship'. */
  readonly one: string;
  /** The number of its wizard's steps. */
  readonly steps: number;
}

/** The staff pages' words for a programme. */
export interface StaffWords {
  /** The name of one applicant: 'Intern'. */
  readonly applicant: string;
  /** The name of several applicants within a sentence: 'interns'. */
  readonly applicants: string;
  /** The picture beside its list. */
  readonly picture: 'cap' | 'person';
  /** The title of its list. */
  readonly list: string;
  /** The path of its list. */
  readonly listPath: string;
  /** The heading above an application. */
  readonly review: string;
  /** Shown in place of an unknown name. */
  readonly nobody: string;
}

/** Texts that only the applicant's own pages show. */
export interface FurtherWords {
  /** The topics that the form of a further application asks about, shown before it is begun. */
  readonly asks: readonly string[];
}

/** The card with which the home page offers a programme. */
export interface HomeCard {
  readonly name: string;
  /** The programme's name in the strip above the cards: 'Internships'. */
  readonly several: string;
  readonly text: string;
  /** What to know before starting. */
  readonly facts: readonly string[];
  /** The complete list of things to have ready. */
  readonly needs: readonly string[];
}

/** The home page's card in a language other than English, with the programme's names elsewhere. */
export interface TranslatedOffer extends HomeCard {
  readonly label: string;
  readonly one: string;
}
