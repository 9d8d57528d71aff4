/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'So that we know who applies, and can reach you with our answer.':
    'Kugira ngo tumenye usaba, kandi tubashe kukugezaho igisubizo.',
  'So that we can plan the visit with people who do the same work.':
    'Kugira ngo dutegure uruzinduko hamwe n’abakora umurimo nk’uwawe.',
  'So that the place is ready for you when you come.': 'Kugira ngo uzasange hateguwe neza.',
  'The internship is for people who are studying now.': 'Imenyerezamwuga ni iry’abantu biga ubu.',
  'They show what you can build on. It is fine to have none yet.':
    'Zigaragaza aho uhera. Nta kibazo niba nta yo urabona.',
  'They tell us what you are proud of. Many people have none.':
    'Bitubwira icyo wishimira. Abantu benshi nta byo bafite.',
  'A course about care or research helps us to find work that fits you.':
    'Isomo ryerekeye kwita ku barwayi cyangwa ubushakashatsi ridufasha kukubonera umurimo ugukwiriye.',
  'So that we do not teach you what you already know.': 'Kugira ngo tutazakwigisha ibyo usanzwe uzi.',
  'So that we can see which of our studies would suit you.':
    'Kugira ngo turebe ubushakashatsi bwacu bwagukwira.',
  'Helping others counts for us as much as paid work.':
    'Gufasha abandi tubiha agaciro kangana n’ak’akazi gahembwa.',
  'So that you work and learn with the right team.': 'Kugira ngo uzakore kandi wigire mu itsinda rikwiye.',
  'Your own words tell us more than marks and papers.':
    'Amagambo yawe atubwira byinshi kurusha amanota n’impapuro.',
  'So that we can plan who you meet and what you see.':
    'Kugira ngo dutegure abo uzahura na bo n’ibyo uzabona.',
  'Our patients speak many languages. We look for people who can talk with them.':
    'Abarwayi bacu bavuga indimi nyinshi. Dushaka abantu bashobora kuvugana na bo.',
  'So that we can find a place at a time that suits you.':
    'Kugira ngo tukubonere umwanya mu gihe kikunogeye.',
  'So that we can find days on which somebody has time for you.':
    'Kugira ngo tubone iminsi hari ufite umwanya wo kukwakira.',
  'So that we speak at your level, and show you what is new to you.':
    'Kugira ngo tuvuge ibijyanye n’urwego rwawe, tunakwereke ibyo utaramenya.',
  'So that somebody is there for you from the day you arrive.':
    'Kugira ngo hazabe hari ukwakira kuva umunsi uzaziraho.',
  'So that we can tell you in time where you may stay.':
    'Kugira ngo tukubwire hakiri kare aho ushobora kuba.',
  'Patients trust us: all who come agree to the same rules.':
    'Abarwayi baratwizera: abaza bose bemera amategeko amwe.',
  'Somebody who has taught you can say how you learn and work.':
    'Umuntu wakwigishije ashobora kuvuga uko wiga n’uko ukora.',
  'Our patients are seriously ill. We ask somebody who knows how you treat people.':
    'Abarwayi bacu bararembye. Tubaza umuntu uzi uko ufata abandi.',
  'With your name you say that these are your own answers.':
    'Izina ryawe rihamya ko ibi bisubizo ari ibyawe.',
  'What you like to do may help our patients and our team.':
    'Ibyo ukunda gukora bishobora gufasha abarwayi bacu n’ikipe yacu.',
  'So that your work fits into your week.': 'Kugira ngo akazi kawe gakwirwe mu cyumweru cyawe.',
  'They tell us what else you have learned.': 'Zitubwira ibindi wize.',
  'So that we can tell you in time about the journey, the visa and where to stay.':
    'Kugira ngo tukubwire hakiri kare iby’urugendo, viza n’aho uzaba.',
};

export default sentences;
