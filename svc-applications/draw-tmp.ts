import { mkdirSync, writeFileSync } from 'node:fs';
import { neutralBranding } from '@portal/service-kit/branding';
import { previewTemplate } from './src/templates/preview';
import { standardOf } from './src/templates/template';

const service = {
  stores: { conflicts: { hiddenFrom: async () => [] }, lists: { page: async () => ({ rows: [] }) } },
  branding: { ...neutralBranding, name: 'House of Care', mailbox: 'care@house.example' },
  publicUrl: 'https://portal.example',
  clock: () => new Date('2026-11-21T14:02:00Z'),
} as never;
mkdirSync('/tmp/wm/shots', { recursive: true });
async function main() {
  for (const language of ['fr', 'rw'] as const)
    for (const kind of ['confirmation', 'decision-approved', 'draft-reminder', 'reopened']) {
      const mail = await previewTemplate(service, {
        asker: {} as never,
        place: { kind, programme: 'intern', language },
        template: standardOf(kind, language),
      });
      writeFileSync(`/tmp/wm/shots/${kind}-${language}.html`, mail.html);
      writeFileSync(`/tmp/wm/shots/${kind}-${language}.txt`, `${mail.subject}\n\n${mail.text}`);
    }
}
void main();
