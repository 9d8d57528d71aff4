/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Grey: 'Kijivu',
  Blue: 'Bluu',
  Green: 'Kijani',
  Yellow: 'Njano',
  Red: 'Nyekundu',
  'You said that you know this person. Somebody else reads this application.':
    'Ulisema kwamba unamjua mtu huyu. Mtu mwingine anasoma ombi hili.',
  'Notes, labels and readers are for applications that have been submitted.':
    'Madokezo, lebo na wasomaji ni kwa maombi yaliyowasilishwa.',
  'Write a note of at most {note} characters.': 'Andika dokezo la herufi {note} kwa wingi.',
  'This application has as many notes as it can have. Remove one that is not needed any more.':
    'Ombi hili lina madokezo mengi kadiri inavyowezekana. Ondoa moja lisilohitajika tena.',
  'Enter a name of at most {most} characters.': 'Weka jina la herufi {most} kwa wingi.',
  'There is a label with this name already.': 'Tayari kuna lebo yenye jina hili.',
  'There can be {labels} labels. Remove one that is not needed any more.':
    'Kunaweza kuwa na lebo {labels}. Ondoa moja isiyohitajika tena.',
  'This label no longer exists. Open the application again.': 'Lebo hii haipo tena. Fungua ombi tena.',
  'Choose a reader. Somebody you chose has left the staff.':
    'Chagua msomaji. Uliyemchagua ameondoka kwenye wafanyakazi.',
  'This reader knows the applicant, so they cannot read this application.':
    'Msomaji huyu anamjua mwombaji, kwa hiyo hawezi kusoma ombi hili.',
  'The applicant has withdrawn this application.': 'Mwombaji ameondoa ombi hili.',
  '{reader} knows this person.': '{reader} anamjua mtu huyu.',
  'All of these readers know this person.': 'Wasomaji hawa wote wanamjua mtu huyu.',
  '{reader} is already a reader of it.': '{reader} tayari ni msomaji wake.',
  'It already has these readers.': 'Tayari lina wasomaji hawa.',
  'Choose at least one reader.': 'Chagua angalau msomaji mmoja.',
  'Enter a whole number of readers from 1 to {most}.': 'Weka namba kamili ya wasomaji kuanzia 1 hadi {most}.',
  'No application matches. Choose another programme or status.':
    'Hakuna ombi linalolingana. Chagua programu au hali nyingine.',
  'At most {together} applications can be assigned at once. Choose fewer.':
    'Maombi {together} kwa wingi yanaweza kugawiwa kwa mara moja. Chagua machache zaidi.',
  'Enter 1 to {criteria} criteria.': 'Weka vigezo 1 hadi {criteria}.',
  'Enter at most {most} characters.': 'Weka herufi {most} kwa wingi.',
  'Enter a whole number from 1 to {most}.': 'Weka namba kamili kuanzia 1 hadi {most}.',
  'Somebody else changed this score sheet in the meantime. Load the page again to see it.':
    'Mtu mwingine alibadilisha karatasi hii ya alama wakati huo. Pakia ukurasa tena ili kuiona.',
  'There is no score sheet for this programme yet. An administrator makes it in Portal Settings.':
    'Bado hakuna karatasi ya alama ya programu hii. Msimamizi anaitengeneza kwenye Mipangilio ya Tovuti.',
  'Give a score from 1 to 5.': 'Toa alama kuanzia 1 hadi 5.',
  'Write at most {comment} characters.': 'Andika herufi {comment} kwa wingi.',
  'You have sent your score sheet already. It cannot be changed any more.':
    'Umeshatuma karatasi yako ya alama. Haiwezi kubadilishwa tena.',
  'You changed this score sheet in another window. Load the page again to see it.':
    'Ulibadilisha karatasi hii ya alama kwenye dirisha jingine. Pakia ukurasa tena ili kuiona.',
  'The score sheet was changed in the meantime. Load the page again; your words are kept.':
    'Karatasi ya alama ilibadilishwa wakati huo. Pakia ukurasa tena; maneno yako yamehifadhiwa.',
  'You said that you know this person. Another administrator has to give you access again.':
    'Ulisema kwamba unamjua mtu huyu. Msimamizi mwingine lazima akupe ruhusa tena.',
  'Write a reason of at most 500 characters. It appears in the history of the application.':
    'Andika sababu ya herufi 500 kwa wingi. Inaonekana kwenye historia ya ombi.',
};

export default sentences;
