import * as t from '../../messages/stored';

/** Parts of an application and its documents, by their names in the activity log. */
const parts: Readonly<Record<string, () => string>> = {
  intern_details: t.partPersonal,
  institution: t.partInstitution,
  degree: t.partDegree,
  previous_degrees: t.partPreviousDegrees,
  honours: t.partHonours,
  course_work: t.partCourses,
  clinic_experience: t.partClinic,
  research_experience: t.partResearch,
  volunteer_experience: t.partVolunteering,
  interests: t.partInterests,
  personal_statement: t.partStatement,
  languages: t.partLanguages,
  other_skills: t.partSkills,
  disability: t.partDisability,
  period: t.partPeriod,
  references: t.partReferences,
  visitor_info: t.partVisitor,
  logistics: t.partLogistics,
  cv: t.partCv,
  cover_letter: t.partCoverLetter,
  transcript: t.partTranscript,
  criminal_record: t.partRecord,
  id: t.partId,
  letter: t.partLetter,
  other: t.partOther,
  // Sections, by the names under which they can be reopened.
  person: t.partPersonal,
  schools: t.partInstitution,
  degrees: t.partDegree,
  'highest-education': t.partDegree,
  honors: t.partHonours,
  courses: t.partCourses,
  'clinical-experience': t.partClinic,
  'research-experience': t.partResearch,
  'volunteer-experience': t.partVolunteering,
  statement: t.partStatement,
  skills: t.partSkills,
  availability: t.partPeriod,
  organisation: t.partInstitution,
};

/** Returns a part or document of the log in words; a newer service may use unknown names. */
export function storedPart(name: unknown): string {
  const kept = String(name).replace(/^documents\./, '');
  const removed = / removed$/.test(kept);
  const known = parts[removed ? kept.replace(/ removed$/, '') : kept]?.();
  if (known === undefined) return kept.replaceAll('_', ' ');
  return removed ? t.partRemoved({ part: known }) : known;
}

/** Texts that the log stores in place of a name. */
const standIns: Readonly<Record<string, () => string>> = {
  Staff: t.standInStaff,
  Applicant: t.standInApplicant,
  'The applicant': t.standInHidden,
};

/** Returns who acted, from the log: a name, a text in its place, or a program with the name of its token. */
export function storedActor(kept: string): string {
  const [, program, name] = /^(.+) \(token of (.+)\)$/s.exec(kept) ?? [];
  if (program && name) return t.tokenOf({ program, name: storedActor(name) });
  return standIns[kept]?.() ?? kept;
}
