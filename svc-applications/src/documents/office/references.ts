import type { TextProblem } from './problems';
import type { XmlElement } from './xml';

/** Where each kind of link that leads outside is used: whoever meets its id elsewhere fetches what it leads to. */
const places: Readonly<Record<string, ReadonlySet<string>>> = {
  hyperlink: new Set(['hyperlink', 'hlinkClick', 'hlinkHover', 'hlinkMouseOver']),
  attachedTemplate: new Set(['attachedTemplate']),
};

/**
 * What the parts of one package use of their links. Programs follow a link by its id and do not ask for its kind: an
 * address to click on would be a picture that is fetched.
 */
export class References {
  /** The kinds of links that lead outside, by part and id. */
  private readonly outside = new Map<string, string>();
  /** The elements that use a link, by part and id. */
  private readonly used = new Map<string, Set<string>>();

  /** A link to something outside, in a file with links. */
  leadOutside(linksName: string, id: string, kind: string): void {
    this.outside.set(keyOf(partOf(linksName), id), kind);
  }

  use(part: string, { name, references }: XmlElement): void {
    for (const id of references) {
      const key = keyOf(part, id);
      const elements = this.used.get(key) ?? new Set();
      this.used.set(key, elements.add(name));
    }
  }

  /** Once all parts were read. */
  problem(): TextProblem | undefined {
    for (const [key, kind] of this.outside)
      for (const element of this.used.get(key) ?? []) if (!places[kind]?.has(element)) return 'linked';
    return undefined;
  }
}

const keyOf = (part: string, id: string): string => `${part}\n${id}`;

/** The part whose links these are: `word/_rels/document.xml.rels` has those of `word/document.xml`. */
const partOf = (linksName: string): string => linksName.replace(/(^|\/)_rels\/([^/]*)\.rels$/, '$1$2');
