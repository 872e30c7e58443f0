import { capitalized } from '../../../sentences/hole.ts'
import { Label } from '../../../sentences/label.ts'
import { ofParts } from '../../../reading/any-of.ts'
import { isHarmless, refusalOf } from './refusal.ts'
import type { Glossary } from './glossary.ts'

/** Words with their holes filled, the facts and figures that stand in them, and whether a hole stood in them at all; or why they are refused. */
export type Filled =
  | { text: string; facts: readonly string[]; figures: readonly string[]; refusal?: never }
  | { refusal: string; text?: never }

const HOLE = /\{\{\s*([^{}]*?)\s*\}\}|\[\[\s*([^[\]]*?)\s*\]\]/g
/** What would make another figure of one: a letter, a sign or a second figure at its side. */
const TOUCHED = ofParts(
  'u',
  String.raw`\}\}(?:[\p{L}\p{N}×+^/]|(?:[.,:'’]|\s*)\{\{)|`,
  String.raw`(?:[\p{L}\p{N}.,+×/<>=~#]|(?<![\p{L}\p{N}}])[-–−])\{\{`,
)
const BEGINS = /(?:^|[.!?]\s+)$/

/** Fills `{{n3}}` with a figure and `[[f2]]` with the name of a fact. Refused: an unknown id, a figure or a name that nothing holds, words that are not to be read. */
export function fill(words: string, glossary: Glossary): Filled {
  const facts = new Set<string>()
  const figures = new Set<string>()
  const unknown: string[] = []
  const fillOne = (
    hole: string,
    figure: string | undefined,
    fact: string | undefined,
    at: number,
    all: string,
  ): string => {
    const isFirst = BEGINS.test(all.slice(0, at))
    const known =
      figure === undefined ? nameIn(fact, glossary, isFirst) : figureIn(figure, glossary)
    if (known === null) {
      unknown.push(hole)
      return hole
    }
    for (const id of known.facts) facts.add(id)
    if (figure !== undefined) figures.add(figure)
    return known.text
  }
  const text = words.trim().replaceAll(HOLE, fillOne)
  if (unknown.length > 0) return { refusal: `no such id: ${unknown.slice(0, 3).join(', ')}` }
  if (TOUCHED.test(words)) return { refusal: 'a figure stands by itself, as its id writes it' }
  const refusal = refusalOf(words.replaceAll(HOLE, ' ◦ '), glossary)
  return refusal ? { refusal } : { text, facts: [...facts], figures: [...figures] }
}

type Known = { text: string; facts: readonly string[] }

function figureIn(alias: string, { figures }: Glossary): Known | null {
  const figure = Object.hasOwn(figures, alias) ? figures[alias] : undefined
  return figure && isHarmless(figure.display) ? { text: figure.display, facts: figure.rests } : null
}

function nameIn(alias = '', { facts }: Glossary, isFirst: boolean): Known | null {
  const fact = Object.hasOwn(facts, alias) ? facts[alias] : undefined
  if (!fact) return null
  const label = Label.from(fact.label, fact.id, fact.number, fact.kind)
  const plain = isFirst ? capitalized(fact.label) : fact.label
  const text = label?.render(isFirst ? 'start' : 'middle') ?? plain
  return isHarmless(fact.label) ? { text, facts: [fact.id] } : null
}
