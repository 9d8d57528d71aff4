import { editorLine } from './later';
import { named } from './named';
import type { Section } from './question';

const contact = {
  email: {
    kind: 'email',
    label: { en: 'Email' },
    say: { en: "Enter the referee's email address in the correct format, like name@example.com" },
  },
  phone: {
    kind: 'phone',
    label: { en: 'Phone' },
    optional: true,
    say: { en: "The referee's phone number must be between 10 and 15 digits" },
  },
  relationship: {
    kind: 'line',
    label: { en: 'How they know you' },
    term: { en: 'Relationship' },
    example: { en: 'For example: my teacher, or my employer.' },
    fill: 'off',
    optional: true,
  },
  position: { ...editorLine, label: { en: 'Position' } },
} as const;

const full_name = {
  kind: 'line',
  label: { en: 'Full name' },
  fill: 'off',
  say: { en: "Enter the referee's full name" },
  named: named({ en: "Enter the referee's full name, with at least two letters" }),
} as const;

/** The questions about referees, by kind. Each kind has a fixed position in the list of references. */
export const referees = {
  academic: {
    key: 'academic-reference',
    heading: { en: 'Academic reference' },
    why: { en: 'Somebody who has taught you can say how you learn and work.' },
    ask: {
      full_name,
      institution: {
        kind: 'line',
        label: { en: 'Institution' },
        fill: 'off',
        say: { en: "Enter the referee's institution" },
      },
      ...contact,
    },
  },
  community: {
    key: 'community-reference',
    heading: { en: 'Community reference' },
    why: { en: 'Our patients are seriously ill. We ask somebody who knows how you treat people.' },
    ask: {
      full_name,
      organization: {
        kind: 'line',
        label: { en: 'Organization' },
        fill: 'off',
        say: { en: "Enter the referee's organization" },
      },
      ...contact,
    },
  },
} as const satisfies Record<string, Section>;
