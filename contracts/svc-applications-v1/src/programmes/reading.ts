/** One part of an application for reading. */
export interface ReadPart {
  /** The part's name in an address. */
  readonly key: string;
  readonly title: string;
  /** The view that shows the part, or the key of the section. */
  readonly part: string;
}

/** Parts that are read together under one tab. */
export interface ReadTab {
  readonly key: string;
  readonly title: string;
  readonly parts: readonly ReadPart[];
}

/** The parts in which an application of a programme is read. */
export interface Reading {
  /** Parts that are shown one at a time. */
  readonly tabs: readonly ReadPart[];
  /** Tabs for staff, who read several parts under one tab. */
  readonly staffTabs?: readonly ReadTab[];
  /** Parts that are shown one below the other. */
  readonly page: readonly ReadPart[];
}

export const part = (key: string, title: string, of = key): ReadPart => ({ key, title, part: of });

const person = part('personal', 'Personal');
const documents = part('documents', 'Documents');

/** For an application whose programme no longer exists: the person and the documents. */
export const plainReading: Reading = { tabs: [person, documents], page: [person, documents] };
