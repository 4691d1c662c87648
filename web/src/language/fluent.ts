/** Reads the .ftl files of a language, which the terminal shares. Only this module uses the Fluent library. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Fact = string | number;
export type Facts = Record<string, Fact>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** There is no such message, or it lacks a fact. */
export class UnknownWord extends Error {}

interface Form {
  needs: string[];
  code: string;
}

/** The messages of one language. An attribute counts as a message: `name-missed.walkingdead`. */
export class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly patterns = new Map<string, Pattern>();
  private readonly forms = new Map<string, Form[]>();

  constructor(
    readonly lang: string,
    files: string[],
  ) {
    // No isolation marks, as in the terminal.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) this.add(new FluentResource(file));
    for (const forms of this.forms.values()) forms.sort((a, b) => b.needs.length - a.needs.length);
  }

  private add(resource: FluentResource): void {
    this.bundle.addResource(resource);
    for (const message of resource.body) {
      if (message.value !== null) this.patterns.set(message.id, message.value);
      for (const [attribute, pattern] of Object.entries(message.attributes ?? {})) {
        this.addForm(message.id, attribute, pattern);
      }
    }
  }

  private addForm(id: string, attribute: string, pattern: Pattern): void {
    const code = `${id}.${attribute}`;
    this.patterns.set(code, pattern);
    const forms = this.forms.get(id) ?? [];
    forms.push({ needs: attribute.split("-"), code });
    this.forms.set(id, forms);
  }

  has(code: string): boolean {
    return this.patterns.has(code);
  }

  codes(): IterableIterator<string> {
    return this.patterns.keys();
  }

  /** The form of a message that uses most of these facts: `event-played.target` if there is a target. */
  fullest(code: string, facts: Facts): string {
    const fitting = this.forms.get(code)?.find((form) => form.needs.every((need) => need in facts));
    return fitting?.code ?? code;
  }

  format(code: string, facts: Facts): string {
    const pattern = this.patterns.get(code);
    if (pattern === undefined) return complain(`The language ${this.lang} has no message ${code}.`, code);
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, errors);
    if (errors.length === 0) return sentence;
    return complain(`${code} cannot be said in ${this.lang}: ${errors[0]?.message}.`, sentence);
  }
}

/** Throws in development and tests; players see a fallback text and can keep playing. */
export function complain(fault: string, instead: string): string {
  if (!import.meta.env.PROD) throw new UnknownWord(fault);
  console.error(fault);
  return instead;
}
