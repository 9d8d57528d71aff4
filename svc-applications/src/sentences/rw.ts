/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'There is an open application of this kind already.': 'Hasanzwe hari ubundi busabe nk’ubu budasojwe.',
  'Must be a list': 'Iki gisubizo kigomba kuba urutonde',
  'Must be true or false': 'Subiza ni byo cyangwa si byo',
  'There is nothing to change in this': 'Nta cyo guhindura kiri muri ibi',
  'Each kind of reference can be given once': 'Buri bwoko bw’ukuzi butangwa rimwe',
  'Select which reference this is': 'Hitamo uyu ukuzi uwo ari we',
  'Select what you apply for': 'Hitamo icyo usaba',
  'All documents together may have {megabytes} MB. Please send smaller files.':
    'Inyandiko zose hamwe zishobora kugira MB {megabytes}. Ohereza dosiye nto.',
  '{label} contains scripts, commands or attached files. Print it to a new PDF and retry':
    'Iyi nyandiko irimo porogaramu, amabwiriza cyangwa izindi dosiye: {label}. Yongere uyisohore muri PDF nshya, wongere ugerageze',
  '{label} is a form that only some programs can show. Print it to a new PDF and retry':
    'Iyi nyandiko ni urupapuro rwuzuzwa rugaragazwa na porogaramu zimwe gusa: {label}. Yisohore muri PDF nshya, wongere ugerageze',
  '{label} contains embedded objects, or takes in other files. Save it as a PDF and retry':
    'Iyi nyandiko irimo ibintu byinjijwemo cyangwa ihamagara izindi dosiye: {label}. Yibike nka PDF, wongere ugerageze',
  'The file could not be checked. Please try again shortly.':
    'Dosiye ntiyashoboye gusuzumwa. Ongera ugerageze mu kanya.',
  '{label} contains macros. Save it without them and retry':
    'Iyi nyandiko irimo makoro: {label}. Yibike utazishyizemo, wongere ugerageze',
  '{label} contains a virus. Choose another file': 'Iyi nyandiko irimo virusi: {label}. Hitamo indi dosiye',
  'This file is still being checked for viruses. Please try again in a minute.':
    'Iyi dosiye iracyasuzumwa virusi. Ongera ugerageze mu munota.',
  'This file contains a virus and cannot be opened.': 'Iyi dosiye irimo virusi, ntishobora gufungurwa.',
  'Many files are being checked just now. Please try again shortly.':
    'Dosiye nyinshi ziri gusuzumwa ubu. Ongera ugerageze mu kanya.',
  'A file may have {megabytes} MB': 'Dosiye ishobora kugira MB {megabytes}',
  'Many applications have been started in your network. Your answers stay on this device.':
    'Ubusabe bwinshi bwatangiriye mu muyoboro wawe. Ibisubizo byawe biguma kuri iki gikoresho.',
  'We have emailed this link several times today. Please look in your inbox and your spam folder.':
    'Uyu murongo twawohereje kenshi uyu munsi. Reba muri imeyili yawe, no mu butumwa budashakwa.',
  'Many files have been uploaded in your network today.':
    'Dosiye nyinshi zoherejwe mu muyoboro wawe uyu munsi.',
  'Many addresses of calendars that do not exist were tried in your network.':
    'Aderesi nyinshi za kalendari zitabaho zageragejwe mu muyoboro wawe.',
  'This calendar was read many times.': 'Iyi kalendari yasomwe inshuro nyinshi.',
  'You have asked many referees today.': 'Wasabye abakuzi benshi uyu munsi.',
  'Many referees were asked from your network today.':
    'Abakuzi benshi basabwe bivuye mu muyoboro wawe uyu munsi.',
  'The email has already been sent. Please look in your inbox and your spam folder.':
    'Imeyili yamaze koherezwa. Reba mu butumwa bwawe, no mu butifuzwa.',
  'Many links that do not work were tried in your network.':
    'Amahuza menshi adafungura yageragejwe mu muyoboro wawe.',
  'New links have already been sent.': 'Amahuza mashya yamaze koherezwa.',
  'This PDF was started many times.': 'Iyi PDF yatangiye koherezwa inshuro nyinshi.',
  'This page was sent many times.': 'Uru rupapuro rwoherejwe inshuro nyinshi.',
  'Many tests were sent.': 'Hoherejwe amagerageza menshi.',
  'Your data is being downloaded already. Please wait until it is there, then try again.':
    'Amakuru yawe ari gukururwa. Tegereza agere, hanyuma wongere ugerageze.',
  'Many people download their data just now. Please try again shortly.':
    'Abantu benshi bari gukurura amakuru yabo ubu. Ongera ugerageze mu kanya.',
  'There is no such act': 'Iki gikorwa ntikibaho',
  'Open the list again: this page is not there.': 'Ongera ufungure urutonde: uru rupapuro ntirubaho.',
  'Enter a day as 2026-11-23': 'Andika umunsi nka 2026-11-23',
  'Enter the name of your colleague': 'Andika izina rya mugenzi wawe',
  'The letter cannot come from the applicant. Name a colleague':
    'Ibaruwa ntishobora kuva ku usaba. Vuga mugenzi wawe',
  'Write your letter, or add it as a PDF': 'Andika ibaruwa yawe, cyangwa uyongereho muri PDF',
  'Questions? Write to': 'Ufite ikibazo? Andikira',
  'This is a page': 'Uru ni urupapuro',
  'Open it in a browser.': 'Rufungurire muri mushakisha.',
  'Error: {title}': 'Ikosa: {title}',
  'Something went wrong': 'Habaye ikibazo',
  'We could not accept this': 'Ibi ntibyakiriwe',
  'Nothing was sent. Go back to your page with the Back button of your browser, and try again.':
    'Nta cyoherejwe. Subira ku rupapuro rwawe ukoresheje buto yo Gusubira inyuma ya mushakisha, wongere ugerageze.',
  'This link does not work': 'Iri huza ntirikora',
  'It may be incomplete: please open it from the email again. It may also belong to an application that no longer exists.':
    'Rishobora kuba rituzuye: ongera urifungurire muri imeyili. Rishobora no kuba iry’ubusabe butakiriho.',
  'If you still want to write, ask the applicant to send you a new request.':
    'Niba ugishaka kwandika, saba usaba yongere akubaze: uzabona irindi huza.',
  'This link has expired': 'Iri huza ryararangiye',
  'We can send a new one to the same address.': 'Dushobora kohereza irindi kuri iyo aderesi.',
  'Send me a new link': 'Nyoherereza irindi huza',
  'A new link is on its way': 'Ihuza rishya riri mu nzira',
  'It goes to the address that the first one was sent to, and arrives within minutes.':
    'Ryoherezwa kuri aderesi irya mbere ryoherejweho, kandi rigera mu minota mike.',
  'New links have already been sent': 'Amahuza mashya yamaze koherezwa',
  'Please look in your inbox and your spam folder. You can ask for another one tomorrow.':
    'Reba mu butumwa bwawe, no mu butifuzwa. Ushobora kubona irindi ejo.',
  'The portal is closed at the moment and cannot take letters. Your link will still work: please try again later, or write to us.':
    'Urubuga rurafunze ubu, ntirwakira amabaruwa. Ihuza ryawe riracyakora: ongera ugerageze nyuma, cyangwa utwandikire.',
  'Not open at the moment': 'Ntihafunguye ubu',
  'Thank you. We have your letter': 'Murakoze. Ibaruwa yawe yageze',
  'It reached us on {day}, as text and as a PDF, and our team will read it. {name} can see that we have it, but cannot read it.':
    'Yatugezeho ku wa {day}, nk’umwandiko no muri PDF, kandi itsinda ryacu rirayisoma. {name} abona ko yageze, ariko ntayisoma.',
  'It reached us on {day}, as a PDF, and our team will read it. {name} can see that we have it, but cannot read it.':
    'Yatugezeho ku wa {day}, muri PDF, kandi itsinda ryacu rirayisoma. {name} abona ko yageze, ariko ntayisoma.',
  'It reached us on {day}, as text, and our team will read it. {name} can see that we have it, but cannot read it.':
    'Yatugezeho ku wa {day}, nk’umwandiko, kandi itsinda ryacu rirayisoma. {name} abona ko yageze, ariko ntayisoma.',
  'It reached us on {day}, and our team will read it. {name} can see that we have it, but cannot read it.':
    'Yatugezeho ku wa {day}, kandi itsinda ryacu rirayisoma. {name} abona ko yageze, ariko ntayisoma.',
  'There is nothing else to do. If something in your letter is wrong, please write to us.':
    'Nta kindi usabwa. Niba hari ikitari cyo mu ibaruwa yawe, twandikire.',
  'Thank you for telling us': 'Murakoze kutubwira',
  'You told us on {day} that you cannot write this letter. {name} can see that, but not your reason, and can ask somebody else.':
    'Watubwiye ku wa {day} ko udashobora kwandika iyi baruwa. {name} arabibona, atabona impamvu yawe, kandi ashobora gusaba undi muntu.',
  'You have passed this on': 'Ibi wabihaye undi',
  'On {day} your colleague got a link of their own, and yours no longer works.':
    'Ku wa {day} mugenzi wawe yabonye ihuza rye, iryawe ntirigikora.',
  'This letter is no longer needed': 'Iyi baruwa ntigikenewe',
  '{name} has asked somebody else, so this link no longer works.':
    '{name} yasabye undi muntu, iri huza ntirigikora rero.',
  '{name} has withdrawn the application. Thank you anyway.':
    '{name} yakuyeho ubusabe. Murakoze nubwo bimeze bityo.',
  'We have already decided on this application. Thank you anyway.':
    'Twamaze gufata icyemezo kuri ubu busabe. Murakoze nubwo bimeze bityo.',
  'Is this your application?': 'Ubu ni ubusabe bwawe?',
  'If it is, we will write to {names} and ask for the letter.':
    'Niba ari ubwawe, tuzandikira {names}, tugasaba ibaruwa.',
  'If it is, we can write to the referees you name.':
    'Niba ari ubwawe, dushobora kwandikira abo uvuga ko bakuzi.',
  'If you did not start this, close this page: we will not ask anybody.':
    'Niba atari wowe watangiye ibi, funga uru rupapuro: nta we ubazwa.',
  'Yes, it is mine': 'Yego, ni ubwanjye',
  'Thank you': 'Murakoze',
  'Your email address is confirmed, and we are asking your referees. Your application shows when they have opened the link and sent their letter.':
    'Imeyili yawe yemejwe, kandi turimo kwandikira abakuzi. Ubusabe bwawe bwerekana igihe bafunguye ihuza n’igihe bohereje ibaruwa.',
  'You can close this page.': 'Ushobora gufunga uru rupapuro.',
  'Your email address is confirmed': 'Imeyili yawe yemejwe',
  'There is nothing else to do. You can close this page.': 'Nta kindi usabwa. Ushobora gufunga uru rupapuro.',
  'This link is no longer valid': 'Iri huza ntirigikora',
  'It has expired, or your application has another email address now. Sign in to your application and ask for a new one.':
    'Igihe cyaryo cyarangiye, cyangwa ubusabe bwawe ubu bufite indi imeyili. Injira mu busabe bwawe usabe irindi.',
  'A letter for {name}': 'Ibaruwa ya {name}',
  'Dear {referee}, {name} applies for {programme} at {organisation} and has named you as a referee. You do not need an account. {same} cannot read what you send.':
    'Muraho {referee}, {name} asaba {programme} muri {organisation} kandi yavuze ko umuzi. Nta konti ukeneye. {same} ntasoma ibyo wohereza.',
  '{name} would like you to write about': '{name} yifuza ko wandika kuri',
  'Look again': 'Ongera urebe',
  'Your letter': 'Ibaruwa yawe',
  'Send the letter': 'Ohereza ibaruwa',
  'You cannot write it?': 'Ntushobora kuyandika?',
  'Nothing is sent yet.': 'Nta kiroherezwa.',
  'Write here': 'Andika hano',
  'Up to {most} characters. Leave it empty if you add a PDF.':
    'Ntugomba kurenza inyuguti {most}. Hareke ubusa niba wongeraho PDF.',
  'Or add your letter as a PDF': 'Cyangwa wongereho ibaruwa yawe muri PDF',
  'Smaller than 5 MB.': 'Iri munsi ya 5 MB.',
  'Your PDF is on its way.': 'PDF yawe iri koherezwa.',
  'No connection. It continues automatically.': 'Nta internet. Birakomeza ubwabyo.',
  'Your PDF has arrived. Press Send the letter to send it to our team.':
    'PDF yawe yatugezeho. Kanda kuri Ohereza ibaruwa, itsinda ryacu riyibone.',
  'Your letter will be sent as soon as your PDF has arrived.':
    'Ibaruwa yawe yoherezwa PDF yawe imaze kutugeraho.',
  'Your PDF could not be sent. Please choose it again.': 'PDF yawe ntiyashoboye koherezwa. Ongera uyihitemo.',
  'Choose a PDF': 'Hitamo PDF',
  'Remove the PDF': 'Kuraho PDF',
  'Pass it on to a colleague': 'Bihe mugenzi wawe',
  'We email your colleague a link of their own. Yours then stops working.':
    'Twoherereza mugenzi wawe ihuza rye; iryawe rirarangira.',
  'Their name': 'Izina rye',
  'Their email address': 'Imeyili ye',
  'Pass it on': 'Bitange',
  'Why? (optional)': 'Kubera iki? (si ngombwa)',
  'Our team reads it, the applicant does not.': 'Itsinda ryacu rirabisoma, usaba ntabisoma.',
  'Say that you cannot write it': 'Vuga ko udashobora kuyandika',
  Decline: 'Anga',
  'This did not work': 'Ibi ntibyakunze',
  'Reminders about your application': 'Inzibutso z’ubusabe bwawe',
  'If you start an application and do not finish it, we remind you twice at most.':
    'Tukwibutsa kabiri gusa iyo watangiye ubusabe ntubukomeze.',
  'Stop the reminders': 'Hagarika inzibutso',
  'You will get no more reminders': 'Ntuzongera kubona inzibutso',
  'Your application stays as it is, and you can continue it at any time. You will still get other emails about it.':
    'Ubusabe bwawe buguma uko buri, kandi ushobora kubukomeza igihe icyo ari cyo cyose. Izindi imeyili zabwo ziracyaza.',
  'Undo: remind me': 'Subizaho: nyibutsa',
  'You will get reminders again': 'Wongeye kubona inzibutso',
  'We remind you if you start an application and do not finish it.':
    'Tukwibutsa iyo watangiye ubusabe ntubukomeze.',
  'It may be incomplete: please open it from the email again. It may also belong to an application that no longer exists; then you get no more reminders about it.':
    'Rishobora kuba rituzuye: ongera urifungurire muri imeyili. Rishobora no kuba iry’ubusabe butakiriho; ntuzongera rero kubona inzibutso zabwo.',
  'Your data': 'Amakuru yawe',
  'As it was on {day}. The file data.json has all of it for programs.':
    'Uko yari ameze ku wa {day}. Dosiye data.json irimo byose mu buryo porogaramu zisoma.',
  '{status}, submitted on {day}': '{status}; bwatugezeho ku wa {day}',
  'None.': 'Nta na zo.',
  'These documents could not be included: they wait for the virus check, were refused by it, or could not be read. Write to us if you need them.':
    'Izi nyandiko ntizashoboye kongerwamo: ziracyasuzumwa virusi, zaranzwe, cyangwa ntizashoboye gusomwa. Twandikire niba uzikeneye.',
  'Hello,': 'Muraho,',
  'Dear {name},': 'Muraho {name},',
  Reference: 'Nimero y’ubusabe',
  Received: 'Bwakiriwe ku wa',
  Email: 'Imeyili',
  Password: 'Ijambobanga',
  'Will be deleted on': 'Buzasibwa ku wa',
  'To change': 'Ibyo guhindura',
  'Until the end of': 'Bitarenze ku wa',
  'You stopped at': 'Wari ugeze kuri',
  'No more reminders': 'Guhagarika ubutumwa bwibutsa',
  'Choose a password': 'Hitamo ijambobanga',
  'Sign in': 'Injira',
  'Sign in to see your application': 'Injira urebe ubusabe bwawe',
  'Go to your dashboard': 'Jya ku rupapuro rwawe',
  'See your requests': 'Reba ibyifuzo byawe',
  'Change and send': 'Hindura wohereze',
  'Continue your draft': 'Komeza ubusabe bwawe butarangiye',
  'Continue my application': 'Komeza ubusabe bwanjye',
  'See what is asked': 'Reba icyo usabwa',
  'Confirm that it is you': 'Emeza ko ari wowe',
  'Step {at} of {steps}: {step}': 'Intambwe ya {at} kuri {steps}: {step}',
  'We have received your {programme} application ({reference})':
    'Twabonye ubusabe bwawe bwo {programme} ({reference})',
  'Thank you for applying to {house}. Your {programme} application has reached us{with_documents}.':
    'Murakoze gusaba muri {house}. Ubusabe bwawe bwo {programme} bwatugezeho{with_documents}.',
  ', complete with its documents': ', hamwe n’inyandiko zabwo zose',
  'We have opened an account for you, where you can follow your application at any time. Sign in with:':
    'Twagufunguriye konti aho ushobora gukurikirana ubusabe bwawe igihe cyose. Injira ukoresheje:',
  'We have opened an account for you, where you can follow your application at any time. Choose a password for it:':
    'Twagufunguriye konti aho ushobora gukurikirana ubusabe bwawe igihe cyose. Yihitiremo ijambobanga:',
  'You can follow your application at any time. Sign in with the password you already have:':
    'Ushobora gukurikirana ubusabe bwawe igihe cyose. Injira ukoresheje ijambobanga usanganywe:',
  'You can choose a password of your own at once, by this link: {link}':
    'Ushobora guhita wihitiramo ijambobanga ryawe, ukoresheje iri huza: {link}',
  'Please choose a password of your own after you have signed in. If you do not use this one within 14 days it stops working; "Forgot password" on the sign-in page then gives you a new one.':
    'Numara kwinjira, wihitiremo ijambobanga ryawe. Niba udakoresheje iri mu minsi 14, rireka gukora; icyo gihe « Wibagiwe ijambobanga? » ku rupapuro rwo kwinjira iguha irishya.',
  'If you did not apply, write to us and we will look into it.': 'Niba utarasabye, twandikire tubirebe.',
  'The link works once, within 14 days; "Forgot password" on the sign-in page then gives you a new one.':
    'Ihuza rikora rimwe gusa, mu minsi 14; nyuma yaho « Wibagiwe ijambobanga? » ku rupapuro rwo kwinjira iguha irishya.',
  'If you have forgotten it, "Forgot password" on the sign-in page gives you a new one.':
    'Niba wararyibagiwe, « Wibagiwe ijambobanga? » ku rupapuro rwo kwinjira iguha irishya.',
  'We are looking at your {programme} application ({reference})':
    'Turimo gusuzuma ubusabe bwawe bwo {programme} ({reference})',
  'Your {programme} application to {house} is now being reviewed. A message from our team:':
    'Ubusabe bwawe bwo {programme} muri {house} ubu burasuzumwa. Ubutumwa bw’itsinda ryacu:',
  'We will write to you again as soon as there is a decision.':
    'Tuzongera kukwandikira icyemezo nikimara gufatwa.',
  'Your {programme} application has been approved ({reference})':
    'Ubusabe bwawe bwo {programme} bwemewe ({reference})',
  'We have good news: your {programme} application to {house} has been approved. We look forward to meeting you. A message from our team:':
    'Dufite inkuru nziza: ubusabe bwawe bwo {programme} muri {house} bwemewe. Twishimiye kuzabonana nawe. Itsinda ryacu rifite ubutumwa bwawe:',
  'If anything is unclear, write to us. We are glad to help.':
    'Niba hari ikidasobanutse, twandikire. Twishimiye kugufasha.',
  'The decision on your {programme} application ({reference})':
    'Icyemezo ku busabe bwawe bwo {programme} ({reference})',
  'Thank you for applying to {house}, and for the time and care that you put into it. We have read your {programme} application closely, and we are sorry that we cannot offer you a place. A message from our team:':
    'Murakoze gusaba muri {house}, n’igihe n’umwete mwabishyizemo. Twasomye neza ubusabe bwawe bwo {programme}, kandi tubabajwe n’uko tudashobora kuguha umwanya. Itsinda ryacu rifite ubutumwa bwawe:',
  'You are welcome to ask for another application one year after you submitted this one. You can do so in your dashboard.':
    'Ushobora gusaba kongera gutanga ubusabe nyuma y’umwaka umwe wohereje ubu. Wabikorera ku rupapuro rwawe.',
  'You can apply for another {programme}': 'Ushobora kongera gusaba {programme}',
  'Your request for another {programme} application has been approved.':
    'Twemeye ko wongera gutanga ubusabe bwo {programme}.',
  'We have opened a draft for you. Your personal details, education, languages and documents from last time are already in it. Check that they are still right, and replace what has changed.':
    'Twagufunguriye ubusabe bushya butarangiye. Umwirondoro, amashuri, indimi n’inyandiko by’ubushize birimo: reba niba bikiri byo, usimbuze ibyahindutse.',
  'Sign in, open the draft in your dashboard, fill in what is missing and submit it. It reaches us only then.':
    'Injira, ufungure ubusabe butarangiye ku rupapuro rwawe, wuzuze ibibura maze ubwohereze. Butugeraho icyo gihe gusa.',
  'If you have forgotten your password, "Forgot password" on the sign-in page gives you a new one.':
    'Niba waribagiwe ijambobanga ryawe, « Wibagiwe ijambobanga? » ku rupapuro rwo kwinjira iguha irishya.',
  'Your request for another {programme} application': 'Icyifuzo cyawe cyo kongera gusaba {programme}',
  'Thank you for your request for another {programme} application. We are sorry that we cannot accept another one from you now. Our team gives this reason:':
    'Murakoze gusaba kongera gutanga ubusabe bwo {programme}. Tubabajwe n’uko tudashobora kubwakira ubu. Itsinda ryacu ritanga iyi mpamvu:',
  'We need something more from you ({reference})': 'Hari ikindi tugukeneyeho ({reference})',
  'Thank you for your {programme} application to {house}. Before we can decide, our team needs something more from you:':
    'Murakoze ku busabe bwawe bwo {programme} muri {house}. Mbere yo gufata icyemezo, itsinda ryacu hari ikindi rigukeneyeho:',
  'We have opened these parts of your application for you. Everything else stays as you sent it.':
    'Twagufunguriye ibi bice by’ubusabe bwawe. Ibindi byose biguma uko wabyohereje.',
  'Change what is needed, save it, then press "Send my answers". If you need more time, or something is unclear, write to us.':
    'Hindura ibikenewe, ubibike, hanyuma ukande buto yo kohereza ibisubizo byawe. Niba ukeneye ikindi gihe, cyangwa hari ikidasobanutse, twandikire.',
  'Your {programme} draft will be deleted on {ends_on} ({reference})':
    'Ubusabe bwo {programme} buzasibwa {ends_on} ({reference})',
  'You started {one} application to {house} and have not submitted it yet. If you do not continue it, we will delete your answers and documents for good on {ends_on}.':
    'Watangiye ubusabe bwo {one} muri {house} ariko nturabwohereza. Niba utabukomeje, ibisubizo n’inyandiko byawe tuzabisiba burundu ku wa {ends_on}.',
  'Do you still want to apply? Open your draft and change or add something: then we keep it.':
    'Uracyashaka gusaba? Fungura ubusabe bwawe butarangiye ugire icyo uhindura cyangwa wongeramo: buragumaho.',
  'If you no longer want to apply, you do not need to do anything.':
    'Niba utagishaka gusaba, nta kindi ugomba gukora.',
  'If you did not start this, somebody may have mistyped their address. You do not need to do anything.':
    'Niba atari wowe wabitangiye, hari ushobora kuba yibeshye aderesi. Nta kindi ugomba gukora.',
  'Your {programme} application is waiting for you ({reference})':
    'Ubusabe bwawe bwo {programme} buragutegereje ({reference})',
  'You started {one} application to {house} and have not worked on it for {days} days. What you filled in is saved, and you can continue where you stopped, on any device.':
    'Watangiye ubusabe bwo {one} muri {house} ariko umaze iminsi {days} utabukomeza. Ibyo wujuje birabitswe, kandi ushobora gukomereza aho wari ugeze, ku gikoresho icyo ari cyo cyose.',
  'Come back to your {programme} application ({reference})':
    'Garuka ku busabe bwawe bwo {programme} ({reference})',
  'Here is the link that you asked for. It opens your {programme} application to {house} at the step where you stopped, on any device.':
    'Dore umurongo wasabye. Ufungura ubusabe bwawe bwo {programme} muri {house} aho wari ugeze, ku gikoresho icyo ari cyo cyose.',
  'You will be asked for this email address and the phone number that you gave.':
    'Uzabazwa iyi imeyili na nimero ya telefone watanze.',
  'If you did not ask for this, somebody may have mistyped their address. You do not need to do anything.':
    'Niba utarabisabye, birashoboka ko hari uwibeshye yandika imeyili ye. Nta cyo ugomba gukora.',
  '{applicant} asks you for a reference letter': '{applicant} aragusaba ibaruwa imushyigikira',
  'Reminder: {applicant} asks you for a reference letter':
    'Kwibutsa: {applicant} aragusaba ibaruwa imushyigikira',
  '{applicant} has named you as a referee, and would like to ask you for a letter. The link below shows who they are applying to and what they would like you to write about.':
    '{applicant} yagutanze nk’umuntu umuzi, kandi arifuza kugusaba ibaruwa. Ihuza rikurikira ryerekana aho asaba n’ibyo yifuza ko wandikaho.',
  'You do not need an account. On the page you can write the letter or add a PDF, say that you cannot, or pass it on to a colleague.':
    'Ntukeneye konti. Ushobora kwandikaho cyangwa ukongeraho PDF, kuvuga ko udashobora, cyangwa ukabyoherereza mugenzi wawe.',
  'The link is only for you and works for 60 days. The applicant cannot read your letter.':
    'Ihuza ni iryawe gusa kandi rimara iminsi 60. Usaba ntasoma ibaruwa yawe.',
  'If you do not know this person, you do not need to do anything.':
    'Niba utazi uyu muntu, nta kindi ugomba gukora.',
  '{applicant} has named you as a referee, and we do not have your letter yet. If you have a moment, it takes a few minutes; if you cannot write it, please say so on the same page, so that {applicant} can ask somebody else.':
    '{applicant} yagutanze nk’umuntu umuzi, ariko ibaruwa yawe ntiraboneka. Niba ufite akanya, bifata iminota mike; niba udashobora kuyandika, bivuge kuri urwo rupapuro, kugira ngo {applicant} ashobore gusaba undi.',
  'Here is the new link you asked for. It opens the page with the letter for {applicant}.':
    'Iri ni ihuza rishya wasabye. Rifungura paji y’ibaruwa ya {applicant}.',
  'Thank you for your letter for {applicant}. Our virus scanner has refused the PDF that you sent, and nobody has opened it. Please send another PDF, or write your letter on the page.':
    'Murakoze ku ibaruwa ya {applicant}. Porogaramu yacu irinda virusi yanze PDF wohereje, kandi nta muntu wayifunguye. Ohereza indi PDF, cyangwa wandike ibaruwa yawe ku rupapuro.',
  'May we write to your referees?': 'Twakwandikira abantu bakuzi watanze?',
  'Somebody has started an application to {house} with this email address, and has named a referee to ask for a letter. We write to referees only after you confirm that it is you.':
    'Hari uwatangiye ubusabe muri {house} akoresheje iyi imeyili, kandi yatanze umuntu umuzi tugomba gusaba ibaruwa. Twandikira abo bantu ari uko wemeje ko ari wowe.',
  'The link works for 60 days.': 'Ihuza rimara iminsi 60.',
  'If you did not start this, somebody may have mistyped their address. You do not need to do anything, and we will not ask anybody.':
    'Niba atari wowe wabitangiye, hari ushobora kuba yibeshye aderesi. Nta kindi ugomba gukora: nta muntu usabwa.',
  'Your message to the applicant appears here.': 'Ubutumwa bwandikiwe usaba bugaragara hano.',
  'Each line is a paragraph.': 'Buri murongo ni igika.',
};

export default sentences;
