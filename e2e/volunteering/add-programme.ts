import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const programmes = 'contracts/svc-applications-v1/src/programmes';
const own = 'volunteering';

/** The name in `programme.ts.txt` for each table, by the name that the internship has there. */
const words: Readonly<Record<string, string>> = {
  internshipPath: 'volunteeringPath',
  internshipCard: 'volunteeringCard',
  internshipPurposes: 'volunteeringPurposes',
  documentTypes: 'volunteeringDocuments',
  internshipReading: 'volunteeringReading',
  internshipUploads: 'volunteeringUploads',
  internshipForStaff: 'volunteeringForStaff',
  furtherInternship: 'furtherVolunteering',
  afterInternship: 'afterVolunteering',
};

function changed(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const after = change(text);
  if (after === text) throw new Error(`${file} is not as the programme expects it`);
  writeFileSync(file, after);
}

/** Adds a line to each table of programmes, as a developer would by hand. */
function withTables(text: string): string {
  const names = [own, 'volunteeringWizard', ...Object.values(words)];
  const tables = Object.entries(words).reduce((done, [theirs, ours]) => {
    const line = new RegExp(`(\\bintern: ${theirs},)`);
    if (!line.test(done)) throw new Error(`No table of programmes has ${theirs}`);
    return done.replace(line, `$1 volunteer: ${ours},`);
  }, text);
  return `import { ${names.join(', ')} } from './volunteering';\n${tables}`
    .replace(
      'export const programmes = [internship, visit]',
      `export const programmes = [internship, visit, ${own}]`,
    )
    .replace(
      'Partial<ByProgramme<ProgrammeWizard>> = {}',
      'Partial<ByProgramme<ProgrammeWizard>> = { volunteer: volunteeringWizard }',
    );
}

/** Adds a third programme to a copy of the repository: its own file, and its lines in the two files of tables. */
export function addVolunteering(portal: string): string[] {
  const at = (file: string) => path.join(portal, programmes, file);
  copyFileSync(path.join(__dirname, 'programme.ts.txt'), at('volunteering.ts'));
  changed(at('index.ts'), withTables);
  changed(
    at('answers.ts'),
    (text) =>
      `import { volunteeringAnswers } from './volunteering';\n${text.replace(
        'ByProgramme<ProgrammeAnswers> = {',
        'ByProgramme<ProgrammeAnswers> = {\n  volunteer: volunteeringAnswers,',
      )}`,
  );
  return ['volunteering.ts', 'index.ts', 'answers.ts'].map((file) => path.posix.join(programmes, file));
}
