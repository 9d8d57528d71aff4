/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'So that we know who applies, and can reach you with our answer.':
    'Ili tujue nani anaomba, na tuweze kukufikia kwa jibu letu.',
  'So that we can plan the visit with people who do the same work.':
    'Ili tuweze kupanga ziara pamoja na watu wanaofanya kazi ileile.',
  'So that the place is ready for you when you come.': 'Ili mahali pawe tayari kwa ajili yako utakapokuja.',
  'The internship is for people who are studying now.': 'Mafunzo ni ya watu wanaosoma sasa.',
  'They show what you can build on. It is fine to have none yet.':
    'Zinaonyesha unachoweza kujengea juu yake. Ni sawa kama huna bado.',
  'They tell us what you are proud of. Many people have none.':
    'Zinatuambia unajivunia nini. Watu wengi hawana.',
  'A course about care or research helps us to find work that fits you.':
    'Kozi kuhusu huduma au utafiti hutusaidia kupata kazi inayokufaa.',
  'So that we do not teach you what you know already.': 'Ili tusikufundishe unachokijua tayari.',
  'So that we can see which of our studies would suit you.': 'Ili tuone ni utafiti wetu upi utakufaa.',
  'Helping others counts for us as much as paid work.':
    'Kusaidia wengine kwetu kuna thamani sawa na kazi ya kulipwa.',
  'So that you work and learn with the right team.': 'Ili ufanye kazi na kujifunza na timu inayofaa.',
  'Your own words tell us more than marks and papers.':
    'Maneno yako mwenyewe yanatuambia zaidi kuliko alama na karatasi.',
  'So that we can plan whom you meet and what you see.':
    'Ili tuweze kupanga utakutana na nani na utaona nini.',
  'Our patients speak many languages. We look for people who can talk with them.':
    'Wagonjwa wetu huzungumza lugha nyingi. Tunatafuta watu wanaoweza kuzungumza nao.',
  'So that we can find a place at a time that suits you.': 'Ili tuweze kupata nafasi kwa wakati unaokufaa.',
  'So that we can find days on which somebody has time for you.':
    'Ili tuweze kupata siku ambazo mtu ana muda kwa ajili yako.',
  'So that we speak at your level, and show you what is new to you.':
    'Ili tuzungumze kwa kiwango chako, na tukuonyeshe lililo jipya kwako.',
  'So that somebody is there for you from the day on which you come.':
    'Ili mtu awepo kwa ajili yako kuanzia siku utakayokuja.',
  'So that we can tell you in time where you may stay.':
    'Ili tuweze kukuambia kwa wakati unaweza kukaa wapi.',
  'Patients trust us: all who come agree to the same rules.':
    'Wagonjwa wanatuamini: wote wanaokuja wanakubali kanuni zilezile.',
  'Somebody who has taught you can say how you learn and work.':
    'Mtu aliyekufundisha anaweza kusema jinsi unavyojifunza na kufanya kazi.',
  'Our patients are seriously ill. We ask somebody who knows how you treat people.':
    'Wagonjwa wetu wanaumwa sana. Tunamuuliza mtu anayejua jinsi unavyowatendea watu.',
  'With your name you say that these are your own answers.':
    'Kwa jina lako unasema kwamba haya ni majibu yako mwenyewe.',
  'What you like to do may help our patients and our team.':
    'Unachopenda kufanya kinaweza kuwasaidia wagonjwa wetu na timu yetu.',
  'So that your work fits into your week.': 'Ili kazi yako iendane na wiki yako.',
  'They tell us what else you have learned.': 'Zinatuambia ni nini kingine umejifunza.',
  'So that we can tell you in time about the way, the visa and where to stay.':
    'Ili tuweze kukuambia kwa wakati kuhusu njia, viza na mahali pa kukaa.',
};

export default sentences;
