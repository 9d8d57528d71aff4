import type { LanguageApi } from '@portal/contract-shell-v1';
import { languageName } from '@portal/ui/language';
import * as words from '@portal/ui/messages/switching';
import { element } from './element';

/**
 * The language switch in the header of a failure panel; `again` draws the panel in the chosen language. When words fail
 * to load, the choice stays as it was.
 */
export function languageSwitch(language: LanguageApi, again: () => void): HTMLSelectElement {
  const options = language.offered.map((one) =>
    element('option', { value: one, lang: one, selected: one === language.current() }, languageName(one)),
  );
  const select = element('select', { className: 'form-select p-language' }, ...options);
  select.setAttribute('aria-label', words.language());
  select.addEventListener('change', async () => {
    try {
      await language.choose(select.value);
      again();
    } catch {
      select.value = language.current();
    }
  });
  return select;
}
