import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport';

/** Writes each mail to an .eml file named after its message id: a repeated mail replaces its file. */
export function folderTransport(directory: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ messageId, ...mail }) {
      const { message } = await composer.sendMail({ from, messageId: `<${messageId}>`, ...mail });
      await mkdir(directory, { recursive: true });
      const path = join(directory, `${messageId.replace(/[^\w.@-]/g, '_')}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => composer.close(),
  };
}
