/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'There is an open application of this kind already.': 'Tayari kuna ombi lililo wazi la aina hii.',
  'Must be a list': 'Lazima iwe orodha',
  'Must be true or false': 'Lazima iwe kweli au si kweli',
  'There is nothing to change in this': 'Hakuna cha kubadilisha hapa',
  'Each kind of reference can be given once': 'Kila aina ya mdhamini inaweza kutolewa mara moja',
  'Select which reference this is': 'Chagua huyu ni mdhamini gani',
  'Select what you apply for': 'Chagua unachoomba',
  'All documents together may have {megabytes} MB. Please send smaller files.':
    'Hati zote pamoja zinaweza kuwa na MB {megabytes}. Tafadhali tuma faili ndogo zaidi.',
  '{label} contains scripts, commands or attached files. Print it to a new PDF and retry':
    '{label} ina hati-amri, amri au faili zilizoambatishwa. Ichapishe kuwa PDF mpya ujaribu tena',
  '{label} is a form that only some programs can show. Print it to a new PDF and retry':
    '{label} ni fomu ambayo programu chache tu zinaweza kuionyesha. Ichapishe kuwa PDF mpya ujaribu tena',
  '{label} contains embedded objects, or takes in other files. Save it as a PDF and retry':
    '{label} ina vitu vilivyopachikwa, au inachukua faili nyingine. Ihifadhi kama PDF ujaribu tena',
  'The file could not be checked. Please try again shortly.':
    'Faili haikuweza kukaguliwa. Tafadhali jaribu tena baada ya muda mfupi.',
  '{label} contains macros. Save it without them and retry':
    '{label} ina makro. Ihifadhi bila makro ujaribu tena',
  '{label} contains a virus. Choose another file': '{label} ina virusi. Chagua faili nyingine',
  'This file is still being checked for viruses. Please try again in a minute.':
    'Faili hii bado inakaguliwa kama ina virusi. Tafadhali jaribu tena baada ya dakika moja.',
  'This file contains a virus and cannot be opened.': 'Faili hii ina virusi na haiwezi kufunguliwa.',
  'Many files are being checked just now. Please try again shortly.':
    'Faili nyingi zinakaguliwa sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
  'A file may have {megabytes} MB': 'Faili inaweza kuwa na MB {megabytes}',
  'Many applications have been started in your network. Your answers stay on this device.':
    'Maombi mengi yameanzishwa kwenye mtandao wako. Majibu yako yanabaki kwenye kifaa hiki.',
  'We have emailed this link several times today. Please look into your mailbox, also among unwanted mail.':
    'Tumetuma kiungo hiki kwa barua pepe mara kadhaa leo. Tafadhali angalia kikasha chako, pia kati ya barua zisizohitajika.',
  'Many files have been uploaded in your network today.': 'Faili nyingi zimepakiwa kwenye mtandao wako leo.',
  'Many addresses of calendars that do not exist were tried in your network.':
    'Anwani nyingi za kalenda zisizokuwepo zilijaribiwa kwenye mtandao wako.',
  'This calendar was read many times.': 'Kalenda hii ilisomwa mara nyingi.',
  'You have asked many referees today.': 'Umewaomba wadhamini wengi leo.',
  'Many referees were asked from your network today.': 'Wadhamini wengi waliombwa kutoka mtandao wako leo.',
  'The mail was sent already. Please look into your mailbox, also among unwanted mail.':
    'Barua imeshatumwa. Tafadhali angalia kikasha chako, pia kati ya barua zisizohitajika.',
  'Many links that do not work were tried in your network.':
    'Viungo vingi visivyofanya kazi vilijaribiwa kwenye mtandao wako.',
  'New links were sent already.': 'Viungo vipya vimeshatumwa.',
  'This PDF was begun many times.': 'PDF hii ilianzishwa mara nyingi.',
  'This page was sent many times.': 'Ukurasa huu ulitumwa mara nyingi.',
  'Many tests were sent.': 'Majaribio mengi yalitumwa.',
  'Your data is being downloaded already. Please wait until it is there, then try again.':
    'Data yako tayari inapakuliwa. Tafadhali subiri hadi ifike, kisha ujaribu tena.',
  'Many people download their data just now. Please try again shortly.':
    'Watu wengi wanapakua data yao sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
  'There is no such act': 'Hakuna kitendo kama hicho',
  'Open the list anew: this page is not there.': 'Fungua orodha upya: ukurasa huu haupo.',
  'Enter a day as 2026-11-23': 'Weka siku kama 2026-11-23',
  'Enter the name of your colleague': 'Weka jina la mwenzako',
  'The letter cannot come from the applicant. Name a colleague':
    'Barua haiwezi kutoka kwa mwombaji. Mtaje mwenzako',
  'Write your letter, or add it as a PDF': 'Andika barua yako, au iongeze kama PDF',
  'Questions? Write to': 'Una maswali? Andika kwa',
  'This is a page': 'Huu ni ukurasa',
  'Open it in a browser.': 'Ufungue kwenye kivinjari.',
  'Error: {title}': 'Kosa: {title}',
  'Something went wrong': 'Kuna hitilafu imetokea',
  'This could not be taken': 'Hii haikuweza kupokelewa',
  'Nothing was sent. Go back to your page with the Back button of your browser, and try again.':
    'Hakuna kilichotumwa. Rudi kwenye ukurasa wako kwa kitufe cha Nyuma cha kivinjari chako, na ujaribu tena.',
  'This link does not open anything': 'Kiungo hiki hakifungui chochote',
  'It may be incomplete: please open it from the mail again. It may also belong to an application that does not exist any more.':
    'Huenda hakijakamilika: tafadhali kifungue tena kutoka kwenye barua. Huenda pia ni cha ombi lisilokuwepo tena.',
  'If you still want to write, ask the applicant to ask you again: then you get a new link.':
    'Kama bado unataka kuandika, mwambie mwombaji akuombe tena: kisha utapata kiungo kipya.',
  'This link has expired': 'Kiungo hiki kimeisha muda',
  'We can send a new one to the same address.': 'Tunaweza kutuma kipya kwa anwani ileile.',
  'Send me a new link': 'Nitumie kiungo kipya',
  'A new link is on its way': 'Kiungo kipya kiko njiani',
  'It goes to the address that the first one was sent to, and arrives within minutes.':
    'Kinakwenda kwenye anwani ambayo cha kwanza kilitumwa, na kinafika ndani ya dakika chache.',
  'New links were sent already': 'Viungo vipya vimeshatumwa',
  'Please look into your mailbox, also among unwanted mail. You can have another one tomorrow.':
    'Tafadhali angalia kikasha chako, pia kati ya barua zisizohitajika. Unaweza kupata kingine kesho.',
  'The portal is closed just now, and takes no letters. Your link stays good: please try again later, or write to us.':
    'Tovuti imefungwa kwa sasa, na haipokei barua. Kiungo chako kinaendelea kufaa: tafadhali jaribu tena baadaye, au tuandikie.',
  'Not open at the moment': 'Haijafunguliwa kwa sasa',
  'Thank you. Your letter is here': 'Asante. Barua yako imefika',
  'It reached us on {day}, as text and as a PDF, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'Ilitufikia {day}, kama maandishi na kama PDF, na timu yetu inaisoma. {name} anaona kwamba imefika, na haisomi.',
  'It reached us on {day}, as a PDF, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'Ilitufikia {day}, kama PDF, na timu yetu inaisoma. {name} anaona kwamba imefika, na haisomi.',
  'It reached us on {day}, as text, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'Ilitufikia {day}, kama maandishi, na timu yetu inaisoma. {name} anaona kwamba imefika, na haisomi.',
  'It reached us on {day}, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'Ilitufikia {day}, na timu yetu inaisoma. {name} anaona kwamba imefika, na haisomi.',
  'There is nothing else to do. This link has been used; if something in your letter is wrong, please write to us.':
    'Hakuna kingine cha kufanya. Kiungo hiki kimetumika; kama kuna kosa kwenye barua yako, tafadhali tuandikie.',
  'Thank you for telling us': 'Asante kwa kutuambia',
  'You told us on {day} that you cannot write this letter. {name} sees that, without your reason, and can ask somebody else.':
    'Ulituambia {day} kwamba huwezi kuandika barua hii. {name} anaona hilo, bila sababu yako, na anaweza kumwomba mtu mwingine.',
  'You have passed this on': 'Umempelekea mwingine',
  'Since {day} a colleague has a link of their own, and yours has ended.':
    'Tangu {day} mwenzako ana kiungo chake mwenyewe, na chako kimeisha.',
  'This letter is not needed any more': 'Barua hii haihitajiki tena',
  '{name} has asked somebody else since, so this link has ended.':
    '{name} amemwomba mtu mwingine tangu wakati huo, kwa hiyo kiungo hiki kimeisha.',
  '{name} has withdrawn the application. Thank you all the same.': '{name} ameondoa ombi. Asante hata hivyo.',
  'We have decided on this application already. Thank you all the same.':
    'Tumeshaamua kuhusu ombi hili. Asante hata hivyo.',
  'Is this your application?': 'Je, hili ni ombi lako?',
  'We would write to {names} now, and ask for the letter.': 'Sasa tungemwandikia {names}, na kuomba barua.',
  'Then we may write to the referees whom you name.': 'Kisha tunaweza kuwaandikia wadhamini unaowataja.',
  'If you did not begin this, close this page: nobody is asked.':
    'Kama si wewe uliyeanzisha hili, funga ukurasa huu: hakuna anayeombwa.',
  'Yes, it is mine': 'Ndiyo, ni langu',
  'Thank you': 'Asante',
  'Your email address is confirmed, and your referees are asked. You see in your application when they have opened the link and sent their letter.':
    'Anwani yako ya barua pepe imethibitishwa, na wadhamini wako wameombwa. Utaona kwenye ombi lako watakapokuwa wamefungua kiungo na kutuma barua yao.',
  'You can close this page.': 'Unaweza kufunga ukurasa huu.',
  'Your email address is confirmed': 'Anwani yako ya barua pepe imethibitishwa',
  'There is nothing else to do. You can close this page.':
    'Hakuna kingine cha kufanya. Unaweza kufunga ukurasa huu.',
  'This link is no longer valid': 'Kiungo hiki hakifai tena',
  'It has expired, or your application has another email address now. Sign in to your application and ask for a new one.':
    'Kimeisha muda, au sasa ombi lako lina anwani nyingine ya barua pepe. Ingia kwenye ombi lako na uombe kipya.',
  'A letter for {name}': 'Barua kwa ajili ya {name}',
  'Dear {referee}, {name} applies for {programme} at {organisation} and has named you as a referee. You need no account. {same} does not get to read what you send.':
    'Mpendwa {referee}, {name} anaomba {programme} kwa {organisation} na amekutaja kuwa mdhamini. Huhitaji akaunti. {same} hasomi unachotuma.',
  '{name} would like you to write about': '{name} angependa uandike kuhusu',
  'Look again': 'Angalia tena',
  'Your letter': 'Barua yako',
  'Send the letter': 'Tuma barua',
  'You cannot write it?': 'Huwezi kuiandika?',
  'Nothing is sent yet.': 'Bado hakuna kilichotumwa.',
  'Write here': 'Andika hapa',
  'Up to {most} characters. Leave it empty if you add a PDF.': 'Hadi herufi {most}. Acha tupu ukiongeza PDF.',
  'Or add your letter as a PDF': 'Au ongeza barua yako kama PDF',
  'Smaller than 5 MB.': 'Ndogo kuliko MB 5.',
  'Your PDF is on its way.': 'PDF yako iko njiani.',
  'No connection. It continues automatically.': 'Hakuna muunganisho. Itaendelea yenyewe.',
  'Your PDF is here. Press Send the letter, and our team gets it.':
    'PDF yako imefika. Bonyeza Tuma barua, na timu yetu inaipata.',
  'Your letter is sent as soon as your PDF is here.': 'Barua yako inatumwa mara PDF yako inapofika.',
  'Your PDF could not be sent. Please choose it again.':
    'PDF yako haikuweza kutumwa. Tafadhali ichague tena.',
  'Choose a PDF': 'Chagua PDF',
  'Remove the PDF': 'Ondoa PDF',
  'Pass it on to a colleague': 'Mpelekee mwenzako',
  'We mail your colleague a link of their own; yours ends.':
    'Tunamtumia mwenzako kiungo chake mwenyewe; chako kinaisha.',
  'Their name': 'Jina lake',
  'Their email address': 'Anwani yake ya barua pepe',
  'Pass it on': 'Mpelekee',
  'Why? (optional)': 'Kwa nini? (si lazima)',
  'Our team reads it, the applicant does not.': 'Timu yetu inaisoma, mwombaji haisomi.',
  'Say that you cannot write it': 'Sema kwamba huwezi kuiandika',
  Decline: 'Kataa',
  'This did not work': 'Haikufanikiwa',
  'Reminders of your application': 'Vikumbusho vya ombi lako',
  'We remind you twice at most when you have begun an application and not gone on with it.':
    'Tunakukumbusha mara mbili kwa wingi ukiwa umeanza ombi na hujaliendeleza.',
  'End the reminders': 'Sitisha vikumbusho',
  'You get no more reminders': 'Hutapata vikumbusho tena',
  'Your application stays as it is, and you can go on with it at any time. Other emails about it still come.':
    'Ombi lako linabaki kama lilivyo, na unaweza kuliendeleza wakati wowote. Barua pepe nyingine kulihusu bado zitakuja.',
  'Undo: remind me': 'Tendua: nikumbushe',
  'You get reminders again': 'Utapata vikumbusho tena',
  'We remind you when you have begun an application and not gone on with it.':
    'Tunakukumbusha ukiwa umeanza ombi na hujaliendeleza.',
  'It may be incomplete: please open it from the email again. It may also belong to an application that does not exist any more; then you get no more reminders of it.':
    'Huenda hakijakamilika: tafadhali kifungue tena kutoka kwenye barua pepe. Huenda pia ni cha ombi lisilokuwepo tena; basi hutapata vikumbusho vyake tena.',
  'Your data': 'Data yako',
  'As it was on {day}. The file data.json has all of it for programs.':
    'Kama ilivyokuwa {day}. Faili data.json ina yote kwa ajili ya programu za kompyuta.',
  '{status}, submitted on {day}': '{status}, liliwasilishwa {day}',
  'None.': 'Hakuna.',
  'These documents could not be included: they wait for the virus check, were refused by it, or could not be read. Write to us if you need them.':
    'Hati hizi hazikuweza kujumuishwa: zinasubiri ukaguzi wa virusi, zilikataliwa nao, au hazikuweza kusomwa. Tuandikie ukizihitaji.',
  'Hello,': 'Habari,',
  'Dear {name},': 'Mpendwa {name},',
  Reference: 'Kumbukumbu',
  Received: 'Limepokelewa',
  Email: 'Barua pepe',
  Password: 'Nenosiri',
  'Ends on': 'Linaisha',
  'To change': 'Ya kubadilisha',
  'Until the end of': 'Hadi mwisho wa',
  'You stopped at': 'Uliishia',
  'No more reminders': 'Sitaki vikumbusho tena',
  'Choose a password': 'Chagua nenosiri',
  'Sign in': 'Ingia',
  'Sign in to see your application': 'Ingia ili kuona ombi lako',
  'Go to your dashboard': 'Nenda kwenye dashibodi yako',
  'See your requests': 'Tazama maombi yako ya kurudia',
  'Change and send': 'Badilisha na utume',
  'Go on with your draft': 'Endelea na rasimu yako',
  'Go on with my application': 'Endelea na ombi langu',
  'See what is asked': 'Tazama kinachoombwa',
  'Confirm that it is you': 'Thibitisha kwamba ni wewe',
  'Step {at} of {steps}: {step}': 'Hatua ya {at} kati ya {steps}: {step}',
  'We have received your {programme} application ({reference})':
    'Tumepokea ombi lako la {programme} ({reference})',
  'Thank you for applying to {house}. Your {programme} application has reached us{with_documents}.':
    'Asante kwa kuomba kwa {house}. Ombi lako la {programme} limetufikia{with_documents}.',
  ', complete with its documents': ', likiwa kamili pamoja na hati zake',
  'We have opened an account for you, where you can follow your application at any time. Sign in with:':
    'Tumekufungulia akaunti, ambapo unaweza kufuatilia ombi lako wakati wowote. Ingia kwa:',
  'We have opened an account for you, where you can follow your application at any time. Choose a password for it:':
    'Tumekufungulia akaunti, ambapo unaweza kufuatilia ombi lako wakati wowote. Chagua nenosiri lake:',
  'You can follow your application at any time. Sign in with the password you already have:':
    'Unaweza kufuatilia ombi lako wakati wowote. Ingia kwa nenosiri ulilonalo tayari:',
  'You can choose a password of your own at once, by this link: {link}':
    'Unaweza kuchagua nenosiri lako mwenyewe mara moja, kwa kiungo hiki: {link}',
  'Please choose a password of your own after you have signed in. If you do not use this one within 14 days it stops working; "Forgot password" on the sign-in page then gives you a new one.':
    'Tafadhali chagua nenosiri lako mwenyewe baada ya kuingia. Usipolitumia hili ndani ya siku 14 linaacha kufanya kazi; "Umesahau nenosiri" kwenye ukurasa wa kuingia itakupa jipya.',
  'If you did not apply, write to us and we will look into it.':
    'Kama hukuomba, tuandikie na tutalichunguza.',
  'The link works once, within 14 days; "Forgot password" on the sign-in page then gives you a new one.':
    'Kiungo kinafanya kazi mara moja, ndani ya siku 14; "Umesahau nenosiri" kwenye ukurasa wa kuingia itakupa jipya.',
  'If you have forgotten it, "Forgot password" on the sign-in page gives you a new one.':
    'Kama umelisahau, "Umesahau nenosiri" kwenye ukurasa wa kuingia itakupa jipya.',
  'We are looking at your {programme} application ({reference})':
    'Tunaangalia ombi lako la {programme} ({reference})',
  'Your {programme} application to {house} is now being reviewed. Our team has a word for you:':
    'Ombi lako la {programme} kwa {house} sasa linakaguliwa. Timu yetu ina neno kwako:',
  'We will write to you again as soon as there is a decision.':
    'Tutakuandikia tena mara kunapokuwa na uamuzi.',
  'Your {programme} application has been approved ({reference})':
    'Ombi lako la {programme} limekubaliwa ({reference})',
  'We have good news: your {programme} application to {house} has been approved. We look forward to meeting you. Our team has a word for you:':
    'Tuna habari njema: ombi lako la {programme} kwa {house} limekubaliwa. Tunatarajia kukutana nawe. Timu yetu ina neno kwako:',
  'If anything is unclear, write to us. We are glad to help.':
    'Kama kuna kisicho wazi, tuandikie. Tunafurahi kusaidia.',
  'The decision on your {programme} application ({reference})':
    'Uamuzi kuhusu ombi lako la {programme} ({reference})',
  'Thank you for applying to {house}, and for the time and care that you put into it. We have read your {programme} application closely, and we are sorry that we cannot offer you a place. Our team has a word for you:':
    'Asante kwa kuomba kwa {house}, na kwa muda na uangalifu ulioweka. Tumesoma kwa makini ombi lako la {programme}, na tunasikitika kwamba hatuwezi kukupa nafasi. Timu yetu ina neno kwako:',
  'You are welcome to ask for another application one year after this one came in; you can do so where you follow this one.':
    'Unakaribishwa kuomba kupata ombi jingine mwaka mmoja baada ya hili kupokelewa; unaweza kufanya hivyo mahali unapofuatilia hili.',
  'You can apply for another {programme}': 'Unaweza kuomba {programme} nyingine',
  'Your request for another {programme} application has been approved.':
    'Ombi lako la kupata ombi jingine la {programme} limekubaliwa.',
  'We have opened a draft for you. Your personal details, education, languages and documents of last time are in it already: look whether they are still right, and replace what has changed.':
    'Tumekufungulia rasimu. Maelezo yako binafsi, elimu, lugha na hati za mara iliyopita tayari zimo: angalia kama bado ni sahihi, na ubadilishe yaliyobadilika.',
  'Sign in, open the draft in your dashboard, fill in what is missing and submit it. It reaches us only then.':
    'Ingia, fungua rasimu kwenye dashibodi yako, jaza kinachokosekana na uiwasilishe. Hapo ndipo inatufikia.',
  'If you have forgotten your password, "Forgot password" on the sign-in page gives you a new one.':
    'Kama umesahau nenosiri lako, "Umesahau nenosiri" kwenye ukurasa wa kuingia itakupa jipya.',
  'Your request for another {programme} application': 'Ombi lako la kupata ombi jingine la {programme}',
  'Thank you for your request for another {programme} application. We are sorry that we cannot take one from you now. Our team gives this reason:':
    'Asante kwa kuomba kupata ombi jingine la {programme}. Tunasikitika kwamba hatuwezi kupokea jingine kutoka kwako sasa. Timu yetu inatoa sababu hii:',
  'We need something more from you ({reference})': 'Tunahitaji kitu zaidi kutoka kwako ({reference})',
  'Thank you for your {programme} application to {house}. Before we can decide, our team needs something more from you:':
    'Asante kwa ombi lako la {programme} kwa {house}. Kabla hatujaamua, timu yetu inahitaji kitu zaidi kutoka kwako:',
  'We have opened these parts of your application for you. Everything else stays as you sent it.':
    'Tumekufungulia sehemu hizi za ombi lako. Mengine yote yanabaki kama ulivyoyatuma.',
  'Change what is needed, save it, then press "Send my answers". If you need more time, or something is unclear, write to us.':
    'Badilisha kinachohitajika, ukihifadhi, kisha ubonyeze "Tuma majibu yangu". Kama unahitaji muda zaidi, au kuna kisicho wazi, tuandikie.',
  'Your {programme} draft ends on {ends_on} ({reference})':
    'Rasimu yako ya {programme} inaisha {ends_on} ({reference})',
  'You began {one} application to {house} and have not sent it in yet. If you do not go on with it, it ends on {ends_on}: then your answers and documents are removed for good.':
    'Ulianza ombi la {one} kwa {house} na bado hujalituma. Usipoliendeleza, linaisha {ends_on}: hapo majibu yako na hati zako vinaondolewa kabisa.',
  'Do you still want to apply? Open your draft and change or add something: then it stays.':
    'Je, bado unataka kuomba? Fungua rasimu yako na ubadilishe au uongeze kitu: basi inabaki.',
  'If you do not want to apply any more, you need do nothing.':
    'Kama hutaki kuomba tena, huhitaji kufanya chochote.',
  'If you did not begin this, somebody may have mistyped their address. You need do nothing.':
    'Kama si wewe uliyeanzisha hili, huenda mtu alikosea kuandika anwani yake. Huhitaji kufanya chochote.',
  'Your {programme} application waits for you ({reference})':
    'Ombi lako la {programme} linakusubiri ({reference})',
  'You began {one} application to {house} and have not gone on with it for {days} days. What you filled in is kept, and you can go on where you stopped, on any device.':
    'Ulianza ombi la {one} kwa {house} na hujaliendeleza kwa siku {days}. Ulichojaza kimehifadhiwa, na unaweza kuendelea ulipoishia, kwenye kifaa chochote.',
  'Come back to your {programme} application ({reference})':
    'Rudi kwenye ombi lako la {programme} ({reference})',
  'Here is the link that you asked for. It opens your {programme} application to {house} at the step where you stopped, on any device.':
    'Hiki hapa kiungo ulichoomba. Kinafungua ombi lako la {programme} kwa {house} kwenye hatua ulipoishia, kwenye kifaa chochote.',
  'You will be asked for this email address and the phone number that you gave.':
    'Utaulizwa anwani hii ya barua pepe na namba ya simu uliyotoa.',
  'If you did not ask for this, somebody may have mistyped their address. You need do nothing.':
    'Kama hukuomba hili, huenda mtu alikosea kuandika anwani yake. Huhitaji kufanya chochote.',
  '{applicant} asks you for a reference letter': '{applicant} anakuomba barua ya mdhamini',
  'Reminder: {applicant} asks you for a reference letter':
    'Kikumbusho: {applicant} anakuomba barua ya mdhamini',
  '{applicant} has named you as a referee, and would like to ask you for a letter. Who they apply to and what they would like you to write about stands behind this link.':
    '{applicant} amekutaja kuwa mdhamini, na angependa kukuomba barua. Anaomba kwa nani na angependa uandike nini viko nyuma ya kiungo hiki.',
  'You need no account. You can write there or add a PDF, say that you cannot, or pass it on to a colleague.':
    'Huhitaji akaunti. Huko unaweza kuandika au kuongeza PDF, kusema kwamba huwezi, au kumpelekea mwenzako.',
  'The link is for you alone and good for 60 days. The applicant does not get to read your letter.':
    'Kiungo ni chako peke yako na kinafaa kwa siku 60. Mwombaji hasomi barua yako.',
  'If you do not know this person, you need do nothing.': 'Kama humjui mtu huyu, huhitaji kufanya chochote.',
  '{applicant} has named you as a referee, and your letter is not there yet. If you have a moment, it takes a few minutes; if you cannot write it, please say so on the same page, so that {applicant} can ask somebody else.':
    '{applicant} amekutaja kuwa mdhamini, na barua yako bado haijafika. Kama una muda kidogo, inachukua dakika chache; kama huwezi kuiandika, tafadhali sema hivyo kwenye ukurasa huohuo, ili {applicant} aweze kumwomba mtu mwingine.',
  'Here is the new link to the letter for {applicant} that you have asked for.':
    'Hiki hapa kiungo kipya cha barua kwa ajili ya {applicant} ulichoomba.',
  'Thank you for your letter for {applicant}. Our virus scanner has refused the PDF that you sent, and nobody has opened it. Please send another PDF, or write your letter on the page.':
    'Asante kwa barua yako kwa ajili ya {applicant}. Kikagua virusi chetu kimekataa PDF uliyotuma, na hakuna aliyeifungua. Tafadhali tuma PDF nyingine, au andika barua yako kwenye ukurasa.',
  'May we write to your referees?': 'Je, tunaweza kuwaandikia wadhamini wako?',
  'Somebody has begun an application to {house} with this email address, and has named a referee whom we should ask for a letter. We write to referees only when you have confirmed that it is you.':
    'Mtu ameanza ombi kwa {house} kwa anwani hii ya barua pepe, na ametaja mdhamini ambaye tumwombe barua. Tunawaandikia wadhamini tu ukishathibitisha kwamba ni wewe.',
  'The link is good for 60 days.': 'Kiungo kinafaa kwa siku 60.',
  'If you did not begin this, somebody may have mistyped their address. You need do nothing: nobody is asked.':
    'Kama si wewe uliyeanzisha hili, huenda mtu alikosea kuandika anwani yake. Huhitaji kufanya chochote: hakuna anayeombwa.',
  'Your message to the applicant appears here.': 'Ujumbe wako kwa mwombaji unaonekana hapa.',
  'Each line is a paragraph.': 'Kila mstari ni aya.',
};

export default sentences;
