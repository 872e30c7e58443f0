import { Hole, type Origin, type Position } from './hole.ts'

/** Words that may be shown: a frame and what was filled into it, with the origins of every hole. Only `say` makes one. */
export class Sentence {
  readonly #text: string
  readonly origins: readonly Origin[]

  private constructor(text: string, origins: readonly Origin[]) {
    this.#text = text
    this.origins = origins
  }

  get text(): string {
    return this.#text
  }

  toString(): string {
    return this.#text
  }

  /** For `say` alone. */
  static made(text: string, origins: readonly Origin[]): Sentence {
    return new Sentence(text, origins)
  }
}

const BEGINS = /(?:^|[.!?]\s+)$/

/**
 * The only way to a sentence: say`The ${count} turned away are ${percent} of the way.` A string or a bare number in a hole
 * does not compile. Throws where a frame holds a digit, because a figure without an origin cannot be checked.
 */
export function say(frame: TemplateStringsArray, ...holes: (Hole | Sentence)[]): Sentence {
  const origins: Origin[] = []
  const text = frame.reduce((before, part, index) => {
    const hole = index === 0 ? '' : filled(holes[index - 1], before, origins)
    return `${before}${hole}${checked(part)}`
  }, '')
  return Sentence.made(text, origins)
}

function checked(part: string): string {
  if (/\d/.test(part)) throw new Error(`a digit in the frame of a sentence: “${part}”`)
  return part
}

function filled(hole: Hole | Sentence | undefined, before: string, origins: Origin[]): string {
  if (!(hole instanceof Hole || hole instanceof Sentence))
    throw new Error('a raw value in a sentence')
  origins.push(...hole.origins)
  if (hole instanceof Sentence) return hole.text
  const position: Position = BEGINS.test(before) ? 'start' : 'middle'
  return hole.render(position)
}
