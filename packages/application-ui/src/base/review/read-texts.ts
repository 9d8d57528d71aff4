import type { Section } from '@portal/contract-svc-applications-v1/questions';

const textKinds = ['line', 'text', 'essay'] as const;

/** The key of a text that is a member of a review; further texts are among its `answers`. */
type TextKey<Key, Question> = Question extends { further: true }
  ? never
  : Question extends { kind: (typeof textKinds)[number] }
    ? Key
    : never;

/** The texts of a section as a review contains them; null without an answer. */
export type ReadTexts<Of extends Section> = {
  [Key in keyof Of['ask'] as TextKey<Key, Of['ask'][Key]>]: string | null;
};

/** The texts of a section before any was answered: null for each. */
export const untoldTexts = <Of extends Section>({ ask }: Of): ReadTexts<Of> =>
  Object.fromEntries(
    Object.entries(ask).flatMap(([key, { kind, further }]) =>
      !further && (textKinds as readonly string[]).includes(kind) ? [[key, null]] : [],
    ),
  ) as ReadTexts<Of>;
