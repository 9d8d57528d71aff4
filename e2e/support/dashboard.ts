import { ClientFunction, Selector, t } from 'testcafe';
import { storageOf } from './api';
import { type CleanOptions, expectCleanPage } from './axe';
import { openSignedIn } from './device';
import { harness } from './harness';
import { button, buttonWith, h1, sidewaysScroll } from './page';

export const dashboardPath = '/userdashboard';

/** 'APP-007' */
export const reference = (id: number) => `APP-${String(id).padStart(3, '0')}`;

type SignedIn = Parameters<typeof storageOf>[0];

/** Opens a view of the dashboard, by its address below /userdashboard, for somebody who signed in through the API. */
export async function openDashboard(session: SignedIn, view = '') {
  const { url } = harness().shared;
  await openSignedIn(url + dashboardPath + view, storageOf(session));
  await t.expect(h1.exists).ok();
}

const menuLink = (view: string) => Selector('a.p-side-link').filterVisible().withText(view);

/** Opens a view from the side menu, which a phone hides behind a button. */
export async function goTo(view: string) {
  if (!(await menuLink(view).exists)) await t.click(buttonWith('Menu'));
  await t.click(menuLink(view));
  await expectView(view);
}

export const logOut = () => t.click(button('Logout'));

export const expectView = (heading: string | RegExp) =>
  t.expect(h1.withText(heading as string).exists).ok(`${heading} should open`);

/** How much is unread, as the menu or the button that opens it tells. */
export const unreadBadge = Selector('.p-count-badge').filterVisible();

/** How much of a view is unread, as its line in the menu tells. */
export const unreadOf = (view: string) => menuLink(view).find('.p-count-badge');

export const reload = ClientFunction(() => window.location.reload());
export const goBack = ClientFunction(() => window.history.back());

/** What every view has in common: nothing in the console, no sideways scroll. */
export async function expectCleanView(where: string, options?: CleanOptions) {
  await expectCleanPage(where, options);
  await t.expect(sidewaysScroll()).lte(0, `${where} should not scroll sideways`);
}
