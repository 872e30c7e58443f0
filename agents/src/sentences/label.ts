import type { FactKind } from '@sextant/contracts/company/kinds'
import { labelRefusal, tidyLabel } from '@sextant/contracts/company/label'
import { capitalized, Hole, type Position } from './hole.ts'
import { endsInDone, formOf, isStatement, type LabelForm, withArticle } from './label-form.ts'

type Number = 'one' | 'many'
type LabelParts = {
  text: string
  isMany: boolean
  form: LabelForm
  factId: string
  isBare: boolean
}

/** Words that end in s and name one thing: "glass", "chess", "analysis", "bus", "logistics". */
const ONE_IN_S = /(?:ss|us|is|ics|news|series|lens)$/i
/** What follows these words does not decide the number: "reviews on the map" are many. */
const AFTER_HEAD = /^(?:of|for|in|with|from|to|on|at|by|near|without|about)$/i
/** Participles and the like behind a noun: "prices unknown to buyers", "orders lost to others". */
const BEHIND_NOUN = /(?:\p{L}{2}ed|known|lost|due|open|ready|free)$/iu

/**
 * The name of a fact. A noun phrase stands in a sentence as it is; a name that is a statement stands there in quotation
 * marks, as one thing. Only facts whose names were accepted have one.
 */
export class Label extends Hole {
  readonly #text: string
  readonly isMany: boolean
  readonly form: LabelForm
  readonly #factId: string
  readonly #isBare: boolean

  private constructor(of: LabelParts) {
    super([{ fact: of.factId }])
    this.#text = of.text
    this.isMany = of.isMany
    this.form = of.form
    this.#factId = of.factId
    this.#isBare = of.isBare
  }

  /** Null where the text is no name (`labelRefusal` says why). */
  static from(written: string, factId: string, number?: Number, kind?: FactKind): Label | null {
    if (labelRefusal(written, kind)) return null
    const text = tidyLabel(written)
    const form = formOf(text, kind)
    const isMany = number ? number === 'many' : namesMany(text)
    // A statement is one thing, whatever it ends in.
    const isOne = isStatement(text, form)
    return new Label({ text, isMany: isMany && !isOne, form, factId, isBare: false })
  }

  /** A name that could not stand in a sentence by itself stands there as a quotation, as one thing: a fact is never left out because of its name. */
  static quoting(written: string, factId: string): Label {
    const words = written.replaceAll(/[“”"]/g, '').trim()
    return new Label({ text: words, isMany: false, form: 'clause', factId, isBare: false })
  }

  /** For the head of a line, "Name: figure", where nothing could run into it: without quotation marks. */
  get bare(): Label {
    const { isMany, form } = this
    return new Label({ text: this.#text, isMany, form, factId: this.#factId, isBare: true })
  }

  /** It stands in a sentence as a quotation, and is no object of anything. */
  get isStatement(): boolean {
    return isStatement(this.#text, this.form)
  }

  /** "Doors fitted": it brings its verb along, and takes no second one before it. */
  get isDone(): boolean {
    return endsInDone(this.#text)
  }

  /** Somebody, and no thing: never "it", never "used" or "made with". */
  get isPerson(): boolean {
    return this.form === 'person'
  }

  override render(position: Position): string {
    if (!this.#isBare && this.isStatement) return `“${capitalized(this.#text)}”`
    const text = this.#isBare ? this.#text : withArticle(this.#text, this.form, this.isMany)
    return position === 'start' ? capitalized(text) : text
  }
}

/** By the ending of the head noun. A name in capitals ("Lubrizol", "Timber Brothers") is one, whatever its ending. */
function namesMany(text: string): boolean {
  const words = text.split(' ')
  const stop = words.findIndex((word, index) => index > 0 && AFTER_HEAD.test(word))
  const noun = stop > 0 ? words.slice(0, stop) : words
  // "Prices unknown to buyers": what stands behind the noun does not decide its number.
  const isBehind = noun.length > 1 && stop > 0 && BEHIND_NOUN.test(noun.at(-1) ?? '')
  const head = (isBehind ? noun.at(-2) : noun.at(-1)) ?? ''
  const isName = /^\p{Lu}/u.test(text) && /^\p{Lu}/u.test(head)
  if (isName || ONE_IN_S.test(head)) return false
  return head.endsWith('s') && !/['’]s$/.test(head)
}
