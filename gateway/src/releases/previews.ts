import { randomBytes } from 'node:crypto';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { message } from '../messages';
import { type Preview, type ReleaseIndex, withPreviews } from '../registry';
import type { PreviewMark } from '../visitors';
import type { ActOptions, Releaser } from './act';

/** Most open preview links of one remote. */
const mostAtOnce = 50;

export interface PreviewWish {
  version: string;
  hours: number;
  label: string;
}

/** Links of invitation, each of which opens one build until it expires or is ended. The index lists the open links. */
export function previewActs({ act, at, now, releaseIn, refuseUntrusted }: ActOptions) {
  const open = (index: ReleaseIndex, name: string): Preview[] =>
    (index.remotes[name]?.previews ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now());

  return {
    async invite(name: string, { version, hours, label }: PreviewWish, by: Releaser) {
      const until = now() + hours * 3_600_000;
      const id = randomBytes(9).toString('base64url');
      const endsAt = new Date(until).toISOString();
      await refuseUntrusted(name, version);
      await act(name, by, async (index) => {
        releaseIn(index, name, version);
        if (!index.remotes[name]) throw new Conflict(message('nothingLiveYet', { name }));
        const others = open(index, name);
        if (others.length >= mostAtOnce)
          throw new Conflict(message('previewsMost', { name, most: mostAtOnce }));
        const previews = [...others, { id, version, label, madeAt: at(), endsAt }];
        return { next: withPreviews(index, name, previews), event: { what: 'preview-opened', version } };
      });
      return { id, name, version, until } satisfies PreviewMark & { version: string };
    },
    async endPreview(name: string, id: string, by: Releaser): Promise<{ remote: string; version: string }> {
      return act(name, by, async (index) => {
        const ended = open(index, name).find((preview) => preview.id === id);
        if (!ended) throw new NotFound(message('noPreview', { name }));
        const previews = open(index, name).filter((preview) => preview !== ended);
        return {
          next: withPreviews(index, name, previews),
          event: { what: 'preview-ended', version: ended.version },
        };
      });
    },
  };
}
