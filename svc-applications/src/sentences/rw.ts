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
  'We have emailed this link several times today. Please look into your mailbox, also among unwanted mail.':
    'Uyu murongo twawohereje kenshi uyu munsi. Reba muri imeyili yawe, no mu butumwa budashakwa.',
  'Many files have been uploaded in your network today.':
    'Dosiye nyinshi zoherejwe mu muyoboro wawe uyu munsi.',
  'Many addresses of calendars that do not exist were tried in your network.':
    'Aderesi nyinshi za kalendari zitabaho zageragejwe mu muyoboro wawe.',
  'This calendar was read many times.': 'Iyi kalendari yasomwe inshuro nyinshi.',
  'You have asked many referees today.': 'Wasabye abakuzi benshi uyu munsi.',
  'Many referees were asked from your network today.':
    'Abakuzi benshi basabwe bivuye mu muyoboro wawe uyu munsi.',
  'The mail was sent already. Please look into your mailbox, also among unwanted mail.':
    'Imeyili yamaze koherezwa. Reba mu butumwa bwawe, no mu butifuzwa.',
  'Many links that do not work were tried in your network.':
    'Amahuza menshi adafungura yageragejwe mu muyoboro wawe.',
  'New links were sent already.': 'Amahuza mashya yamaze koherezwa.',
  'This PDF was begun many times.': 'Iyi PDF yatangiye koherezwa inshuro nyinshi.',
  'This page was sent many times.': 'Uru rupapuro rwoherejwe inshuro nyinshi.',
  'Many tests were sent.': 'Hoherejwe amagerageza menshi.',
  'Your data is being downloaded already. Please wait until it is there, then try again.':
    'Amakuru yawe ari gukururwa. Tegereza agere, hanyuma wongere ugerageze.',
  'Many people download their data just now. Please try again shortly.':
    'Abantu benshi bari gukurura amakuru yabo ubu. Ongera ugerageze mu kanya.',
  'There is no such act': 'Iki gikorwa ntikibaho',
  'Open the list anew: this page is not there.': 'Ongera ufungure urutonde: uru rupapuro ntirubaho.',
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
  'This could not be taken': 'Ibi ntibyakiriwe',
  'Nothing was sent. Go back to your page with the Back button of your browser, and try again.':
    'Nta cyoherejwe. Subira ku rupapuro rwawe ukoresheje buto yo Gusubira inyuma ya mushakisha, wongere ugerageze.',
  'This link does not open anything': 'Iri huza nta cyo rifungura',
  'It may be incomplete: please open it from the mail again. It may also belong to an application that does not exist any more.':
    'Rishobora kuba rituzuye: ongera urifungurire muri imeyili. Rishobora no kuba iry’ubusabe butakiriho.',
  'If you still want to write, ask the applicant to ask you again: then you get a new link.':
    'Niba ugishaka kwandika, saba usaba yongere akubaze: uzabona irindi huza.',
  'This link has expired': 'Iri huza ryararangiye',
  'We can send a new one to the same address.': 'Dushobora kohereza irindi kuri iyo aderesi.',
  'Send me a new link': 'Nyoherereza irindi huza',
  'A new link is on its way': 'Ihuza rishya riri mu nzira',
  'It goes to the address that the first one was sent to, and arrives within minutes.':
    'Ryoherezwa kuri aderesi irya mbere ryoherejweho, kandi rigera mu minota mike.',
  'New links were sent already': 'Amahuza mashya yamaze koherezwa',
  'Please look into your mailbox, also among unwanted mail. You can have another one tomorrow.':
    'Reba mu butumwa bwawe, no mu butifuzwa. Ushobora kubona irindi ejo.',
  'The portal is closed just now, and takes no letters. Your link stays good: please try again later, or write to us.':
    'Urubuga rurafunze ubu, ntirwakira amabaruwa. Ihuza ryawe riracyakora: ongera ugerageze nyuma, cyangwa utwandikire.',
  'Not open at the moment': 'Ntihafunguye ubu',
  'Thank you. Your letter is here': 'Murakoze. Ibaruwa yawe yageze',
  'It reached us on {day}, as text and as a PDF, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'Yatugezeho ku wa {day}, nk’umwandiko no muri PDF, kandi itsinda ryacu rirayisoma. {name} abona ko yageze, ariko ntayisoma.',
  'It reached us on {day}, as a PDF, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'Yatugezeho ku wa {day}, muri PDF, kandi itsinda ryacu rirayisoma. {name} abona ko yageze, ariko ntayisoma.',
  'It reached us on {day}, as text, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'Yatugezeho ku wa {day}, nk’umwandiko, kandi itsinda ryacu rirayisoma. {name} abona ko yageze, ariko ntayisoma.',
  'It reached us on {day}, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'Yatugezeho ku wa {day}, kandi itsinda ryacu rirayisoma. {name} abona ko yageze, ariko ntayisoma.',
  'There is nothing else to do. This link has been used; if something in your letter is wrong, please write to us.':
    'Nta kindi usabwa. Iri huza ryarakoreshejwe; niba hari ikitari cyo mu ibaruwa yawe, twandikire.',
  'Thank you for telling us': 'Murakoze kutubwira',
  'You told us on {day} that you cannot write this letter. {name} sees that, without your reason, and can ask somebody else.':
    'Watubwiye ku wa {day} ko udashobora kwandika iyi baruwa. {name} arabibona, atabona impamvu yawe, kandi ashobora gusaba undi muntu.',
  'You have passed this on': 'Ibi wabihaye undi',
  'Since {day} a colleague has a link of their own, and yours has ended.':
    'Kuva ku wa {day} mugenzi wawe afite ihuza rye, iryawe ryarangiye.',
  'This letter is not needed any more': 'Iyi baruwa ntigikenewe',
  '{name} has asked somebody else since, so this link has ended.':
    '{name} yasabye undi muntu nyuma, iri huza ryarangiye rero.',
  '{name} has withdrawn the application. Thank you all the same.':
    '{name} yakuyeho ubusabe. Murakoze nubwo bimeze bityo.',
  'We have decided on this application already. Thank you all the same.':
    'Twamaze gufata icyemezo kuri ubu busabe. Murakoze nubwo bimeze bityo.',
  'Is this your application?': 'Ubu ni ubusabe bwawe?',
  'We would write to {names} now, and ask for the letter.': 'Twahita twandikira {names}, tugasaba ibaruwa.',
  'Then we may write to the referees whom you name.': 'Nyuma tuzashobora kwandikira abo uvuga ko bakuzi.',
  'If you did not begin this, close this page: nobody is asked.':
    'Niba atari wowe watangiye ibi, funga uru rupapuro: nta we ubazwa.',
  'Yes, it is mine': 'Yego, ni ubwanjye',
  'Thank you': 'Murakoze',
  'Your email address is confirmed, and your referees are asked. You see in your application when they have opened the link and sent their letter.':
    'Imeyili yawe yemejwe, kandi abakuzi barabajijwe. Mu busabe bwawe ubona igihe bafunguye ihuza n’igihe bohereje ibaruwa.',
  'You can close this page.': 'Ushobora gufunga uru rupapuro.',
  'Your email address is confirmed': 'Imeyili yawe yemejwe',
  'There is nothing else to do. You can close this page.': 'Nta kindi usabwa. Ushobora gufunga uru rupapuro.',
  'This link is no longer valid': 'Iri huza ntirigikora',
  'It has expired, or your application has another email address now. Sign in to your application and ask for a new one.':
    'Igihe cyaryo cyarangiye, cyangwa ubusabe bwawe ubu bufite indi imeyili. Injira mu busabe bwawe usabe irindi.',
  'A letter for {name}': 'Ibaruwa ya {name}',
  'Dear {referee}, {name} applies for {programme} at {organisation} and has named you as a referee. You need no account. {same} does not get to read what you send.':
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
  'Your PDF is here. Press Send the letter, and our team gets it.':
    'PDF yawe yatugezeho. Kanda kuri Ohereza ibaruwa, itsinda ryacu riyibone.',
  'Your letter is sent as soon as your PDF is here.': 'Ibaruwa yawe yoherezwa PDF yawe imaze kutugeraho.',
  'Your PDF could not be sent. Please choose it again.': 'PDF yawe ntiyashoboye koherezwa. Ongera uyihitemo.',
  'Choose a PDF': 'Hitamo PDF',
  'Remove the PDF': 'Kuraho PDF',
  'Pass it on to a colleague': 'Bihe mugenzi wawe',
  'We mail your colleague a link of their own; yours ends.':
    'Twoherereza mugenzi wawe ihuza rye; iryawe rirarangira.',
  'Their name': 'Izina rye',
  'Their email address': 'Imeyili ye',
  'Pass it on': 'Bitange',
  'Why? (optional)': 'Kubera iki? (si ngombwa)',
  'Our team reads it, the applicant does not.': 'Itsinda ryacu rirabisoma, usaba ntabisoma.',
  'Say that you cannot write it': 'Vuga ko udashobora kuyandika',
  Decline: 'Anga',
  'This did not work': 'Ibi ntibyakunze',
  'Reminders of your application': 'Inzibutso z’ubusabe bwawe',
  'We remind you twice at most when you have begun an application and not gone on with it.':
    'Tukwibutsa kabiri gusa iyo watangiye ubusabe ntubukomeze.',
  'End the reminders': 'Hagarika inzibutso',
  'You get no more reminders': 'Ntuzongera kubona inzibutso',
  'Your application stays as it is, and you can go on with it at any time. Other emails about it still come.':
    'Ubusabe bwawe buguma uko buri, kandi ushobora kubukomeza igihe icyo ari cyo cyose. Izindi imeyili zabwo ziracyaza.',
  'Undo: remind me': 'Subizaho: nyibutsa',
  'You get reminders again': 'Wongeye kubona inzibutso',
  'We remind you when you have begun an application and not gone on with it.':
    'Tukwibutsa iyo watangiye ubusabe ntubukomeze.',
  'It may be incomplete: please open it from the email again. It may also belong to an application that does not exist any more; then you get no more reminders of it.':
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
  'Ends on': 'Burangira ku wa',
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
  'Go on with your draft': 'Komeza ubusabe bwawe butarangiye',
  'Go on with my application': 'Komeza ubusabe bwanjye',
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
  'Your {programme} application to {house} is now being reviewed. Our team has a word for you:':
    'Ubusabe bwawe bwo {programme} muri {house} ubu burasuzumwa. Itsinda ryacu rifite ubutumwa bwawe:',
  'We will write to you again as soon as there is a decision.':
    'Tuzongera kukwandikira icyemezo nikimara gufatwa.',
  'Your {programme} application has been approved ({reference})':
    'Ubusabe bwawe bwo {programme} bwemewe ({reference})',
  'We have good news: your {programme} application to {house} has been approved. We look forward to meeting you. Our team has a word for you:':
    'Dufite inkuru nziza: ubusabe bwawe bwo {programme} muri {house} bwemewe. Twishimiye kuzabonana nawe. Itsinda ryacu rifite ubutumwa bwawe:',
  'If anything is unclear, write to us. We are glad to help.':
    'Niba hari ikidasobanutse, twandikire. Twishimiye kugufasha.',
  'The decision on your {programme} application ({reference})':
    'Icyemezo ku busabe bwawe bwo {programme} ({reference})',
  'Thank you for applying to {house}, and for the time and care that you put into it. We have read your {programme} application closely, and we are sorry that we cannot offer you a place. Our team has a word for you:':
    'Murakoze gusaba muri {house}, n’igihe n’umwete mwabishyizemo. Twasomye neza ubusabe bwawe bwo {programme}, kandi tubabajwe n’uko tudashobora kuguha umwanya. Itsinda ryacu rifite ubutumwa bwawe:',
  'You are welcome to ask for another application one year after this one came in; you can do so where you follow this one.':
    'Ushobora gusaba kongera gutanga ubusabe nyuma y’umwaka umwe ubu bwakiriwe; wabikorera aho ukurikiranira ubu.',
  'You can apply for another {programme}': 'Ushobora kongera gusaba {programme}',
  'Your request for another {programme} application has been approved.':
    'Twemeye ko wongera gutanga ubusabe bwo {programme}.',
  'We have opened a draft for you. Your personal details, education, languages and documents of last time are in it already: look whether they are still right, and replace what has changed.':
    'Twagufunguriye ubusabe bushya butarangiye. Umwirondoro, amashuri, indimi n’inyandiko by’ubushize birimo: reba niba bikiri byo, usimbuze ibyahindutse.',
  'Sign in, open the draft in your dashboard, fill in what is missing and submit it. It reaches us only then.':
    'Injira, ufungure ubusabe butarangiye ku rupapuro rwawe, wuzuze ibibura maze ubwohereze. Butugeraho icyo gihe gusa.',
  'If you have forgotten your password, "Forgot password" on the sign-in page gives you a new one.':
    'Niba waribagiwe ijambobanga ryawe, « Wibagiwe ijambobanga? » ku rupapuro rwo kwinjira iguha irishya.',
  'Your request for another {programme} application': 'Icyifuzo cyawe cyo kongera gusaba {programme}',
  'Thank you for your request for another {programme} application. We are sorry that we cannot take one from you now. Our team gives this reason:':
    'Murakoze gusaba kongera gutanga ubusabe bwo {programme}. Tubabajwe n’uko tudashobora kubwakira ubu. Itsinda ryacu ritanga iyi mpamvu:',
  'We need something more from you ({reference})': 'Hari ikindi tugukeneyeho ({reference})',
  'Thank you for your {programme} application to {house}. Before we can decide, our team needs something more from you:':
    'Murakoze ku busabe bwawe bwo {programme} muri {house}. Mbere yo gufata icyemezo, itsinda ryacu hari ikindi rigukeneyeho:',
  'We have opened these parts of your application for you. Everything else stays as you sent it.':
    'Twagufunguriye ibi bice by’ubusabe bwawe. Ibindi byose biguma uko wabyohereje.',
  'Change what is needed, save it, then press "Send my answers". If you need more time, or something is unclear, write to us.':
    'Hindura ibikenewe, ubibike, hanyuma ukande buto yo kohereza ibisubizo byawe. Niba ukeneye ikindi gihe, cyangwa hari ikidasobanutse, twandikire.',
  'Your {programme} draft ends on {ends_on} ({reference})':
    'Ubusabe bwo {programme} burangira {ends_on} ({reference})',
  'You began {one} application to {house} and have not sent it in yet. If you do not go on with it, it ends on {ends_on}: then your answers and documents are removed for good.':
    'Watangiye ubusabe bwo {one} muri {house} ariko nturabwohereza. Niba utabukomeje, burarangira ku wa {ends_on}: icyo gihe ibisubizo n’inyandiko byawe bisibwa burundu.',
  'Do you still want to apply? Open your draft and change or add something: then it stays.':
    'Uracyashaka gusaba? Fungura ubusabe bwawe butarangiye ugire icyo uhindura cyangwa wongeramo: buragumaho.',
  'If you do not want to apply any more, you need do nothing.':
    'Niba utagishaka gusaba, nta kindi ugomba gukora.',
  'If you did not begin this, somebody may have mistyped their address. You need do nothing.':
    'Niba atari wowe wabitangiye, hari ushobora kuba yibeshye aderesi. Nta kindi ugomba gukora.',
  'Your {programme} application waits for you ({reference})':
    'Ubusabe bwawe bwo {programme} buragutegereje ({reference})',
  'You began {one} application to {house} and have not gone on with it for {days} days. What you filled in is kept, and you can go on where you stopped, on any device.':
    'Watangiye ubusabe bwo {one} muri {house} ariko umaze iminsi {days} utabukomeza. Ibyo wujuje birabitswe, kandi ushobora gukomereza aho wari ugeze, ku gikoresho icyo ari cyo cyose.',
  'Come back to your {programme} application ({reference})':
    'Garuka ku busabe bwawe bwo {programme} ({reference})',
  'Here is the link that you asked for. It opens your {programme} application to {house} at the step where you stopped, on any device.':
    'Dore umurongo wasabye. Ufungura ubusabe bwawe bwo {programme} muri {house} aho wari ugeze, ku gikoresho icyo ari cyo cyose.',
  'You will be asked for this email address and the phone number that you gave.':
    'Uzabazwa iyi imeyili na nimero ya telefone watanze.',
  'If you did not ask for this, somebody may have mistyped their address. You need do nothing.':
    'Niba utarabisabye, birashoboka ko hari uwibeshye yandika imeyili ye. Nta cyo ugomba gukora.',
  '{applicant} asks you for a reference letter': '{applicant} aragusaba ibaruwa imushyigikira',
  'Reminder: {applicant} asks you for a reference letter':
    'Kwibutsa: {applicant} aragusaba ibaruwa imushyigikira',
  '{applicant} has named you as a referee, and would like to ask you for a letter. Who they apply to and what they would like you to write about stands behind this link.':
    '{applicant} yagutanze nk’umuntu umuzi, kandi arifuza kugusaba ibaruwa. Aho asaba n’ibyo yifuza ko wandikaho biri kuri iri huza.',
  'You need no account. You can write there or add a PDF, say that you cannot, or pass it on to a colleague.':
    'Ntukeneye konti. Ushobora kwandikaho cyangwa ukongeraho PDF, kuvuga ko udashobora, cyangwa ukabyoherereza mugenzi wawe.',
  'The link is for you alone and good for 60 days. The applicant does not get to read your letter.':
    'Ihuza ni iryawe gusa kandi rimara iminsi 60. Usaba ntasoma ibaruwa yawe.',
  'If you do not know this person, you need do nothing.': 'Niba utazi uyu muntu, nta kindi ugomba gukora.',
  '{applicant} has named you as a referee, and your letter is not there yet. If you have a moment, it takes a few minutes; if you cannot write it, please say so on the same page, so that {applicant} can ask somebody else.':
    '{applicant} yagutanze nk’umuntu umuzi, ariko ibaruwa yawe ntiraboneka. Niba ufite akanya, bifata iminota mike; niba udashobora kuyandika, bivuge kuri urwo rupapuro, kugira ngo {applicant} ashobore gusaba undi.',
  'Here is the new link to the letter for {applicant} that you have asked for.':
    'Iri ni ihuza rishya rijya ku ibaruwa ya {applicant}, wasabye.',
  'Thank you for your letter for {applicant}. Our virus scanner has refused the PDF that you sent, and nobody has opened it. Please send another PDF, or write your letter on the page.':
    'Murakoze ku ibaruwa ya {applicant}. Porogaramu yacu irinda virusi yanze PDF wohereje, kandi nta muntu wayifunguye. Ohereza indi PDF, cyangwa wandike ibaruwa yawe ku rupapuro.',
  'May we write to your referees?': 'Twakwandikira abantu bakuzi watanze?',
  'Somebody has begun an application to {house} with this email address, and has named a referee whom we should ask for a letter. We write to referees only when you have confirmed that it is you.':
    'Hari uwatangiye ubusabe muri {house} akoresheje iyi imeyili, kandi yatanze umuntu umuzi tugomba gusaba ibaruwa. Twandikira abo bantu ari uko wemeje ko ari wowe.',
  'The link is good for 60 days.': 'Ihuza rimara iminsi 60.',
  'If you did not begin this, somebody may have mistyped their address. You need do nothing: nobody is asked.':
    'Niba atari wowe wabitangiye, hari ushobora kuba yibeshye aderesi. Nta kindi ugomba gukora: nta muntu usabwa.',
  'Your message to the applicant appears here.': 'Ubutumwa bwandikiwe usaba bugaragara hano.',
  'Each line is a paragraph.': 'Buri murongo ni igika.',
};

export default sentences;
