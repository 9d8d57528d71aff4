import * as t from '../messages/sponsorship';

/** The notice that a visit is not sponsored. */
export function NoSponsorship() {
  return (
    <ul style={{ paddingInlineStart: '1.125rem' }}>
      <li>{t.ownCosts()}</li>
      <li>{t.notGuaranteed()}</li>
      <li>{t.availability()}</li>
    </ul>
  );
}
