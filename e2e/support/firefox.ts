import { t } from 'testcafe';

/** TestCafe drives Firefox through a proxy of its own: there is no debugging protocol, and pages take longer. */
export const inFirefox = (): boolean => t.browser.name === 'Firefox';

/** The place of Debian's Firefox, for TestCafe. */
export const firefoxForStories = 'firefox:/usr/bin/firefox-esr:headless';
