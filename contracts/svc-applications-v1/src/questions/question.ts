import type { NameProblem } from '../values/name';
import type { Choice, FormLimits } from '../vocabulary';
import type { Condition } from './conditions';
import type { Words } from './words';

/** Answers as they are typed, by the keys of their questions. */
export type Answers = Readonly<Record<string, unknown>>;

/** Stored with each submission as it was asked, and read by pages of other releases: its members keep their names. */
interface Asked {
  /** How the question stands at its field. */
  readonly label: Words;
  readonly hint?: Words;
  /** An answer as somebody might give it, where its form is not obvious: 'For example: ...'. */
  readonly example?: Words;
  /** Its name where its answer is read; its label by default. */
  readonly term?: Words;
  /** An editor may leave it open, though the applicant is asked for it. */
  readonly open?: true;
  /** Asked since the calls have names of their own for the others: a review has it among its `answers`. */
  readonly further?: true;
  /** No wizard asks it, but editors and the forms of further applications; returned only where it was answered. */
  readonly later?: true;
  /** Nobody has to answer it. */
  readonly optional?: true;
  /** What stands there before anybody answers. */
  readonly initially?: string;
  /** Asked only where the questions beside it have these answers. */
  readonly when?: Readonly<Record<string, string>>;
  /** Its description in the API document. */
  readonly note?: string;
  /** The message for an answer that is missing or invalid. */
  readonly say?: Words;
  /** The message on a page instead where the same sentence is shown already. */
  readonly short?: Words;
  /** The browser's name for what it may fill in. */
  readonly fill?: string;
  /** Stands in one line with the question before it. */
  readonly beside?: true;
}

/** An answer of one line or of several. Characters are counted without blanks around them. */
interface Text extends Asked {
  readonly kind: 'line' | 'text';
  /** Characters at least. */
  readonly min?: number;
  /** The message for fewer; by default that for a missing answer. */
  readonly few?: Words;
  /** Lines of its field. */
  readonly lines?: number;
  /** Chosen from a list of the page, and stored by its English name. */
  readonly from?: 'nationalities';
  /** The answer is a person's name: the messages for a text that is none. */
  readonly named?: Readonly<Record<NameProblem, Words>>;
}

/** A text whose length an administrator sets. */
interface Essay extends Asked {
  readonly kind: 'essay';
  /** Which of the portal's settings; characters. */
  readonly limit: keyof FormLimits;
  /** Has `{limit}`. */
  readonly tooLong: Words;
  readonly min?: number;
  readonly few?: Words;
  readonly lines?: number;
}

interface OneOf extends Asked {
  readonly kind: 'choice';
  readonly options: readonly Choice[];
  /** Accepted values that no form offers, each with the value that it means. */
  readonly also?: Readonly<Record<string, string>>;
  /** Taken and shown, but not offered. */
  readonly unoffered?: readonly Choice[];
  /** All that is taken, in the order in which the API's document lists it. */
  readonly documented?: readonly string[];
  /** All choices in one line. */
  readonly inline?: true;
  /** What stands in its field before anything is chosen; without it all choices are in sight. */
  readonly placeholder?: Words;
}

interface YesNo extends Asked {
  readonly kind: 'yes-no';
}

/** Something to agree to. */
interface Tick extends Asked {
  readonly kind: 'tick';
}

/** A day, 'YYYY-MM-DD'. */
interface Day extends Asked {
  readonly kind: 'day';
  /** The question beside it whose day comes before, and the message when it does not. */
  readonly after?: { readonly key: string; readonly say: Words };
  /** None of the past is offered. */
  readonly ahead?: true;
  /** The message to the owner about a day that is over. */
  readonly past?: Words;
}

interface Birth extends Asked {
  readonly kind: 'birth';
  /** The messages for an impossible day, and for somebody too young. */
  readonly range: Words;
  readonly age: Words;
}

/** A whole number. */
interface Whole extends Asked {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
  /** The message for a number outside of them. */
  readonly range: Words;
  /** The message for one below `min`. */
  readonly few?: Words;
  /** Stands in its field while it is empty. */
  readonly placeholder?: string;
}

interface Contact extends Asked {
  readonly kind: 'email' | 'phone';
  /** The message for an invalid one, where `say` is for a missing one. */
  readonly unfit?: Words;
}

/** Questions that are answered as often as the applicant adds a row. */
export interface Rows extends Omit<Asked, 'say'> {
  readonly kind: 'rows';
  readonly of: Readonly<Record<string, Leaf>>;
  /** Rows at least: none by default. */
  readonly min?: number;
  readonly max?: number;
  /** The messages for no rows, and for too many. */
  readonly none?: Words;
  readonly tooMany?: Words;
  /** On a page a list in which nothing was typed has no answer: then its rows are not reported one by one. */
  readonly untouched?: true;
  /** A further row in which nothing was typed counts for nothing. */
  readonly spare?: true;
  /** The questions whose answers distinguish rows, and the message to the owner about a row that repeats. */
  readonly distinct?: { readonly keys: readonly string[]; readonly say: Words };
  /** The questions about a row's first and last day, and the message to the owner about rows that overlap. */
  readonly apart?: { readonly from: string; readonly to: string; readonly say: Words };
  /** A page asks for the first row alone. */
  readonly single?: true;
  /** What one row is called, with its `{position}`; `first` is the name of the first one. */
  readonly row: Words;
  readonly first?: Words;
  /** The text of its button. */
  readonly add: Words;
  /** Read as one answer each, the first question as its term, or all of them in one line; else a heading for each row. */
  readonly readAs?: 'pairs' | 'line';
}

/** A question with one answer. */
export type Leaf = Text | Essay | OneOf | YesNo | Tick | Day | Birth | Whole | Contact;
export type Question = Leaf | Rows;
export type Questions = Readonly<Record<string, Question>>;

/** A frame around some questions. */
export interface Card {
  readonly title: Words;
  readonly lead?: Words;
  /** Why these are asked, if not for the reason of the section. */
  readonly why?: Words;
}

/** Questions that belong together: a card on the page, a heading where they are read. Plain data. */
export interface Section {
  readonly key: string;
  readonly heading: Words;
  /** Why it is asked, in one short sentence for those who answer. */
  readonly why?: Words;
  /** Who it is for, asked before everything else. */
  readonly conditions?: readonly Condition[];
  readonly ask: Questions;
  /** Of several sentences only the first is shown: they are one question to the reader. */
  readonly once?: true;
  /** A card begins at each of these questions; a list has a card of its own. */
  readonly cards?: Readonly<Record<string, Card>>;
  /** Where an answer stands in a review, if not under its own key: paths of which the first that is there counts. */
  readonly read?: Readonly<Record<string, readonly string[]>>;
}

/** An answer as it is typed; of a tick whether it is made. */
export type Typed<Of> = Of extends { kind: 'rows'; of: infer Row }
  ? TypedRow<Row>[]
  : Of extends { kind: 'tick' }
    ? boolean
    : string;

type EditorKeys<Row> = { [Key in keyof Row]: Row[Key] extends { later: true } ? Key : never }[keyof Row];

/** A row as it is typed; what is asked later may be absent. */
type TypedRow<Row> = { -readonly [Key in Exclude<keyof Row, EditorKeys<Row>>]: Typed<Row[Key]> } & {
  -readonly [Key in EditorKeys<Row>]?: Typed<Row[Key]>;
};

/** All answers of a section as they are typed; what is asked later is blank meanwhile. */
export type TypedIn<Own extends { ask: object }> = {
  -readonly [Key in keyof Own['ask']]: Typed<Own['ask'][Key]>;
};

type Both<Types> = (Types extends unknown ? (all: Types) => void : never) extends (all: infer All) => void
  ? All
  : never;
type EachIn<Own> = Own extends { ask: object } ? TypedIn<Own> : never;

/** All answers of some sections as they are typed. */
export type TypedInAll<All extends readonly { ask: object }[]> = Both<EachIn<All[number]>>;

/** A row of one of a section's lists as it is typed. */
export type RowIn<List extends { of: object }> = TypedRow<List['of']>;
