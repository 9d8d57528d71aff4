/**
 * Further names of answers in some calls. The member of a review with an answer, and the editors' name for it, are in
 * the `read` of its section. These aliases are separate, because a section is stored with each submission and sent to
 * browsers, which need no aliases.
 */
export interface RowAliases {
  /** Aliases returned with the whole application and accepted from editors: alias and key. */
  readonly shown?: Readonly<Record<string, string>>;
  /** Aliases accepted from editors only. */
  readonly taken?: Readonly<Record<string, string>>;
  /** Aliases for a year that editors send instead of a day: alias and key. */
  readonly years?: Readonly<Record<string, string>>;
}

/** Aliases in the rows of lists, by the keys of the lists. */
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
