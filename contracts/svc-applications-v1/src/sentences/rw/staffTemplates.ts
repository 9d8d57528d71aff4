/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Write a subject of at most {subject} characters, on one line':
    'Andika umutwe utarenze inyuguti {subject}, ku murongo umwe',
  'Write a text of at most {text} characters': 'Andika umwandiko utarenze inyuguti {text}',
  'The small print has at most {small} characters': 'Inyandiko nto ntirenza inyuguti {small}',
  'There is no {placeholder} in this email. You can use {known}.':
    'Nta {placeholder} iri muri iyi imeyili. Ushobora gukoresha {known}.',
  'The text has to contain {placeholder}.': 'Umwandiko ugomba kubamo {placeholder}.',
  '{placeholder} cannot stand in the subject.': '{placeholder} ntishobora kuba mu mutwe.',
  'A {open} or {close} stands alone. Names of placeholders stand between both: {example}.':
    'Hari {open} cyangwa {close} iri yonyine. Amazina y’imyanya ajya hagati yabyo: {example}.',
  '"{address}" cannot be a link. Addresses begin with https://, http:// or mailto:.':
    '« {address} » ntishobora kuba ihuza. Aderesi zitangirwa na https://, http:// cyangwa mailto:.',
  'Somebody else has changed this email since you opened it. Look at what is there now.':
    'Hari undi wahinduye iyi imeyili kuva uyifunguye. Reba ibiriho ubu.',
};

export default sentences;
