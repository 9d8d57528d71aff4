/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [accessTitle, accessLead, aim, aimGuidelines, aimWords, tested, testedAxe, testedWidths, testedKeyboard, testedColours, testedText, testedThumb, testedAloud, testedPlain, testedPrograms, notTested, notTestedReader, notTestedDocuments, setting, settingDevice, tellUs, testedOrca, testedBrowsers, testedLast] = /* @__PURE__ */ messages(179, [
  "Accessibility",
  "Everybody should be able to apply here, whatever their eyes, ears, hands, device or connection.",
  "What we aim for",
  "The Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA.",
  "Words are short and plain, also for people who read in a second or third language.",
  "What is tested",
  "Each page, step, dialog and error is checked by the program axe with each release, in light and in dark colours. It must find nothing.",
  "Each page is looked at in three widths, from a small phone to a desktop, and must not scroll sideways.",
  "On pages of each kind everything is reached by the keyboard alone, and what has the focus is always in sight.",
  "These pages are also tested with the colours that a device forces on them (high contrast), and without motion.",
  "They are tested at 400 %, and with more space between letters, words and lines. No word may be cut.",
  "What one presses is at least 24 pixels high, and what one presses most 44.",
  "The home page and the first three steps are written down as a screen reader says them. We read this, and a test fails when it changes.",
  "The length of words and sentences is counted: English needs at most six years of school, French is easy. There is no such rule for Kinyarwanda.",
  "These are tests by programs. They do not find everything that a person finds.",
  "What is not tested",
  "No person who uses a screen reader every day has tested it for us yet.",
  "Documents that applicants send us are theirs: we cannot promise that they can be read aloud.",
  "What you can set",
  "The portal follows the light or dark colours, the text size and the reduced motion of your device.",
  "Something does not work for you? Tell us, and what device you use. You can also apply in another way: ask us.",
  "The screen reader Orca has read the same pages in Firefox. Each field, group, button and link says what it is.",
  "Both applications are filled in from the first page to the last in Chromium, in Firefox and in WebKit, with which Safari is made.",
  "Orca, Firefox and WebKit were last tested on 23 November 2026.",
]);
