/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  '{name} has submitted {programme} application ({reference}).':
    '{name} yohereje ubusabe bwo {programme} ({reference}).',
  '{name} has changed their {programme} application ({reference}).':
    '{name} yahinduye ubusabe bwe: {programme} ({reference}).',
  'Application withdrawn': 'Ubusabe bwakuweho',
  '{name} has withdrawn the application {reference}.': '{name} yakuyeho ubusabe {reference}.',
  'Withdrawal taken back': 'Gukuraho ubusabe byahagaritswe',
  '{name} has taken back the withdrawal of the application {reference}.':
    '{name} yahagaritse gukuraho ubusabe {reference}.',
  'Answers to reopened sections': 'Ibisubizo ku bice byongeye gufungurwa',
  '{name} has sent the answers to reopened sections of {reference}.':
    '{name} yohereje ibisubizo ku bice byongeye gufungurwa bya {reference}.',
  '{name} has sent the answers to reopened sections of {reference}, without a change.':
    '{name} yohereje ibisubizo ku bice byongeye gufungurwa bya {reference}, nta cyo ahinduye.',
  'No answer in time': 'Nta gisubizo cyabonetse ku gihe',
  'The time for the reopened sections of {reference} is over: {name} saved changes but did not press send.':
    'Igihe cy’ibice byongeye gufungurwa bya {reference} cyarangiye: {name} yabitse impinduka ariko ntiyazohereje.',
  'The time for the reopened sections of {reference} is over: {name} changed nothing.':
    'Igihe cy’ibice byongeye gufungurwa bya {reference} cyarangiye: {name} nta cyo yahinduye.',
  '{by} has set the application of {name} ({reference}) to {status}.':
    '{by} yahinduye imiterere y’ubusabe bwa {name} ({reference}): {status}.',
  'A note for you': 'Icyitonderwa kikugenewe',
  '{by} names you in a note about {reference}.': '{by} yakuvuze mu cyitonderwa cyerekeye {reference}.',
  'Reference letter': 'Ibaruwa y’ukuzi',
  'The letter of {referee} for {name} ({programme} {reference}) has arrived.':
    'Ibaruwa ya {referee} yandikiye {name} ({programme} {reference}) yageze.',
  '{referee} has declined to write a letter for {name} ({programme} {reference}).':
    '{referee} yanze kwandikira {name} ibaruwa ({programme} {reference}).',
  'An email came back': 'Imeyili yagarutse',
  'An email about the application {reference} could not be delivered. Its history says why.':
    'Imeyili yerekeye ubusabe {reference} ntiyashoboye kugezwayo. Amateka yabwo avuga impamvu.',
  'A webhook was turned off': 'Webhook yahagaritswe',
  '{host} has taken no message for three days. See Portal Settings, Webhooks.':
    '{host} ntiyakiriye ubutumwa mu minsi itatu. Reba Igenamiterere ry’urubuga, Webhooks.',
};

export default sentences;
