import type { Section } from './question';

export const signature = {
  key: 'signature',
  heading: { en: 'Signature' },
  why: { en: 'With your name you say that these are your own answers.' },
  ask: {
    signature: {
      kind: 'line',
      label: { en: 'Signature' },
      hint: { en: 'Type your full name.' },
      fill: 'name',
      min: 0,
      say: { en: 'Please provide your signature before submitting.' },
    },
  },
} as const satisfies Section;

/** The signature with an agreement that the person gives. */
export const agreedSignature = {
  ...signature,
  ask: {
    ...signature.ask,
    agreement: {
      kind: 'tick',
      label: { en: 'I agree to the terms and conditions' },
      term: { en: 'Agreement' },
      hint: {
        en: 'I declare that the information in this application is true and complete. I understand that false information may disqualify my application.',
      },
      say: { en: 'Please agree to the terms and conditions before submitting.' },
    },
  },
} as const satisfies Section;
