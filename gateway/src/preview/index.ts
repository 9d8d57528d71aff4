import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf } from '../answers/language';
import { refusals, refuse } from '../answers/refuse';
import { textsIn } from '../answers/translated';
import { escapeHtml, seeOther, sendPlainPage } from '../plain-page';
import { openPreview, type ReleaseIndex } from '../registry';
import type { Marks } from '../visitors';

export interface PreviewOptions {
  index: () => Promise<ReleaseIndex>;
  marks: Marks;
  languages: readonly string[];
  /** In ms. */
  now?: () => number;
}

export const isPreviewPath = (path: string): boolean => path.startsWith('/preview/');

/** Answers links of invitation: `/preview/TOKEN` opens the build in this browser, `/preview/leave` ends that. */
export function createPreview({ index, marks, languages, now = Date.now }: PreviewOptions) {
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    headers: Record<string, string>,
  ): Promise<void> => {
    const token = path.slice('/preview/'.length);
    if (token === 'leave') {
      if (req.method !== 'POST') return refuse(res, refusals.wrongMethod, headers['x-request-id'] ?? '');
      req.resume();
      return seeOther(res, headers, '/', [marks.withoutPreview()]);
    }
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return refuse(res, refusals.wrongMethod, headers['x-request-id'] ?? '');
    const mark = marks.readPreview(token);
    const remote = mark && (await index()).remotes[mark.name];
    const open = mark && remote && openPreview(remote, mark.id, now());
    if (open) {
      const described = remote.releases.find(({ version }) => version === open.version)?.describes;
      const first = (described?.pages[0]?.path ?? '/').replace(/\/\*$/, '') || '/';
      return seeOther(res, headers, first, [marks.forPreview(token, mark)]);
    }
    const language = languageOf(req, languages);
    const t = textsIn(language);
    return sendPlainPage(res, headers, {
      status: 410,
      language,
      title: t('This preview has ended.'),
      body: `<h1>${escapeHtml(t('This preview has ended.'))}</h1><p>${escapeHtml(
        t('The link has expired, or it was ended. Ask the person who sent it for a new one.'),
      )}</p><p><a href="/">${escapeHtml(t('To the portal'))}</a></p>`,
      headers: { 'set-cookie': marks.withoutPreview() },
    });
  };
}
