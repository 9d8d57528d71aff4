/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [personalTab, educationTab, interestsTab, languagesTab, availabilityTab, referencesTab, experienceTab, documentsTab, disabilityTab, institutionTab, logisticsTab, documentsCard, newTakesPlace, otherGender, applicantSignsIn, academicReferee, communityReferee, academicLetterCard, communityLetterCard, whereFrom, visitPurpose, choosePurpose] = /* @__PURE__ */ messages(264, [
  "Personal",
  "Education",
  "Interests",
  "Languages",
  "Availability",
  "References",
  "Experience",
  "Documents",
  "Disability",
  "Institution",
  "Logistics",
  "Documents",
  "A new file takes the place of the one of its kind. It is sent when you save your changes.",
  "Other",
  "This is how the applicant signs in, so it cannot be changed.",
  "Academic referee",
  "Community referee",
  "Academic letter",
  "Community letter",
  "Where you come from",
  "Purpose of visit",
  "Choose a purpose",
]);
