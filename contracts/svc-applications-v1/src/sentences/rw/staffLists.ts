/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'It has been submitted, so it needs no reminder.': 'Bwaroherejwe, ntibukeneye urwibutso.',
  'Somebody worked on it within the last three days.': 'Hari uwabukozeho mu minsi itatu ishize.',
  'It had its reminder. Each draft gets one after 3 days and one after 10.':
    'Urwibutso rwabwo rwoherejwe. Buri busabe butarangiye bubona rumwe nyuma y’iminsi 3 n’urundi nyuma ya 10.',
  'The owner has turned off the reminders.': 'Nyirabwo yahagaritse inzibutso.',
  'This email address is not confirmed: it gets only one reminder.':
    'Iyi imeyili ntiyemejwe: ibona urwibutso rumwe rwonyine.',
  'No more reminders can be sent today. Try again tomorrow.':
    'Nta zindi nzibutso zoherezwa uyu munsi. Ongera ugerageze ejo.',
  'Reminders of drafts are turned off in Portal Settings.':
    'Inzibutso z’ubusabe butarangiye zarahagaritswe mu igenamiterere ry’urubuga.',
  'The portal is closed, so no reminders are sent.': 'Urubuga rurafunze, nta rwibutso rwoherezwa.',
  'The clock of the server may be wrong. Try again tomorrow.':
    'Isaha ya seriveri ishobora kuba atari yo. Ongera ugerageze ejo.',
  'Enter a name of up to 60 characters': 'Andika izina ritarenze inyuguti 60',
  'You have a view of this name already. Choose another name.':
    'Usanzwe ufite imbonerahamwe y’iri zina. Hitamo irindi zina.',
  'You have {most} views. Remove one before you save another.':
    'Ufite imbonerahamwe {most}. Kuramo imwe mbere yo kubika indi.',
  'This view cannot be saved: its filters are too long.':
    'Iyi mbonerahamwe ntishobora kubikwa: ibitoranya byayo ni birebire cyane.',
  'Choose at least one application': 'Hitamo nibura ubusabe bumwe',
  'Choose at most {most} applications at once': 'Hitamo ubusabe butarenze {most} icyarimwe',
  'More than 100,000 applications match. Filter the list, or take them from Reports.':
    'Ubusabe burenze 100 000 burahuye. Toranya mu rutonde, cyangwa ubufate muri Raporo.',
  'It no longer exists.': 'Ntibukiriho.',
  'It has changed since you opened the list.': 'Bwahindutse kuva ufunguye urutonde.',
  'No letter is outstanding.': 'Nta baruwa itegerejwe.',
  'Each referee got an email within the last three days.': 'Buri muhamya yandikiwe mu minsi itatu ishize.',
  'This action was started with other applications or another text. Load the list again.':
    'Iki gikorwa cyatangijwe ku bundi busabe cyangwa indi nyandiko. Ongera ufungure urutonde.',
  'There is a reply of this name in this language already. Choose another name.':
    'Hasanzwe hari igisubizo cy’iri zina muri uru rurimi. Hitamo irindi zina.',
  'Enter a text of up to 1000 characters': 'Andika umwandiko utarengeje inyuguti 1000',
  'Only the name and the reference are filled in. Check the words in braces.':
    'Izina na nimero y’ubusabe ni byo byonyine byuzuzwa: reba ibiri mu dusodeko.',
  'The team has {most} replies. Remove one before you keep another.':
    'Itsinda rifite ibisubizo {most}. Kuramo kimwe mbere yo kubika ikindi.',
  'A colleague has changed this reply meanwhile. Close it and open it again.':
    'Mugenzi wawe yahinduye iki gisubizo hagati aho. Gifunge wongere ugifungure.',
};

export default sentences;
