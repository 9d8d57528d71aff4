/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Write a subject of at most {subject} characters, on one line':
    'Andika mada ya herufi {subject} kwa wingi, kwenye mstari mmoja',
  'Write a text of at most {text} characters': 'Andika maandishi ya herufi {text} kwa wingi',
  'The small print has at most {small} characters': 'Maandishi madogo yana herufi {small} kwa wingi',
  'There is no {placeholder} in this email. You can use {known}.':
    'Hakuna {placeholder} kwenye barua pepe hii. Unaweza kutumia {known}.',
  'The text must contain {placeholder}.': 'Maandishi lazima yawe na {placeholder}.',
  '{placeholder} cannot be used in the subject.': '{placeholder} haiwezi kutumika kwenye mada.',
  'A {open} or a {close} is missing. Write a placeholder between both: {example}.':
    '{open} au {close} inakosekana. Andika kishika nafasi kati ya zote mbili: {example}.',
  '"{address}" cannot be a link. Addresses start with https://, http:// or mailto:.':
    '"{address}" haiwezi kuwa kiungo. Anwani huanza na https://, http:// au mailto:.',
  'Somebody else has changed this email since you opened it. Check the new text.':
    'Mtu mwingine amebadilisha barua pepe hii tangu ulipoifungua. Angalia maandishi mapya.',
};

export default sentences;
