import { limits } from '@portal/contract-svc-applications-v1';
import { FormDate, FormList, FormText } from '@portal/ui/form-state';
import { blankCourse } from '../form';

export function CourseFields() {
  return (
    <FormList
      path="course_works"
      title="Coursework"
      optional
      rowTitle={(position) => `Course ${position}`}
      addLabel="Add a course"
      blank={blankCourse}
      max={limits.rows}
    >
      {(row) => (
        <>
          <FormText path={`${row}.title`} label="Course title" />
          <FormText path={`${row}.institution`} label="Institution" />
          <FormDate path={`${row}.date_completed`} label="Date completed" />
        </>
      )}
    </FormList>
  );
}
