import type { FactKind } from '@sextant/contracts/company/kinds'
import { labelRefusal, tidyLabel } from '@sextant/contracts/company/label'
import { capitalized, Hole, type Position } from './hole.ts'

type Number = 'one' | 'many'

/** Words that end in s and name one thing: "glass", "chess", "analysis", "bus", "logistics". */
const ONE_IN_S = /(?:ss|us|is|ics|news|series|lens)$/i
/** What follows these words does not decide the number: "reviews on the map" are many. */
const AFTER_HEAD = /^(?:of|for|in|with|from|to|on|at|by|near|without|about)$/i

/** The name of a fact: a noun phrase that reads well anywhere. Only facts whose names were accepted have one. */
export class Label extends Hole {
  readonly #text: string
  readonly isMany: boolean

  private constructor(text: string, isMany: boolean, factId: string) {
    super([{ fact: factId }])
    this.#text = text
    this.isMany = isMany
  }

  /** Null where the text is no name (`labelRefusal` says why). */
  static from(written: string, factId: string, number?: Number, kind?: FactKind): Label | null {
    if (labelRefusal(written, kind)) return null
    const text = tidyLabel(written)
    const isMany = number ? number === 'many' : namesMany(text)
    return new Label(text, isMany, factId)
  }

  override render(position: Position): string {
    return position === 'start' ? capitalized(this.#text) : this.#text
  }
}

/** By the ending of the head noun. A name in capitals ("Lubrizol", "Timber Brothers") is one, whatever its ending. */
function namesMany(text: string): boolean {
  const words = text.split(' ')
  const stop = words.findIndex((word, index) => index > 0 && AFTER_HEAD.test(word))
  const head = (stop > 0 ? words[stop - 1] : words.at(-1)) ?? ''
  const isName = /^\p{Lu}/u.test(text) && /^\p{Lu}/u.test(head)
  if (isName || ONE_IN_S.test(head)) return false
  return head.endsWith('s') && !/['’]s$/.test(head)
}
