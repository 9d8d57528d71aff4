import { blankCommonForm, type CommonForm } from './common-form';

export interface Degree {
  name: string;
  program: string;
  degree_level: string;
  graduation_date: string;
}
export interface Honor {
  name: string;
  award: string;
  date_awarded: string;
}
export interface Course {
  title: string;
  institution: string;
  date_completed: string;
}
export interface Described {
  description: string;
}
export interface Period {
  start_date: string;
  end_date: string;
}
/** A period with hours of its own. */
export interface HourlyPeriod extends Period {
  /** A week. */
  hours_available: string;
}
export interface Reference {
  type: string;
  full_name: string;
  institution: string;
  organization: string;
  email: string;
  phone: string;
  relationship: string;
}

/** All that the internship wizard asks. */
export interface InternshipForm extends CommonForm {
  degrees: Degree[];
  honors: Honor[];
  course_works: Course[];
  clinic_experiences: Described[];
  research_experiences: Described[];
  volunteers: Described[];
  periods: Period[];
  /** The academic one, then the community one. */
  references: [Reference, Reference];
}

export const blankDegree = (): Degree => ({ name: '', program: '', degree_level: '', graduation_date: '' });
export const blankHonor = (): Honor => ({ name: '', award: '', date_awarded: '' });
export const blankCourse = (): Course => ({ title: '', institution: '', date_completed: '' });
export const blankDescribed = (): Described => ({ description: '' });
export const blankPeriod = (): Period => ({ start_date: '', end_date: '' });
export const blankHourlyPeriod = (): HourlyPeriod => ({ ...blankPeriod(), hours_available: '' });
export const blankReference = (type: string): Reference => ({
  type,
  full_name: '',
  institution: '',
  organization: '',
  email: '',
  phone: '',
  relationship: '',
});

export const blankInternshipForm = (): InternshipForm => ({
  ...blankCommonForm(),
  degrees: [],
  honors: [],
  course_works: [],
  clinic_experiences: [],
  research_experiences: [],
  volunteers: [],
  periods: [blankPeriod()],
  references: [blankReference('academic'), blankReference('community')],
});
