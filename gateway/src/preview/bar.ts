import { textsIn } from '../answers/translated';
import { escapeHtml } from '../page/fill';

/** The bar above every page in a browser in which a link has opened a preview. */
export function previewBar(title: string, version: string, language: string): string {
  const t = textsIn(language);
  return `<form method="post" action="/preview/leave" class="p-notice p-tone-info"><p role="status">${escapeHtml(
    `${t('Preview')}: ${title} ${version}. ${t('Only people with the link see this version.')}`,
  )}</p><button class="btn btn-sm btn-outline">${escapeHtml(t('End the preview'))}</button></form>`;
}
