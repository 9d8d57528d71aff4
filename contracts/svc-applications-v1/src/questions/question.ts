import type { NameProblem } from '../values/name';
import type { Choice, FormLimits } from '../vocabulary';
import type { Condition } from './conditions';
import type { Words } from './words';

/** Answers as they are typed, by the keys of their questions. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * The members of every question. They are stored with each submission and read by pages of other releases, so their
 * names never change.
 */
interface Asked {
  /** The label of the question's field. */
  readonly label: Words;
  readonly hint?: Words;
  /** An example of an answer, where the form is not obvious: 'For example: ...'. */
  readonly example?: Words;
  /** The label where the answer is read; by default the field's label. */
  readonly term?: Words;
  /** An editor may leave the answer empty, although applicants must answer. */
  readonly open?: true;
  /**
   * Set for a question added after the calls got members of their own for answers: a review has it among its `answers`.
   */
  readonly further?: true;
  /** Only editors and the forms of further applications ask it, no wizard; returned only when answered. */
  readonly later?: true;
  /** The question may be left unanswered. */
  readonly optional?: true;
  /** The field's value before anybody answers. */
  readonly initially?: string;
  /** Asked only when the questions beside it have these answers. */
  readonly when?: Readonly<Record<string, string>>;
  /** Its description in the API document. */
  readonly note?: string;
  /** The message for an answer that is missing or invalid. */
  readonly say?: Words;
  /** The message on a page, when the same sentence is shown there already. */
  readonly short?: Words;
  /** The browser's name (`autocomplete`) for values that it may fill in. */
  readonly fill?: string;
  /** Shown in one line with the question before it. */
  readonly beside?: true;
}

/** A text of one or several lines. Characters are counted without surrounding blanks. */
interface Text extends Asked {
  readonly kind: 'line' | 'text';
  /** The least number of characters. */
  readonly min?: number;
  /** The message for too few characters; by default that for a missing answer. */
  readonly few?: Words;
  /** The number of lines of the field. */
  readonly lines?: number;
  /** The answer is chosen from a list on the page, and stored by its English name. */
  readonly from?: 'nationalities';
  /** Set when the answer is a person's name: the messages for other texts. */
  readonly named?: Readonly<Record<NameProblem, Words>>;
}

/** A text whose length an administrator sets. */
interface Essay extends Asked {
  readonly kind: 'essay';
  /** The portal's setting that limits it, in characters. */
  readonly limit: keyof FormLimits;
  /** The message for a text that is too long; it contains `{limit}`. */
  readonly tooLong: Words;
  readonly min?: number;
  readonly few?: Words;
  readonly lines?: number;
}

interface OneOf extends Asked {
  readonly kind: 'choice';
  readonly options: readonly Choice[];
  /** Further accepted values, each with the offered value that it stands for. */
  readonly also?: Readonly<Record<string, string>>;
  /** Choices that are accepted and shown, but not offered. */
  readonly unoffered?: readonly Choice[];
  /** All accepted values, in the order of the API document. */
  readonly documented?: readonly string[];
  /** Show all choices in one line. */
  readonly inline?: true;
  /** The field's text before a choice; without it all choices are shown. */
  readonly placeholder?: Words;
}

interface YesNo extends Asked {
  readonly kind: 'yes-no';
}

/** A statement to agree to. */
interface Tick extends Asked {
  readonly kind: 'tick';
}

/** A day, 'YYYY-MM-DD'. */
interface Day extends Asked {
  readonly kind: 'day';
  /** The question beside it whose day must be earlier, and the message when it is not. */
  readonly after?: { readonly key: string; readonly say: Words };
  /** Days in the past are not offered. */
  readonly ahead?: true;
  /** The message to the owner about a day in the past. */
  readonly past?: Words;
}

interface Birth extends Asked {
  readonly kind: 'birth';
  /** The message for an impossible date of birth; the following one is for a person who is too young. */
  readonly range: Words;
  readonly age: Words;
}

/** A whole number. */
interface Whole extends Asked {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
  /** The message for a number outside of the limits. */
  readonly range: Words;
  /** The message for a number below `min`. */
  readonly few?: Words;
  /** The text in the empty field. */
  readonly placeholder?: string;
}

interface Contact extends Asked {
  readonly kind: 'email' | 'phone';
  /** The message for an invalid contact, when `say` is for a missing one. */
  readonly unfit?: Words;
}

/** Questions that are answered as often as the applicant adds a row. */
export interface Rows extends Omit<Asked, 'say'> {
  readonly kind: 'rows';
  readonly of: Readonly<Record<string, Leaf>>;
  /** The least number of rows; none by default. */
  readonly min?: number;
  readonly max?: number;
  /** The messages for no rows, and for too many. */
  readonly none?: Words;
  readonly tooMany?: Words;
  /** On a page, a list without any typed answer is reported as a whole, not row by row. */
  readonly untouched?: true;
  /** An additional row without any typed answer is ignored. */
  readonly spare?: true;
  /** The questions that must differ between rows, and the message to the owner about a repeated row. */
  readonly distinct?: { readonly keys: readonly string[]; readonly say: Words };
  /** The questions about a row's first and last day, and the message to the owner about rows that overlap. */
  readonly apart?: { readonly from: string; readonly to: string; readonly say: Words };
  /** A page shows the first row only. */
  readonly single?: true;
  /** The name of a row, with its `{position}`; `first` is the name of the first one. */
  readonly row: Words;
  readonly first?: Words;
  /** The text of the button that adds a row. */
  readonly add: Words;
  /**
   * How rows are read: 'pairs' uses the first question as the label of the rest, 'line' puts all answers in one line;
   * by default each row has a heading.
   */
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
  /** The reason for these questions, when it differs from the section's. */
  readonly why?: Words;
}

/** Questions that belong together: a card on the page, a heading where they are read. It is plain data. */
export interface Section {
  readonly key: string;
  readonly heading: Words;
  /** The reason for asking, in one short sentence for applicants. */
  readonly why?: Words;
  /** The conditions for applying, asked before everything else. */
  readonly conditions?: readonly Condition[];
  readonly ask: Questions;
  /** Of several messages only the first is shown, since readers see one question. */
  readonly once?: true;
  /** A card begins at each of these questions; a list has a card of its own. */
  readonly cards?: Readonly<Record<string, Card>>;
  /** The paths of an answer in a review, when it is not under its own key; the first existing path counts. */
  readonly read?: Readonly<Record<string, readonly string[]>>;
}

/** The type of a typed answer; of a tick a boolean. */
export type Typed<Of> = Of extends { kind: 'rows'; of: infer Row }
  ? TypedRow<Row>[]
  : Of extends { kind: 'tick' }
    ? boolean
    : string;

type EditorKeys<Row> = { [Key in keyof Row]: Row[Key] extends { later: true } ? Key : never }[keyof Row];

/** A typed row; questions marked `later` may be absent. */
type TypedRow<Row> = { -readonly [Key in Exclude<keyof Row, EditorKeys<Row>>]: Typed<Row[Key]> } & {
  -readonly [Key in EditorKeys<Row>]?: Typed<Row[Key]>;
};

/** All typed answers of a section; questions marked `later` may be blank. */
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
