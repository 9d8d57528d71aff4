/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  accessTitle,
  accessLead,
  aim,
  aimGuidelines,
  aimWords,
  tested,
  testedAxe,
  testedWidths,
  testedKeyboard,
  testedPrograms,
  notTested,
  notTestedReader,
  notTestedDocuments,
  setting,
  settingDevice,
  tellUs,
] = /* @__PURE__ */ messages(183, [
  'Accessibility',
  'Everybody should be able to apply here, whatever their eyes, ears, hands, device or connection.',
  'What we aim for',
  'The Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA.',
  'Words are short and plain, for people who read English as a second or third language.',
  'What is tested',
  'Each page, step, dialog and error is checked by the program axe with each release, in light and in dark colours. It must find nothing.',
  'Each page is looked at in three widths, from a small phone to a desktop, and must not scroll sideways.',
  'A step of an application is filled in by the keyboard alone.',
  'These are tests by programs. They do not find everything that a person finds.',
  'What is not tested',
  'No person who uses a screen reader every day has tested it for us yet.',
  'Documents that applicants send us are theirs: we cannot promise that they can be read aloud.',
  'What you can set',
  'The portal follows the light or dark colours, the text size and the reduced motion of your device.',
  'Something does not work for you? Tell us, and what device you use. You can also apply in another way: ask us.',
]);
