import type { Section } from '@portal/contract-svc-applications-v1/questions';

const textKinds = ['line', 'text', 'essay'] as const;

/** The texts of a section as a review contains them; null without an answer. */
export type ReadTexts<Of extends Section> = {
  [Key in keyof Of['ask'] as Of['ask'][Key] extends { kind: (typeof textKinds)[number] } ? Key : never]:
    | string
    | null;
};

/** The texts of a section before any of them was answered. */
export const untoldTexts = <Of extends Section>({ ask }: Of): ReadTexts<Of> =>
  Object.fromEntries(
    Object.entries(ask).flatMap(([key, { kind }]) =>
      (textKinds as readonly string[]).includes(kind) ? [[key, null]] : [],
    ),
  ) as ReadTexts<Of>;
