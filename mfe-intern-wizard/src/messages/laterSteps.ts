/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [personLead, personTip, detailsLead, detailsTip, educationLead, educationTip, experienceLead, experienceTip, motivationLead, motivationTip, skillsLead, skillsTip, availabilityLead, availabilityTip, academicLead, academicTip, communityLead, communityTip, documentsLead, documentsTip, reviewLead, reviewTip] = /* @__PURE__ */ messages(3, [
  "Who you are and how we reach you.",
  "Use an email that you read often: the decision and your sign-in details go there.",
  "Look over your details, and tell us what you need.",
  "Tell us early what would make the work easier for you. It never counts against you.",
  "Where do you study now? Add earlier degrees if you have them.",
  "Use the names as they stand on your transcript: it makes the review faster.",
  "Clinical work, research, volunteering: whatever you have done. All of it is optional.",
  "Experience is welcome, not required. A short line for each is enough.",
  "What interests you, and why you want to come.",
  "Write as you would speak. We look for your reasons, not for perfect language.",
  "The languages you speak, and what else you are good at.",
  "Patients speak many languages. A basic knowledge is worth telling, too.",
  "When you could come, and for how many hours a week.",
  "Periods are flexible. A second or third one makes it easier to find a place for you.",
  "A teacher, tutor or supervisor who knows your studies.",
  "Ask your referee first, and for a letter as a PDF with signature and date.",
  "Someone outside your family who can speak about your character.",
  "A community leader, an employer or someone you volunteered with is a good choice.",
  "Your CV, cover letter, transcript and criminal record.",
  "Scanned with a phone is fine, if every word can be read. Sign your CV before you scan it.",
  "Check your answers before you send them.",
  "After submitting, nothing can be changed. Take your time and look at each part once.",
]);
