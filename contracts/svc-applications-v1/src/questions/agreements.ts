import { internshipPurposes, visitPurposes } from '../vocabulary';
import type { Section } from './question';

const incomplete = { en: 'Please select a purpose and agree to both terms.' };

/** What an internship begins with. */
export const welcome = {
  key: 'welcome',
  heading: { en: 'Welcome' },
  once: true,
  ask: {
    purpose: {
      kind: 'choice',
      label: { en: 'Why do you apply?' },
      term: { en: 'Purpose' },
      options: internshipPurposes,
      say: incomplete,
    },
    agree_submission: {
      kind: 'tick',
      label: {
        en: 'I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed.',
      },
      term: { en: 'First agreement' },
      say: incomplete,
    },
    agree_terms: {
      kind: 'tick',
      label: {
        en: 'I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted.',
      },
      term: { en: 'Second agreement' },
      say: incomplete,
    },
  },
} as const satisfies Section;

/** What a visit begins with. */
export const visitWelcome = {
  ...welcome,
  ask: {
    purpose: { ...welcome.ask.purpose, label: { en: 'What kind of visit is it?' }, options: visitPurposes },
    agree_submission: {
      ...welcome.ask.agree_submission,
      label: {
        en: 'I agree to submit a complete and true application, and understand that approval is not guaranteed.',
      },
    },
    agree_terms: {
      ...welcome.ask.agree_terms,
      label: {
        en: 'I understand that there is no financial sponsorship, and I will follow the rules of the organisation during my visit.',
      },
    },
  },
} as const satisfies Section;

export const signature = {
  key: 'signature',
  heading: { en: 'Signature' },
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
