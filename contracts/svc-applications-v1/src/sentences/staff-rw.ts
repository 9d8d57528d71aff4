/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose a programme that asks for references': 'Hitamo gahunda isaba abamuzi',
  'Names are hidden while applications of this programme are read. Ask an administrator if you need this.':
    'Amazina arahishwa igihe ubusabe bw’iyi gahunda busomwa. Baza umuyobozi w’urubuga niba ubikeneye.',
  'The names of this programme are not hidden any more. Open the application again.':
    'Amazina y’iyi gahunda ntakihishwe. Ongera ufungure ubusabe.',
  'Choose why': 'Hitamo impamvu',
  'Enter your password': 'Andika ijambo ryawe ry’ibanga',
  'This is not your password. Nothing was erased.': 'Iri si ijambo ryawe ry’ibanga. Nta cyasibwe.',
  'The person asked for it': 'Nyir’ubwite yarabisabye',
  'It was entered by mistake, or twice': 'Byanditswe ku ikosa, cyangwa kabiri',
  'The law or our own rules require it': 'Itegeko cyangwa amabwiriza yacu arabisaba',
  'Please select a status and provide feedback.': 'Hitamo icyemezo kandi wandike ubutumwa.',
  'Feedback message must be at least {min} characters long.':
    'Ubutumwa bugomba kugira nibura inyuguti {min}.',
  'Feedback message cannot exceed {max} characters.': 'Ubutumwa ntibushobora kurenza inyuguti {max}.',
  'This application has not been submitted yet': 'Ubu busabe ntiburoherezwa',
  'Somebody else has changed this application since you opened it.':
    'Hari undi wahinduye ubu busabe kuva ubufunguye.',
  'Application status updated to {status} and email notification sent to applicant.':
    'Imiterere y’ubusabe ubu ni « {status} » kandi usaba yohererejwe imeyili.',
  'Application status updated to {status}.': 'Imiterere y’ubusabe ubu ni « {status} ».',
  'The email to the applicant could not be sent yet; we keep trying.':
    'Imeyili y’usaba ntirashobora koherezwa; turakomeza kugerageza.',
  '1 minute': 'umunota 1',
  '{count} minutes': 'iminota {count}',
  'Enter a whole number of minutes from 0 to {most}':
    'Andika umubare wuzuye w’iminota kuva kuri 0 kugera kuri {most}',
  'Decision saved. It goes out in {time}; until then it can be undone.':
    'Icyemezo cyabitswe. Kizoherezwa nyuma y’{time}; mbere yaho gishobora gusubizwaho.',
  'The decision was undone. The applicant has not been told anything.':
    'Icyemezo cyavanyweho. Usaba nta cyo yabwiwe.',
  'A decision by {by} is waiting to go out. Undo it first to decide otherwise.':
    'Hari icyemezo cya {by} gitegereje koherezwa. Banza ugikureho niba ushaka gufata ikindi.',
  'This decision has gone out already and cannot be undone. You can send another decision.':
    'Iki cyemezo cyamaze koherezwa, ntigishobora kuvanwaho. Ushobora kohereza ikindi.',
  'This decision has been undone already.': 'Iki cyemezo cyamaze kuvanwaho.',
  'This decision does not wait any more: the application has changed in the meantime.':
    'Iki cyemezo ntigitegereje: ubusabe bwahindutse hagati aho.',
  'The applicant has withdrawn this application, so there is nothing to decide.':
    'Usaba yakuyeho ubu busabe; nta cyemezo gikenewe.',
  'The applicant has an open application of this kind already.':
    'Usaba asanzwe afite ubundi busabe nk’ubu budasojwe.',
  'This request has been decided already.': 'Iki cyifuzo cyamaze gufatirwa icyemezo.',
  'Please provide a reason for rejection': 'Tanga impamvu yo kwanga',
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
  'This label does not exist any more. Open the application again.':
    'Aka kamenyetso ntikakiriho. Ongera ufungure ubusabe.',
  'Choose who reads. Somebody you chose is not on the staff any more.':
    'Hitamo abasoma. Hari uwo wahisemo utakiri mu bakozi.',
  'This reader knows the applicant, so they cannot read this application.':
    'Uyu musomyi azi usaba, ntashobora rero gusoma ubu busabe.',
  'The applicant has withdrawn this application.': 'Usaba yakuyeho ubu busabe.',
  '{reader} knows this person.': '{reader} azi uyu muntu.',
  'All of these readers know this person.': 'Aba basomyi bose bazi uyu muntu.',
  '{reader} reads it already.': '{reader} asanzwe abusoma.',
  'These readers read it already.': 'Aba basomyi basanzwe babusoma.',
  'Choose at least one reader.': 'Hitamo nibura umusomyi umwe.',
  'Enter a whole number of readers from 1 to {most}.':
    'Andika umubare wuzuye w’abasomyi kuva kuri 1 kugera kuri {most}.',
  'No application fits. Choose another programme or status.':
    'Nta busabe bubonetse. Hitamo indi gahunda cyangwa imiterere.',
  'At most {together} applications can be assigned in one act. Choose fewer.':
    'Ubusabe butarenze {together} ni bwo bushobora gutangwa icyarimwe. Hitamo buke.',
  'Enter 1 to {criteria} criteria.': 'Andika ibipimo kuva kuri 1 kugera kuri {criteria}.',
  'Enter at most {most} characters.': 'Andika inyuguti zitarenze {most}.',
  'Enter a whole number from 1 to {most}.': 'Andika umubare wuzuye kuva kuri 1 kugera kuri {most}.',
  'Somebody else changed this score sheet in the meantime. Load the page again to see it.':
    'Hari undi wahinduye uru rupapuro rw’amanota hagati aho. Ongera ufungure urupapuro urubone.',
  'There is no score sheet for this programme yet. An administrator makes it in Portal Settings.':
    'Nta rupapuro rw’amanota rw’iyi gahunda ruraboneka. Umuyobozi w’urubuga arukora mu igenamiterere ry’urubuga.',
  'Give points from 1 to 5.': 'Tanga amanota kuva kuri 1 kugera kuri 5.',
  'Write at most {comment} characters.': 'Andika inyuguti zitarenze {comment}.',
  'You have sent your score sheet already. It cannot be changed any more.':
    'Wamaze kohereza urupapuro rwawe rw’amanota. Ntirugihindurwa.',
  'You changed this score sheet in another window. Load the page again to see it.':
    'Wahinduriye uru rupapuro rw’amanota mu rindi dirishya. Ongera ufungure urupapuro urubone.',
  'The score sheet was changed in the meantime. Load the page again; your words are kept.':
    'Urupapuro rw’amanota rwahindutse hagati aho. Ongera ufungure urupapuro; amagambo yawe arabitswe.',
  'Choose at least one section or document.': 'Hitamo nibura igice kimwe cyangwa inyandiko imwe.',
  'This section or document cannot be reopened.':
    'Iki gice cyangwa iyi nyandiko ntibishobora kongera gufungurwa.',
  'Say what you need, in {min} characters or more.': 'Vuga icyo ukeneye, mu nyuguti {min} cyangwa zirenga.',
  'What you need cannot exceed {max} characters.': 'Icyo ukeneye ntigishobora kurenza inyuguti {max}.',
  'Choose a day between tomorrow and {max} days from now.':
    'Hitamo umunsi hagati y’ejo n’iminsi {max} uhereye ubu.',
  'Only an application that is submitted and waits for its decision can be reopened.':
    'Ubusabe bwoherejwe kandi butegereje icyemezo ni bwo bwonyine bushobora kongera gufungurwa.',
  'The applicant has withdrawn this application, so it cannot be reopened.':
    'Usaba yakuyeho ubu busabe; ntibushobora kongera gufungurwa.',
  'This application is reopened already. Wait for the answers, or end that first.':
    'Ubu busabe busanzwe bufunguye. Tegereza ibisubizo, cyangwa ubanze ubihagarike.',
  'This application has changed in the meantime. Look at it again, then reopen it.':
    'Ubu busabe bwahindutse hagati aho. Ongera uburebe, hanyuma ubufungure.',
  'the same name': 'izina rimwe',
  'the same date of birth': 'itariki y’amavuko imwe',
  'the same phone number': 'nimero ya telefone imwe',
  'the same email address': 'imeyili imwe',
  'the same file': 'dosiye imwe',
  'The same person': 'Umuntu umwe',
  'Somebody else': 'Undi muntu',
  'Not said': 'Ntibyavuzwe',
  'This is the same application.': 'Ni ubusabe bumwe.',
  'Both applications belong to the same account, so they are of the same person.':
    'Ubusabe bwombi ni ubwa konti imwe; ni ubw’umuntu umwe rero.',
  'Choose what you want to say of the two applications.': 'Hitamo icyo ushaka kuvuga kuri ubu busabe bwombi.',
  'Enter a whole number from {least} to {most}': 'Andika umubare wuzuye kuva kuri {least} kugera kuri {most}',
  'Select whether to ask for a code on a new device': 'Hitamo niba kode isabwa ku gikoresho gishya',
  'Select what the confirmation email brings': 'Hitamo ibyo imeyili yemeza izana',
  'Select whether owners of untouched drafts are reminded':
    'Hitamo niba ba nyir’ubusabe butarangiye bibutswa',
  'Drafts that nobody goes on with': 'Ubusabe butarangiye budakomezwa',
  'Approved applications': 'Ubusabe bwemewe',
  'Rejected and withdrawn applications': 'Ubusabe bwanzwe n’ubwakuweho',
  'Enter a whole number from 1 to {kept}, or leave it empty to keep it for ever':
    'Andika umubare wuzuye kuva kuri 1 kugera kuri {kept}, cyangwa uhareke ubusa bibikwe iteka',
  'Enter a whole number from 1 to {devices}, or leave it empty':
    'Andika umubare wuzuye kuva kuri 1 kugera kuri {devices}, cyangwa uhareke ubusa',
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
  'An application was submitted': 'Ubusabe bwoherejwe',
  'A decision went out': 'Icyemezo cyoherejwe',
  'Sections were reopened for the applicant': 'Ibice byongeye gufungurirwa usaba',
  'An application was withdrawn, or the withdrawal taken back': 'Ubusabe bwakuweho, cyangwa bwagaruwe',
  'A letter of a referee arrived': 'Ibaruwa y’umuhamya yageze',
  'Enter an address that begins with https://': 'Andika aderesi itangirwa na https://',
  'Choose what the program is told of': 'Hitamo ibyo porogaramu imenyeshwa',
  'This address leads into a private network. Enter one that everybody can reach':
    'Iyi aderesi ijya mu muyoboro bwite. Andika iyo buri wese ashobora kugeraho',
  'There is no such host. Check the address': 'Nta seriveri nk’iyo ibaho. Genzura aderesi',
  'There are {most} addresses. Remove one that nobody needs first.':
    'Hari aderesi {most}. Banza ukureho imwe idakenewe.',
  'This message is on its way already.': 'Ubu butumwa buri mu nzira.',
  'This address is turned off. Turn it on first.': 'Iyi aderesi yarahagaritswe. Banza uyifungure.',
  'Application started': 'Ubusabe bwatangijwe',
  'Application viewed': 'Ubusabe bwarebwe',
  'Application edited': 'Ubusabe bwavuguruwe',
  'Document uploaded': 'Inyandiko yoherejwe',
  'Decision saved, to go out later': 'Icyemezo cyabitswe, kizoherezwa nyuma',
  'Decision undone before it went out': 'Icyemezo cyavanyweho mbere yo koherezwa',
  'Application exported': 'Ubusabe bwavanywe mu rubuga',
  'Another application requested': 'Hasabwe ubundi busabe',
  'Request approved': 'Icyifuzo cyemewe',
  'Request rejected': 'Icyifuzo cyanzwe',
  'Portal closed': 'Urubuga rwafunzwe',
  'Portal opened': 'Urubuga rwafunguwe',
  'Settings changed': 'Igenamiterere ryahinduwe',
  'Email sent again': 'Imeyili yongeye koherezwa',
  'Words of an email changed': 'Amagambo y’imeyili yahinduwe',
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
  'Application Review': 'Gusuzuma ubusabe',
  Intern: 'Uwimenyereza',
  interns: 'abimenyereza',
  'Intern Applications': 'Abimenyereza',
  'Intern Application Review': 'Gusuzuma ubusabe bw’uwimenyereza',
  'Intern Name': 'Izina ry’uwimenyereza',
  visitors: 'abashyitsi',
  'Visitor Applications': 'Abashyitsi',
  'Visitor Application Review': 'Gusuzuma ubusabe bw’umushyitsi',
  'Visitor Name': 'Izina ry’umushyitsi',
};

export default sentences;
