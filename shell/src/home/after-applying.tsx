import { programmes } from '@portal/contract-svc-applications-v1';
import { type PictureName, StoryPicture } from './story-picture';

/** 'Internship: 12 short steps. Visit: 8 short steps.' */
const lengths = programmes.map(({ label, steps }) => `${label}: ${steps} short steps.`).join(' ');

const stations: readonly { picture: PictureName; title: string; text: string }[] = [
  { picture: 'write', title: 'You apply', text: lengths },
  { picture: 'read', title: 'We read', text: 'Our team reads every application.' },
  { picture: 'talk', title: 'We ask', text: 'If something is missing or not clear, we write to you.' },
  {
    picture: 'decide',
    title: 'We decide',
    text: 'You get an email as soon as there is a decision. This can take several weeks.',
  },
  { picture: 'come', title: 'You come', text: 'If the answer is yes, we welcome you in Rwanda.' },
];

/** The way of an application, told before somebody starts on it. */
export function AfterApplying() {
  return (
    <section className="p-apart" aria-labelledby="after-applying">
      <h2 id="after-applying">What happens after you apply</h2>
      <ol className="p-story">
        {stations.map(({ picture, title, text }) => (
          <li key={picture}>
            <StoryPicture name={picture} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
