/**
 * What answers are called besides in some calls. Where a review has an answer, and how editors call it, stands in the
 * `read` of its section. These stand beside the sections: a section is kept with each submission as it was asked, and
 * sent to browsers, which need none of them.
 */
export interface RowAliases {
  /** Returned by the whole application too, and accepted from editors: alias and key. */
  readonly shown?: Readonly<Record<string, string>>;
  /** Taken from editors alone. */
  readonly taken?: Readonly<Record<string, string>>;
  /** A year that editors send in place of a day: alias and key. */
  readonly years?: Readonly<Record<string, string>>;
}

/** Of the rows of lists, by the keys of these. */
export const rowAliases: Readonly<Record<string, RowAliases>> = {
  institutions: { shown: { institution_name: 'name' } },
  degrees: {
    shown: { institution: 'name', field_of_study: 'program' },
    taken: { degree_type: 'degree_level' },
    years: { graduation_year: 'graduation_date' },
  },
  honors: { taken: { title: 'name', organization: 'award' }, years: { year: 'date_awarded' } },
  course_works: { taken: { course_name: 'title' }, years: { year: 'date_completed' } },
  research_experiences: { taken: { project_title: 'title' } },
};
