import { makePdf, type TestSmtpServer } from '@portal/test-kit';

export const administrator = { email: 'admin@portal.example', password: 'a long enough password' };
export const remotes = ['mfe-admin', 'mfe-intern-wizard', 'mfe-user-dashboard', 'mfe-visitor-wizard'];

interface Registry {
  remotes: Record<string, { version: string; manifest: string }>;
}

function expectThat(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const asJson = (json: unknown, token?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(json),
});

const applicant = {
  name: 'Amina Uwase',
  email: 'amina@example.org',
  phone: '250788123456',
  dob: '1999-04-12',
  gender: 'female',
  nationality: 'Rwandan',
  current_address: 'Kigali',
  permanent_address: 'Huye',
  contact_preference: 'email',
};

/** Checks that pages and remotes arrive, as a browser would fetch them. */
export async function pagesArrive(portal: string): Promise<void> {
  const page = await (await ask(`${portal}/application/interns`)).text();
  expectThat(page.includes('/remotes/mfe-intern-wizard/'), 'The page does not preload the wizard.');
  const registry = (await (await ask(`${portal}/registry.json`)).json()) as Registry;
  const names = Object.keys(registry.remotes).sort();
  expectThat(names.join() === remotes.join(), `The registry knows ${names.join(', ') || 'no remote'}.`);
  for (const { manifest } of Object.values(registry.remotes)) await ask(portal + manifest);
}

/** Goes from an applicant's first step to a document in the object store, and downloads it. */
export async function applicationIsTaken(portal: string): Promise<void> {
  const signIn = await ask(`${portal}/api/intern/login`, asJson({ ...applicant, role: 'intern' }));
  const { token, application } = (await signIn.json()) as {
    token: string;
    application: { id: number; intern_details_id: number };
  };
  const cv = await makePdf({ text: 'Curriculum vitae', pages: 2 });
  const form = new FormData();
  form.append('application_id', String(application.id));
  form.append('intern_details_id', String(application.intern_details_id));
  form.append('cv', new Blob([new Uint8Array(cv)], { type: 'application/pdf' }), 'cv.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const stored = await ask(`${portal}/api/documents`, { method: 'POST', headers, body: form });
  const { uploads } = (await stored.json()) as { uploads: { upload_type: string; file_path: string }[] };
  const path = uploads.find(({ upload_type }) => upload_type === 'cv')?.file_path;
  const file = await ask(`${portal}/api/storage/${path}`, { headers });
  const back = Buffer.from(await file.arrayBuffer());
  expectThat(cv.equals(back), 'The document came back with other bytes.');
}

/**
 * Checks that staff see the application in a report, through the only view that the reports' database user may read.
 */
export async function reportIsWritten(portal: string): Promise<void> {
  const answer = await ask(`${portal}/api/login`, asJson({ ...administrator, role: 'admin' }));
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const report = await ask(`${portal}/api/admin/reports/applications`, { headers });
  expectThat((await report.text()).includes(applicant.name), 'The report does not name the applicant.');
  const pdf = Buffer.from(
    await (await ask(`${portal}/api/admin/reports/download-pdf`, { headers })).arrayBuffer(),
  );
  expectThat(pdf.subarray(0, 5).toString() === '%PDF-', 'The report is no PDF.');
}

/** Checks that a mail is sent through the mail server. */
export async function mailIsSent(portal: string, mailServer: TestSmtpServer): Promise<void> {
  await ask(`${portal}/api/password/forgot`, asJson({ email: administrator.email }));
  const mail = await mailServer.mail(({ to }) => to.includes(administrator.email), 20_000);
  expectThat(mail.text.includes('https://portal.example'), 'The mail does not lead to the portal.');
}
