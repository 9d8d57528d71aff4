/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  '{name} has submitted {programme} application ({reference}).':
    '{name} amewasilisha ombi la {programme} ({reference}).',
  '{name} has changed their {programme} application ({reference}).':
    '{name} amebadilisha ombi lake la {programme} ({reference}).',
  'Application withdrawn': 'Ombi limeondolewa',
  '{name} has withdrawn the application {reference}.': '{name} ameondoa ombi {reference}.',
  'Withdrawal taken back': 'Uondoaji umeghairiwa',
  '{name} has taken back the withdrawal of the application {reference}.':
    '{name} ameghairi uondoaji wa ombi {reference}.',
  'Answers to reopened sections': 'Majibu ya sehemu zilizofunguliwa tena',
  '{name} has sent the answers to reopened sections of {reference}.':
    '{name} ametuma majibu ya sehemu zilizofunguliwa tena za {reference}.',
  '{name} has sent the answers to reopened sections of {reference}, without a change.':
    '{name} ametuma majibu ya sehemu zilizofunguliwa tena za {reference}, bila mabadiliko.',
  'No answer in time': 'Hakuna jibu kwa wakati',
  'The time for the reopened sections of {reference} is over: {name} saved changes but did not press send.':
    'Muda wa sehemu zilizofunguliwa tena za {reference} umeisha: {name} alihifadhi mabadiliko lakini hakubonyeza tuma.',
  'The time for the reopened sections of {reference} is over: {name} changed nothing.':
    'Muda wa sehemu zilizofunguliwa tena za {reference} umeisha: {name} hakubadilisha chochote.',
  '{by} has set the application of {name} ({reference}) to {status}.':
    '{by} ameweka ombi la {name} ({reference}) kuwa {status}.',
  'A note for you': 'Dokezo kwako',
  '{by} names you in a note about {reference}.': '{by} amekutaja kwenye dokezo kuhusu {reference}.',
  'Reference letter': 'Barua ya mdhamini',
  'The letter of {referee} for {name} ({programme} {reference}) has arrived.':
    'Barua ya {referee} kwa ajili ya {name} ({programme} {reference}) imefika.',
  '{referee} has declined to write a letter for {name} ({programme} {reference}).':
    '{referee} amekataa kuandika barua kwa ajili ya {name} ({programme} {reference}).',
  'An email came back': 'Barua pepe imerudi',
  'An email about the application {reference} could not be delivered. Its history says why.':
    'Barua pepe kuhusu ombi {reference} haikuweza kufikishwa. Historia yake inasema kwa nini.',
  'A webhook was turned off': 'Webhook imezimwa',
  '{host} has taken no message for three days. See Portal Settings, Webhooks.':
    '{host} haijapokea ujumbe kwa siku tatu. Tazama Mipangilio ya Tovuti, Webhook.',
};

export default sentences;
