import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { Part, Scene } from './scene';

const dangerous = [/<script/i, /\son\w+\s*=/i, /javascript:/i];

/** Checks that typed text appears in mails as plain text, and in no mail to anybody else. */
async function typedIntoMails({ portal }: Scene): Promise<string[]> {
  const folder = path.join(portal.dataDir, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const problems: string[] = [];
  let typed = 0;
  for (const name of names) {
    const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
    if (mail.text?.includes('<script>')) typed += 1;
    const what = `'${mail.subject}'`;
    if (mail.to?.length !== 1 || mail.cc?.length || mail.bcc?.length) problems.push(`${what} goes to others`);
    const found = dangerous.find((sign) => sign.test(mail.html ?? ''));
    if (found) problems.push(`${what} has ${found} in it`);
  }
  return typed > 0 ? problems : ['no mail holds what was typed, so nothing was looked at'];
}

export const mails: Part = {
  name: 'mails',
  async run(scene: Scene) {
    scene.checks.note('What was typed does nothing in a mail', await typedIntoMails(scene));
  },
};
