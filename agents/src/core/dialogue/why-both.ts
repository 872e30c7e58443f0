import type { Company } from '../../company/company.ts'
import type { FoundBy } from '../../findings/finding.ts'
import { ofParts } from '../../reading/any-of.ts'
import { sentencesIn } from '../../reading/stops.ts'
import type { FactChange } from '../known.ts'
import { blank } from '../../reading/read.ts'
import { plainWords } from './acts.ts'
import { saidBack } from './left-out.ts'
import { stems } from './same-thing.ts'

/** Why what did not seem to fit does, put on a card; what is said of it; and the words that tell something else. */
export type Explained = { changes: FactChange[]; says: string; rest: string }

/**
 * The sentences of an answer that say why two figures hold.
 * `asked`: what does not fit. `before`: the agent's words right before; what they told, "that was in spring" is about.
 */
export function whyBoth(
  text: string,
  asked: readonly FoundBy[],
  { company, before }: { company: Company; before: string },
): Explained {
  for (const found of asked) {
    const isRight = before.includes(found.says.text)
    const own = sentencesIn(text).filter(sentence => isAbout(sentence, found, company, isRight))
    const words = saidBack(own.join(' '))
    const change = own.length > 0 ? changeFor(found, words, company) : null
    if (!change) continue
    const rest = own.reduce((left, sentence) => left.replace(sentence, blank), text)
    return {
      changes: [change],
      says: `I keep both: “${words}” says why they fit.`,
      rest: rest.trim(),
    }
  }
  return { changes: [], says: '', rest: text }
}

function changeFor({ rests, says }: FoundBy, words: string, company: Company): FactChange | null {
  const fact = company.facts.find(({ id }) => rests.includes(id))
  if (!fact) return null
  const fits = [...(fact.fits ?? []), { says: says.text, words }]
  return { id: fact.id, attributes: { fits } }
}

/** It says a figure that was asked about and none besides; or, right after the question, it points back at it. */
function isAbout(sentence: string, found: FoundBy, company: Company, isRight: boolean): boolean {
  const figures = numbersIn(sentence)
  const known = new Set(numbersIn(found.says.text))
  if (figures.some(figure => !known.has(figure) && !isYear(figure))) return false
  if (figures.some(figure => known.has(figure))) return TELLS_WHY.test(sentence)
  if (!isRight) return false
  return (
    POINTS_BACK.test(sentence) || (TELLS_WHEN.test(sentence) && names(sentence, found, company))
  )
}

const TELLS_WHEN = /\b(?:when|during|because|cause|since|until|before|only in|was|were)\b/i
const TELLS_WHY = ofParts(
  'i',
  String.raw`\b(?:was|were|is|are|when|because|cause|since|only|due|during|before|after|until|both|season|`,
  String.raw`months?|weeks?|days?)\b`,
)
const POINTS_BACK = ofParts(
  'i',
  String.raw`^\W*(?:(?:yes|no|well)\W+)*(?:both\b|because\b|cause\b|(?:that|those|these|this)\b.{0,20}\b`,
  String.raw`(?:is|are|was|were|because|when|only))`,
)

function names(sentence: string, { rests }: FoundBy, { facts }: Company): boolean {
  const said = new Set(stems(sentence))
  const own = facts.filter(({ id }) => rests.includes(id))
  return own.some(({ label }) => stems(label).some(word => said.has(word)))
}

const numbersIn = (text: string): string[] =>
  plainWords(text.replaceAll(/(?<=\d)[.,’'\s](?=\d{3}\b)/g, '')).filter(word => /\d/.test(word))

/** A year only says when. */
const isYear = (figure: string): boolean => /^(?:19|20)\d\d$/.test(figure)
