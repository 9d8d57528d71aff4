/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Grey: 'Ikijuju',
  Blue: 'Ubururu',
  Green: 'Icyatsi kibisi',
  Yellow: 'Umuhondo',
  Red: 'Umutuku',
  'You said that you know this person. Somebody else reads this application.':
    'Wavuze ko uzi uyu muntu. Ubu busabe buzasomwa n’undi.',
  'Notes, labels and readers are for applications that have been submitted.':
    'Inyandiko, utumenyetso n’abasomyi ni iby’ubusabe bwoherejwe.',
  'Write a note of at most {note} characters.': 'Andika inyandiko itarenze inyuguti {note}.',
  'This application has as many notes as it can have. Remove one that is not needed any more.':
    'Ubu busabe bwuzuje umubare w’inyandiko. Kuraho imwe itagikenewe.',
  'Enter a name of at most {most} characters.': 'Andika izina ritarenze inyuguti {most}.',
  'There is a label with this name already.': 'Hasanzwe hari akamenyetso k’iri zina.',
  'There can be {labels} labels. Remove one that is not needed any more.':
    'Hashobora kubaho utumenyetso {labels}. Kuraho kamwe katagikenewe.',
  'This label no longer exists. Open the application again.':
    'Aka kamenyetso ntikakiriho. Ongera ufungure ubusabe.',
  'Choose a reader. Somebody you chose has left the staff.':
    'Hitamo abasoma. Hari uwo wahisemo utakiri mu bakozi.',
  'This reader knows the applicant, so they cannot read this application.':
    'Uyu musomyi azi usaba, ntashobora rero gusoma ubu busabe.',
  'The applicant has withdrawn this application.': 'Usaba yakuyeho ubu busabe.',
  '{reader} knows this person.': '{reader} azi uyu muntu.',
  'All of these readers know this person.': 'Aba basomyi bose bazi uyu muntu.',
  '{reader} is already a reader of it.': '{reader} asanzwe abusoma.',
  'It already has these readers.': 'Aba basomyi basanzwe babusoma.',
  'Choose at least one reader.': 'Hitamo nibura umusomyi umwe.',
  'Enter a whole number of readers from 1 to {most}.':
    'Andika umubare wuzuye w’abasomyi kuva kuri 1 kugera kuri {most}.',
  'No application matches. Choose another programme or status.':
    'Nta busabe bubonetse. Hitamo indi gahunda cyangwa imiterere.',
  'At most {together} applications can be assigned at once. Choose fewer.':
    'Ubusabe butarenze {together} ni bwo bushobora gutangwa icyarimwe. Hitamo buke.',
  'Enter 1 to {criteria} criteria.': 'Andika ibipimo kuva kuri 1 kugera kuri {criteria}.',
  'Enter at most {most} characters.': 'Andika inyuguti zitarenze {most}.',
  'Enter a whole number from 1 to {most}.': 'Andika umubare wuzuye kuva kuri 1 kugera kuri {most}.',
  'Somebody else changed this score sheet in the meantime. Load the page again to see it.':
    'Hari undi wahinduye uru rupapuro rw’amanota hagati aho. Ongera ufungure urupapuro urubone.',
  'There is no score sheet for this programme yet. An administrator makes it in Portal Settings.':
    'Nta rupapuro rw’amanota rw’iyi gahunda ruraboneka. Umuyobozi w’urubuga arukora mu igenamiterere ry’urubuga.',
  'Give a score from 1 to 5.': 'Tanga amanota kuva kuri 1 kugera kuri 5.',
  'Write at most {comment} characters.': 'Andika inyuguti zitarenze {comment}.',
  'You have sent your score sheet already. It cannot be changed any more.':
    'Wamaze kohereza urupapuro rwawe rw’amanota. Ntirugihindurwa.',
  'You changed this score sheet in another window. Load the page again to see it.':
    'Wahinduriye uru rupapuro rw’amanota mu rindi dirishya. Ongera ufungure urupapuro urubone.',
  'The score sheet was changed in the meantime. Load the page again; your words are kept.':
    'Urupapuro rw’amanota rwahindutse hagati aho. Ongera ufungure urupapuro; amagambo yawe arabitswe.',
  'You said that you know this person. Another administrator has to give you access again.':
    'Wavuze ko uzi uyu muntu. Undi muyobozi w’urubuga ni we ukwemerera kongera gusoma.',
  'Write a reason of at most 500 characters. It appears in the history of the application.':
    'Andika impamvu mu nyuguti zitarenze 500. Igaragara mu mateka y’ubusabe.',
};

export default sentences;
