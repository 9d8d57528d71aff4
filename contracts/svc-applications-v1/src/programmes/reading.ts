/** One part of an application as it is read. */
export interface ReadPart {
  /** Names it in an address. */
  readonly key: string;
  readonly title: string;
  /** How it is shown: a view of its own, or a section by its key. */
  readonly part: string;
}

/** Parts that are read together under one tab. */
export interface ReadTab {
  readonly key: string;
  readonly title: string;
  readonly parts: readonly ReadPart[];
}

/** How an application of a programme is read. */
export interface Reading {
  /** One at a time. */
  readonly tabs: readonly ReadPart[];
  /** One at a time as staff read them, where they read several together. */
  readonly staffTabs?: readonly ReadTab[];
  /** One under the other. */
  readonly page: readonly ReadPart[];
}

export const part = (key: string, title: string, of = key): ReadPart => ({ key, title, part: of });

const person = part('personal', 'Personal');
const documents = part('documents', 'Documents');

/** Of an application whose programme is gone: who it is of, and what was sent. */
export const plainReading: Reading = { tabs: [person, documents], page: [person, documents] };
