import { programmes } from '@portal/contract-svc-applications-v1';
import * as t from '../../messages/home';
import { IfToday } from './if-today';
import { offerOf } from './offers';
import { type PictureName, StoryPicture } from './story-picture';

/** 'Internship: 12 short steps. Visit: 8 short steps.' */
const lengths = () =>
  programmes.map(({ key, steps }) => t.stepsOf({ label: offerOf(key).label, steps })).join(' ');

const stages = (): readonly { picture: PictureName; title: string; text: string }[] => [
  { picture: 'write', title: t.youApply(), text: lengths() },
  { picture: 'read', title: t.weRead(), text: t.weReadText() },
  { picture: 'talk', title: t.weAsk(), text: t.weAskText() },
  {
    picture: 'decide',
    title: t.weDecide(),
    text: t.weDecideText(),
  },
  { picture: 'come', title: t.youCome(), text: t.youComeText() },
];

/** The steps of an application, shown before somebody starts one. */
export function AfterApplying() {
  return (
    <section data-part="after" className="p-apart" aria-labelledby="after-applying">
      <h2 id="after-applying">{t.afterApplying()}</h2>
      <ol className="p-story">
        {stages().map(({ picture, title, text }) => (
          <li key={picture}>
            <StoryPicture name={picture} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <IfToday />
    </section>
  );
}
