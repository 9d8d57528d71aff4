/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'There is an open application of this kind already.': 'alreadyApplied',
  'Must be a list': 'mustBeList',
  'Must be true or false': 'mustBeTrueOrFalse',
  'There is nothing to change in this': 'nothingToChange',
  'Each kind of reference can be given once': 'referenceKindsOnce',
  'Select which reference this is': 'referenceKindMissing',
  'Select what you apply for': 'secondaryPurposeMissing',
  'All documents together may have {megabytes} MB. Please send smaller files.': 'documentsFull',
  '{label} contains scripts, commands or attached files. Print it to a new PDF and retry': 'fileHasScripts',
  '{label} is a form that only some programs can show. Print it to a new PDF and retry': 'fileIsSpecialForm',
  '{label} contains embedded objects, or takes in other files. Save it as a PDF and retry':
    'fileTakesInOthers',
  'The file could not be checked. Please try again shortly.': 'fileNotChecked',
  '{label} contains macros. Save it without them and retry': 'fileHasMacros',
  '{label} contains a virus. Choose another file': 'fileHasVirus',
  'This file is still being checked for viruses. Please try again in a minute.': 'fileWaitsForScan',
  'This file contains a virus and cannot be opened.': 'fileRefused',
  'Many files are being checked just now. Please try again shortly.': 'manyFilesChecked',
  'A file may have {megabytes} MB': 'pieceMegabytes',
  'Many applications have been started in your network. Your answers stay on this device.': 'manyBegun',
  'We have emailed this link several times today. Please look into your mailbox, also among unwanted mail.':
    'linkMailedOften',
  'Many files have been uploaded in your network today.': 'manyUploaded',
  'Many addresses of calendars that do not exist were tried in your network.': 'manyCalendarsTried',
  'This calendar was read many times.': 'calendarReadOften',
  'You have asked many referees today.': 'manyRefereesAsked',
  'Many referees were asked from your network today.': 'manyRefereesInNetwork',
  'The mail was sent already. Please look into your mailbox, also among unwanted mail.': 'mailSentAlready',
  'Many links that do not work were tried in your network.': 'manyLinksTried',
  'New links were sent already.': 'manyNewLinks',
  'This PDF was begun many times.': 'letterPdfBegunOften',
  'This page was sent many times.': 'pageSentOften',
  'Many tests were sent.': 'manyTests',
  'Your data is being downloaded already. Please wait until it is there, then try again.': 'downloadRuns',
  'Many people download their data just now. Please try again shortly.': 'manyDownloads',
  'There is no such act': 'noSuchAct',
  'Open the list anew: this page is not there.': 'noSuchPage',
  'Enter a day as 2026-11-23': 'dayForm',
  'Enter the name of your colleague': 'colleagueName',
  'The letter cannot come from the applicant. Name a colleague': 'colleagueNotApplicant',
  'Write your letter, or add it as a PDF': 'letterEmpty',
  'Questions? Write to': 'pageQuestions',
  'This is a page': 'pageOnly',
  'Open it in a browser.': 'pageOpen',
  'Error: {title}': 'letterError',
  'Something went wrong': 'pageBroken',
  'This could not be taken': 'pageRefused',
  'Nothing was sent. Go back to your page with the Back button of your browser, and try again.':
    'pageNothingSent',
  'This link does not open anything': 'pageLinkUnknown',
  'It may be incomplete: please open it from the mail again. It may also belong to an application that does not exist any more.':
    'letterLinkIncomplete',
  'If you still want to write, ask the applicant to ask you again: then you get a new link.':
    'letterAskApplicant',
  'This link has expired': 'letterLinkExpired',
  'We can send a new one to the same address.': 'letterLinkAgain',
  'Send me a new link': 'letterSendLink',
  'A new link is on its way': 'letterLinkSent',
  'It goes to the address that the first one was sent to, and arrives within minutes.': 'letterLinkSentTo',
  'New links were sent already': 'letterLinksSent',
  'Please look into your mailbox, also among unwanted mail. You can have another one tomorrow.':
    'letterLinksEnough',
  'The portal is closed just now, and takes no letters. Your link stays good: please try again later, or write to us.':
    'letterPortalClosed',
  'Not open at the moment': 'letterNotOpen',
  'Thank you. Your letter is here': 'letterThanks',
  'It reached us on {day}, as text and as a PDF, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'letterReachedBoth',
  'It reached us on {day}, as a PDF, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'letterReachedPdf',
  'It reached us on {day}, as text, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'letterReachedText',
  'It reached us on {day}, and our team reads it. {name} sees that it is here, and does not get to read it.':
    'letterReached',
  'There is nothing else to do. This link has been used; if something in your letter is wrong, please write to us.':
    'letterLinkUsed',
  'Thank you for telling us': 'letterThanksForTelling',
  'You told us on {day} that you cannot write this letter. {name} sees that, without your reason, and can ask somebody else.':
    'letterDeclinedOn',
  'You have passed this on': 'letterPassedOn',
  'Since {day} a colleague has a link of their own, and yours has ended.': 'letterPassedSince',
  'This letter is not needed any more': 'letterNotNeeded',
  '{name} has asked somebody else since, so this link has ended.': 'letterOtherAsked',
  '{name} has withdrawn the application. Thank you all the same.': 'letterApplicationWithdrawn',
  'We have decided on this application already. Thank you all the same.': 'letterDecided',
  'Is this your application?': 'confirmQuestion',
  'We would write to {names} now, and ask for the letter.': 'confirmWriteTo',
  'Then we may write to the referees whom you name.': 'confirmThen',
  'If you did not begin this, close this page: nobody is asked.': 'confirmNotYours',
  'Yes, it is mine': 'confirmYes',
  'Thank you': 'confirmThanks',
  'Your email address is confirmed, and your referees are asked. You see in your application when they have opened the link and sent their letter.':
    'confirmDone',
  'You can close this page.': 'confirmClose',
  'Your email address is confirmed': 'confirmAlready',
  'There is nothing else to do. You can close this page.': 'confirmNothingElse',
  'This link is no longer valid': 'confirmOver',
  'It has expired, or your application has another email address now. Sign in to your application and ask for a new one.':
    'confirmOverWhy',
  'A letter for {name}': 'letterFor',
  'Dear {referee}, {name} applies for {programme} at {organisation} and has named you as a referee. You need no account. {same} does not get to read what you send.':
    'letterDear',
  '{name} would like you to write about': 'letterWriteAbout',
  'Look again': 'letterLookAgain',
  'Your letter': 'letterYours',
  'Send the letter': 'letterSend',
  'You cannot write it?': 'letterCannot',
  'Nothing is sent yet.': 'letterNothingYet',
  'Write here': 'letterWriteHere',
  'Up to {most} characters. Leave it empty if you add a PDF.': 'letterLength',
  'Or add your letter as a PDF': 'letterOrPdf',
  'Smaller than 5 MB.': 'letterPdfSize',
  'Your PDF is on its way.': 'letterPdfSending',
  'No connection. It continues automatically.': 'letterPdfWaiting',
  'Your PDF is here. Press Send the letter, and our team gets it.': 'letterPdfArrived',
  'Your letter is sent as soon as your PDF is here.': 'letterPdfLeaving',
  'Your PDF could not be sent. Please choose it again.': 'letterPdfFailed',
  'Choose a PDF': 'letterPdfChoose',
  'Remove the PDF': 'letterPdfRemove',
  'Pass it on to a colleague': 'letterPass',
  'We mail your colleague a link of their own; yours ends.': 'letterPassHint',
  'Their name': 'letterTheirName',
  'Their email address': 'letterTheirEmail',
  'Pass it on': 'letterPassButton',
  'Why? (optional)': 'letterWhy',
  'Our team reads it, the applicant does not.': 'letterWhyHint',
  'Say that you cannot write it': 'letterSayCannot',
  Decline: 'letterDecline',
  'This did not work': 'reminderFailed',
  'Reminders of your application': 'reminderTitle',
  'We remind you twice at most when you have begun an application and not gone on with it.': 'reminderTwice',
  'End the reminders': 'reminderEnd',
  'You get no more reminders': 'reminderEnded',
  'Your application stays as it is, and you can go on with it at any time. Other emails about it still come.':
    'reminderStays',
  'Undo: remind me': 'reminderUndo',
  'You get reminders again': 'reminderAgain',
  'We remind you when you have begun an application and not gone on with it.': 'reminderAgainWhen',
  'It may be incomplete: please open it from the email again. It may also belong to an application that does not exist any more; then you get no more reminders of it.':
    'reminderLinkIncomplete',
  'Your data': 'ownTitle',
  'As it was on {day}. The file data.json has all of it for programs.': 'ownAsOf',
  '{status}, submitted on {day}': 'ownSubmitted',
  'None.': 'ownNone',
  'These documents could not be included: they wait for the virus check, were refused by it, or could not be read. Write to us if you need them.':
    'ownNotIncluded',
  'Hello,': 'mailHello',
  'Dear {name},': 'mailDear',
  Reference: 'factReference',
  Received: 'factReceived',
  Email: 'factEmail',
  Password: 'factPassword',
  'Ends on': 'factEndsOn',
  'To change': 'factToChange',
  'Until the end of': 'factUntil',
  'You stopped at': 'factStoppedAt',
  'No more reminders': 'factNoMore',
  'Choose a password': 'buttonChoose',
  'Sign in': 'buttonSignIn',
  'Sign in to see your application': 'buttonSee',
  'Go to your dashboard': 'buttonDashboard',
  'See your requests': 'buttonRequests',
  'Change and send': 'buttonChange',
  'Go on with your draft': 'buttonDraft',
  'Go on with my application': 'buttonGoOn',
  'See what is asked': 'buttonAsked',
  'Confirm that it is you': 'buttonConfirm',
  'Step {at} of {steps}: {step}': 'stepOf',
  'We have received your {programme} application ({reference})': 'confirmationSubject',
  'Thank you for applying to {house}. Your {programme} application has reached us{with_documents}.':
    'confirmationThanks',
  ', complete with its documents': 'confirmationDocuments',
  'We have opened an account for you, where you can follow your application at any time. Sign in with:':
    'signInMade',
  'We have opened an account for you, where you can follow your application at any time. Choose a password for it:':
    'signInChoose',
  'You can follow your application at any time. Sign in with the password you already have:': 'signInOwn',
  'You can choose a password of your own at once, by this link: {link}': 'laterLink',
  'Please choose a password of your own after you have signed in. If you do not use this one within 14 days it stops working; "Forgot password" on the sign-in page then gives you a new one.':
    'laterPassword',
  'If you did not apply, write to us and we will look into it.': 'laterNotYou',
  'The link works once, within 14 days; "Forgot password" on the sign-in page then gives you a new one.':
    'laterOnce',
  'If you have forgotten it, "Forgot password" on the sign-in page gives you a new one.': 'laterForgotten',
  'We are looking at your {programme} application ({reference})': 'reviewSubject',
  'Your {programme} application to {house} is now being reviewed. Our team has a word for you:': 'reviewText',
  'We will write to you again as soon as there is a decision.': 'reviewSmall',
  'Your {programme} application has been approved ({reference})': 'approvedSubject',
  'We have good news: your {programme} application to {house} has been approved. We look forward to meeting you. Our team has a word for you:':
    'approvedText',
  'If anything is unclear, write to us. We are glad to help.': 'decidedSmall',
  'The decision on your {programme} application ({reference})': 'rejectedSubject',
  'Thank you for applying to {house}, and for the time and care that you put into it. We have read your {programme} application closely, and we are sorry that we cannot offer you a place. Our team has a word for you:':
    'rejectedText',
  'You are welcome to ask for another application one year after this one came in; you can do so where you follow this one.':
    'rejectedSmall',
  'You can apply for another {programme}': 'anotherApprovedSubject',
  'Your request for another {programme} application has been approved.': 'anotherApprovedText',
  'We have opened a draft for you. Your personal details, education, languages and documents of last time are in it already: look whether they are still right, and replace what has changed.':
    'anotherDraft',
  'Sign in, open the draft in your dashboard, fill in what is missing and submit it. It reaches us only then.':
    'anotherSubmit',
  'If you have forgotten your password, "Forgot password" on the sign-in page gives you a new one.':
    'anotherForgotten',
  'Your request for another {programme} application': 'anotherRejectedSubject',
  'Thank you for your request for another {programme} application. We are sorry that we cannot take one from you now. Our team gives this reason:':
    'anotherRejectedText',
  'We need something more from you ({reference})': 'reopenedSubject',
  'Thank you for your {programme} application to {house}. Before we can decide, our team needs something more from you:':
    'reopenedText',
  'We have opened these parts of your application for you. Everything else stays as you sent it.':
    'reopenedParts',
  'Change what is needed, save it, then press "Send my answers". If you need more time, or something is unclear, write to us.':
    'reopenedSmall',
  'Your {programme} draft ends on {ends_on} ({reference})': 'endsSubject',
  'You began {one} application to {house} and have not sent it in yet. If you do not go on with it, it ends on {ends_on}: then your answers and documents are removed for good.':
    'endsText',
  'Do you still want to apply? Open your draft and change or add something: then it stays.': 'endsApply',
  'If you do not want to apply any more, you need do nothing.': 'endsNoMore',
  'If you did not begin this, somebody may have mistyped their address. You need do nothing.': 'notBegun',
  'Your {programme} application waits for you ({reference})': 'waitsSubject',
  'You began {one} application to {house} and have not gone on with it for {days} days. What you filled in is kept, and you can go on where you stopped, on any device.':
    'waitsText',
  'Come back to your {programme} application ({reference})': 'returnSubject',
  'Here is the link that you asked for. It opens your {programme} application to {house} at the step where you stopped, on any device.':
    'returnText',
  'You will be asked for this email address and the phone number that you gave.': 'returnAsked',
  'If you did not ask for this, somebody may have mistyped their address. You need do nothing.':
    'returnNotYou',
  '{applicant} asks you for a reference letter': 'letterSubject',
  'Reminder: {applicant} asks you for a reference letter': 'letterReminderSubject',
  '{applicant} has named you as a referee, and would like to ask you for a letter. Who they apply to and what they would like you to write about stands behind this link.':
    'letterAskedText',
  'You need no account. You can write there or add a PDF, say that you cannot, or pass it on to a colleague.':
    'letterAccount',
  'The link is for you alone and good for 60 days. The applicant does not get to read your letter.':
    'letterSmall',
  'If you do not know this person, you need do nothing.': 'letterUnknown',
  '{applicant} has named you as a referee, and your letter is not there yet. If you have a moment, it takes a few minutes; if you cannot write it, please say so on the same page, so that {applicant} can ask somebody else.':
    'letterReminderText',
  'Here is the new link to the letter for {applicant} that you have asked for.': 'letterLinkText',
  'Thank you for your letter for {applicant}. Our virus scanner has refused the PDF that you sent, and nobody has opened it. Please send another PDF, or write your letter on the page.':
    'letterRefusedText',
  'May we write to your referees?': 'letterConfirmSubject',
  'Somebody has begun an application to {house} with this email address, and has named a referee whom we should ask for a letter. We write to referees only when you have confirmed that it is you.':
    'letterConfirmText',
  'The link is good for 60 days.': 'letterConfirmGood',
  'If you did not begin this, somebody may have mistyped their address. You need do nothing: nobody is asked.':
    'letterConfirmNotYou',
  'Your message to the applicant appears here.': 'previewWords',
  'Each line is a paragraph.': 'previewLine',
};

export default sentences;
