import { fill, tick } from '../support/form';
import { harness } from '../support/harness';
import { field, h1, link, pagePath, words } from '../support/page';
import { resize, sizesHere } from '../support/windows';
import { answerWelcome, expectStep, next, wizardPath } from '../support/wizard';

fixture('Somebody whom the internship is not for is told so kindly');

const enrolled = 'Are you enrolled now';

for (const size of sizesHere()) {
  test(`on ${size.name}: who is not enrolled finds the way to a visit, and what they typed when they come back`, async (t) => {
    const portal = harness().shared;
    await resize(t, size);
    await t.navigateTo(`${portal.url}${wizardPath}`);
    await answerWelcome();
    await next();
    await expectStep(/Personal Info/);
    await fill('Full Name', 'Claudine Mukamana');

    await t.navigateTo(`${portal.url}${wizardPath}?step=welcome`);
    await expectStep(/^Welcome$/);
    await tick('No', enrolled);
    await t.expect(words('This internship is for students').visible).ok();
    await t.click(link('You may come for a visit instead'));
    await t.expect(pagePath()).contains('/application/visitors');
    await t.expect(h1.withText(/^Welcome$/).exists).ok();

    await t.navigateTo(`${portal.url}${wizardPath}?step=personal-info`);
    await expectStep(/Personal Info/);
    await t.expect(field('Full Name').value).eql('Claudine Mukamana');
  });
}
