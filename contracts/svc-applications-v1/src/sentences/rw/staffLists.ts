/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'It has been sent in, so there is nothing to remind of.': 'Bwaroherejwe; nta cyo kwibutsa.',
  'Somebody worked on it within the last three days.': 'Hari uwabukozeho mu minsi itatu ishize.',
  'Its reminder went out. Each draft gets one after 3 days and one after 10.':
    'Urwibutso rwabwo rwoherejwe. Buri busabe butarangiye bubona rumwe nyuma y’iminsi 3 n’urundi nyuma ya 10.',
  'The owner has ended the reminders.': 'Nyirabwo yahagaritse inzibutso.',
  'Nobody has proven this email address: it gets one reminder in all.':
    'Nta wemeje iyi imeyili: ibona urwibutso rumwe rwonyine.',
  'No more reminders go out today. Try again tomorrow.':
    'Nta zindi nzibutso zoherezwa uyu munsi. Ongera ugerageze ejo.',
  'Reminders of drafts are turned off in Portal Settings.':
    'Inzibutso z’ubusabe butarangiye zarahagaritswe mu igenamiterere ry’urubuga.',
  'The portal is closed, so nobody is reminded.': 'Urubuga rurafunze; nta we wibutswa.',
  'The clock of the server cannot be trusted just now. Try again tomorrow.':
    'Isaha ya seriveri ntiyizewe ubu. Ongera ugerageze ejo.',
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
  'It is not there any more.': 'Ntibukiriho.',
  'It has changed since you looked at the list.': 'Bwahindutse kuva urebye urutonde.',
  'No referee is waited for.': 'Nta muhamya utegerejwe.',
  'Each referee was written to within the last three days.': 'Buri muhamya yandikiwe mu minsi itatu ishize.',
  'This act was begun with other applications or words. Look at the list again.':
    'Iki gikorwa cyatangijwe ku bundi busabe cyangwa andi magambo. Ongera urebe urutonde.',
  'There is a reply of this name in this language already. Choose another name.':
    'Hasanzwe hari igisubizo cy’iri zina muri uru rurimi. Hitamo irindi zina.',
  'Enter a text of up to 1000 characters': 'Andika umwandiko utarengeje inyuguti 1000',
  'Only the name and the reference are filled in: check what stands in braces.':
    'Izina na nimero y’ubusabe ni byo byonyine byuzuzwa: reba ibiri mu dusodeko.',
  'The team has {most} replies. Remove one before you keep another.':
    'Itsinda rifite ibisubizo {most}. Kuramo kimwe mbere yo kubika ikindi.',
  'A colleague has changed this reply meanwhile. Close it and open it again.':
    'Mugenzi wawe yahinduye iki gisubizo hagati aho. Gifunge wongere ugifungure.',
};

export default sentences;
