import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tongueOf } from './src/language/tongue';
import { letterPdf } from './src/letter/letter-pdf';
import { sampleReview } from './test/sample-review';

async function main() {
  for (const language of ['fr', 'rw'])
    await pipeline(
      Readable.from(
        letterPdf({
          review: sampleReview(),
          branding: { name: 'House of Care', mailbox: 'care@house.example', website: null },
          now: new Date('2026-11-21T14:02:00Z'),
          tongue: tongueOf(language),
        } as never),
      ),
      createWriteStream(`/tmp/wm/shots/letter-${language}.pdf`),
    );
}
void main();
