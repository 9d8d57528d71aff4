/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Write a subject of at most {subject} characters, on one line':
    'Andika umutwe utarenze inyuguti {subject}, ku murongo umwe',
  'Write a text of at most {text} characters': 'Andika umwandiko utarenze inyuguti {text}',
  'The small print has at most {small} characters': 'Inyandiko nto ntirenza inyuguti {small}',
  'There is no {placeholder} in this email. You can use {known}.':
    'Nta {placeholder} iri muri iyi imeyili. Ushobora gukoresha {known}.',
  'The text must contain {placeholder}.': 'Umwandiko ugomba kubamo {placeholder}.',
  '{placeholder} cannot be used in the subject.': '{placeholder} ntishobora gukoreshwa mu mutwe.',
  'A {open} or a {close} is missing. Write a placeholder between both: {example}.':
    'Harabura {open} cyangwa {close}. Umwanya wandikwa hagati yabyo: {example}.',
  '"{address}" cannot be a link. Addresses start with https://, http:// or mailto:.':
    '« {address} » ntishobora kuba ihuza. Aderesi zitangirwa na https://, http:// cyangwa mailto:.',
  'Somebody else has changed this email since you opened it. Check the new text.':
    'Hari undi wahinduye iyi imeyili kuva uyifunguye. Reba inyandiko nshya.',
};

export default sentences;
