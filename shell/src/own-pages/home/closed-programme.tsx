import type { SettingsApi } from '@portal/contract-shell-v1';
import { type ApplicationType, applicationPaths } from '@portal/contract-svc-applications-v1';
import { ButtonLink } from '@portal/ui';
import { RoundLine } from '@portal/ui/rounds';
import * as home from '../../messages/home';
import * as t from '../../messages/rounds';
import { offerOf } from './offers';

interface ClosedProgrammeProps {
  type: ApplicationType;
  settings: SettingsApi;
}

/** Replaces Apply Now while no round is open: says when the next round opens, and leads people with a draft on. */
export default function ClosedProgramme({ type, settings }: ClosedProgrammeProps) {
  const { rounds, timeZone = 'UTC' } = settings.current();
  const next = rounds?.find(({ programme }) => programme === type)?.next ?? null;
  return (
    <div>
      <p>
        <strong>
          <RoundLine open={null} next={next} timeZone={timeZone} />
        </strong>
      </p>
      <ButtonLink href={applicationPaths[type]} variant="outline">
        {t.continueDraft()}
        <span className="visually-hidden">{home.forOne({ one: offerOf(type).one })}</span>
      </ButtonLink>
    </div>
  );
}
