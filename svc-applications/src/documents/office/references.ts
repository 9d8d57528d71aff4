import type { TextProblem } from './problems';
import type { XmlElement } from './xml';

/** The elements that may use each kind of external relationship; any other element would fetch its target. */
const places: Readonly<Record<string, ReadonlySet<string>>> = {
  hyperlink: new Set(['hyperlink', 'hlinkClick', 'hlinkHover', 'hlinkMouseOver']),
  attachedTemplate: new Set(['attachedTemplate']),
};

/**
 * Collects how the parts of a package use their relationships. Programs follow a relationship by its id regardless of
 * its type: a clickable address could be used as a picture, which is fetched.
 */
export class References {
  /** The types of external relationships, by part and id. */
  private readonly outside = new Map<string, string>();
  /** The elements that use a relationship, by part and id. */
  private readonly used = new Map<string, Set<string>>();

  /** Records an external relationship in a file of relationships. */
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

  /** The problem, if any; call it once all parts were read. */
  problem(): TextProblem | undefined {
    for (const [key, kind] of this.outside)
      for (const element of this.used.get(key) ?? []) if (!places[kind]?.has(element)) return 'linked';
    return undefined;
  }
}

const keyOf = (part: string, id: string): string => `${part}\n${id}`;

/** The part to which a file of relationships belongs: `word/_rels/document.xml.rels` belongs to `word/document.xml`. */
const partOf = (linksName: string): string => linksName.replace(/(^|\/)_rels\/([^/]*)\.rels$/, '$1$2');
