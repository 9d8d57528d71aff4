import * as t from '../messages/sponsorship';

/** The notice that a visit is not sponsored. */
export function NoSponsorship() {
  return (
    <ul>
      <li>{t.ownCosts()}</li>
      <li>{t.notGuaranteed()}</li>
      <li>{t.availability()}</li>
    </ul>
  );
}
