import { interestAreas } from '../vocabulary';
import { editorText, editorYesNo } from './later';
import type { Section } from './question';

export const interests = {
  key: 'interests',
  heading: { en: 'Areas of interest' },
  why: { en: 'So that you work and learn with the right team.' },
  ask: {
    interests: {
      kind: 'rows',
      label: { en: 'Areas of interest' },
      row: { en: 'Interest {position}' },
      add: { en: 'Add an interest' },
      of: {
        area: {
          kind: 'choice',
          label: { en: 'Area' },
          options: interestAreas,
          placeholder: { en: 'Choose an area' },
          say: { en: 'Please select an area for Interest {position} before proceeding.' },
        },
        other: {
          kind: 'line',
          label: { en: 'Specify Other' },
          when: { area: 'Other' },
          note: 'Needed with Other',
          say: { en: 'Please specify the "Other" area for Interest {position} before proceeding.' },
        },
        description: { ...editorText, label: { en: 'Description' } },
        // Named as the specification names it.
        isPurpose: {
          ...editorYesNo,
          label: { en: 'Is this area the purpose of the application?' },
          say: { en: 'Choose whether this area is the purpose of the application' },
          term: { en: 'Purpose of the application' },
        },
      },
      min: 1,
      none: { en: 'Please select at least one area of interest before proceeding.' },
      untouched: true,
      distinct: {
        keys: ['area', 'other'],
        say: { en: 'You have added this area already. Change it or remove it.' },
      },
      readAs: 'line',
    },
  },
} as const satisfies Section;
