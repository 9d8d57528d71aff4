import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePdf } from '@portal/test-kit';

const titles = {
  cv: 'Curriculum vitae of Amina Uwase',
  cover_letter: 'Why I apply',
  transcript: 'Transcript of records',
  criminal_record: 'Criminal record: none',
  academic: 'Letter from the university',
  community: 'Letter from the youth centre',
} as const;

export type Pdfs = Record<keyof typeof titles, string> & { folder: string };

/** The six documents of an internship application, as files on disk. */
export async function sixPdfs(): Promise<Pdfs> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-pdfs-'));
  const files = await Promise.all(
    Object.entries(titles).map(async ([name, text], place) => {
      const file = path.join(folder, `${name}.pdf`);
      await writeFile(file, await makePdf({ text, pages: place + 1 }));
      return [name, file] as const;
    }),
  );
  return { folder, ...(Object.fromEntries(files) as Record<keyof typeof titles, string>) };
}

const fiveMegabytes = 5 * 1024 * 1024;

/** Files that must be refused, each for its own reason. */
export async function badFiles() {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bad-'));
  const at = (name: string) => path.join(folder, name);
  await writeFile(at('empty.pdf'), '');
  await writeFile(at('picture.pdf'), Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  await writeFile(at('locked.pdf'), await makePdf({ password: 'secret' }));
  await writeFile(at('large.pdf'), await makePdf({ bytes: fiveMegabytes + 1 }));
  await writeFile(at('just-fits.pdf'), await makePdf({ bytes: fiveMegabytes }));
  return {
    folder,
    empty: at('empty.pdf'),
    notPdf: at('picture.pdf'),
    locked: at('locked.pdf'),
    large: at('large.pdf'),
    justFits: at('just-fits.pdf'),
  };
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

interface FilesOfAStory {
  pdfs: Pdfs;
  bad: Awaited<ReturnType<typeof badFiles>>;
}

/** Puts good and bad files into a fixture's context, as `pdfs` and `bad`. */
export async function giveFiles(context: Record<string, unknown>) {
  Object.assign(context, { pdfs: await sixPdfs(), bad: await badFiles() } satisfies FilesOfAStory);
}

export async function removeFiles(context: Record<string, unknown>) {
  const { pdfs, bad } = context as unknown as FilesOfAStory;
  await Promise.all([pdfs, bad].map(({ folder }) => removeFolder(folder)));
}
