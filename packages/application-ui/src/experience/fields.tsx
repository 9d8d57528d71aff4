import { limits } from '@portal/contract-svc-applications-v1';
import { FormList, FormTextArea } from '@portal/ui/form-state';
import { blankDescribed } from '../form';

const lists = [
  { path: 'clinic_experiences', title: 'Clinical experience', row: 'Clinical experience' },
  { path: 'research_experiences', title: 'Research experience', row: 'Research experience' },
  { path: 'volunteers', title: 'Volunteer experience', row: 'Volunteer experience' },
];

/** Three lists of short descriptions. `limit` in characters. */
export function ExperienceFields({ limit }: { limit: number }) {
  return (
    <>
      {lists.map(({ path, title, row }) => (
        <FormList
          key={path}
          path={path}
          title={title}
          optional
          rowTitle={(position) => `${row} ${position}`}
          addLabel={`Add ${row.toLowerCase()}`}
          blank={blankDescribed}
          max={limits.rows}
        >
          {(at) => (
            <FormTextArea
              path={`${at}.description`}
              label="Description"
              hint={`In a few words: what you did and where, at most ${limit} characters.`}
              rows={2}
              limit={limit}
            />
          )}
        </FormList>
      ))}
    </>
  );
}
