import { SURE_FROM } from '@sextant/contracts/company/facts'
import { FACT_KINDS, type FactKind } from '@sextant/contracts/company/kinds'
import type { StartAnswers, Understood } from '@sextant/contracts/quick-start/understood'
import { boughtAs } from '../../company/bought-as.ts'
import type { Company } from '../../company/company.ts'
import { type Proposals, proposeByRules } from '../../core/dialogue/by-rules.ts'
import { withLearned } from '../../core/dialogue/propose.ts'
import type { Known, ProposedFact } from '../../core/known.ts'
import { readable } from '../../core/readable.ts'
import { currencyFor } from '../../core/reading-currency.ts'
import { READ, withProposed } from '../../core/unfitting.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { notationOf } from '../../reading/quantity.ts'
import { ofParts } from '../../reading/any-of.ts'
import { sentencesIn } from '../../reading/stops.ts'
import { topicChance } from '../../reading/topics.ts'
import { placedFigures } from './placed-figures.ts'
import { together } from './together.ts'

/** What each answer is asked for, in the order asked. */
const ASKED: readonly (readonly [keyof StartAnswers, FactKind])[] = [
  ['company', 'offer'],
  ['goal', 'goal'],
  ['audience', 'segment'],
  ['tried', 'channel'],
]

/** So sure are the words of telling something else than was asked; the first sentence most likely answers. */
const TELLS_OTHER = { first: 0.85, later: 0.5 }

/** A sentence with what was read in it. */
type Heard = { words: string; asked: FactKind; told: Proposals }

/** What is read in the answers of a beginning by the built-in mind. By the rules the first sentence of each answers what was asked, any other tells whatever it tells; what was learned looks at all of them together. `described`: what the company says of itself. */
export function understand(answers: StartAnswers, company: Company, described: string): Understood {
  const all = wordsOf(answers)
  const blank = blankFor(answers, company, described)
  const heard = ASKED.reduce<readonly Heard[]>(
    (so, [key, kind]) => [...so, ...heardIn(readable(answers[key] ?? ''), kind, so, blank)],
    [],
  )
  const left = heard.flatMap(({ told }) => told.leftOut ?? [])
  return understoodOf({ read: together(factsOf(heard), all), left }, answers, blank)
}

/** All answers as one text, a line or more each. */
export const wordsOf = (answers: StartAnswers): string =>
  readable(ASKED.map(([key]) => answers[key] ?? '').join('\n'))

/** The company without its cards, in the money that the answers speak of: most say in the first where they are. */
export function blankFor(answers: StartAnswers, company: Company, described: string): Company {
  const currency = currencyFor(wordsOf(answers), company, `${described} ${answers.company}`)
  return { ...company, currency, facts: [] }
}

/** What was read, by whichever mind, as its owner looks it over. `left`: clauses of which nothing was kept. */
export function understoodOf(
  { read, left }: { read: readonly ProposedFact[]; left: string[] },
  answers: StartAnswers,
  blank: Company,
): Understood {
  const { currency, today } = blank
  const facts = read.map(({ confidence, status: _status, ...fact }) => ({
    ...fact,
    attributes: { ...fact.attributes },
    likely: confidence >= SURE_FROM,
  }))
  const sentences = ASKED.flatMap(([key]) => sentencesOf(readable(answers[key] ?? '')))
  return {
    facts,
    figures: placedFigures(sentences, facts, { currency, today }),
    boughtAs: boughtAs(asConfirmed(withRead(blank, read))),
    left,
    currency,
    notice: null,
  }
}

/** What was read, what was said later of a thing being added to it. */
function factsOf(heard: readonly Heard[]): ProposedFact[] {
  return heard.reduce<ProposedFact[]>((so, { told }) => {
    const added = so.map((fact, at) =>
      told.changes
        .filter(({ id }) => id === `${READ}${at}`)
        .reduce((kept, { attributes }) => withAttributes(kept, attributes), fact),
    )
    return [...added, ...told.facts]
  }, [])
}

const withAttributes = (
  fact: ProposedFact,
  attributes: ProposedFact['attributes'] = {},
): ProposedFact => ({ ...fact, attributes: { ...fact.attributes, ...attributes } })

/** Nobody says more in one answer; each is read against all before it. */
const SENTENCES_MAX = 30

const sentencesOf = (answer: string): string[] =>
  sentencesIn(answer)
    .flatMap(sentence => sentence.split('\n'))
    .filter(sentence => /\p{L}/u.test(sentence))
    .slice(0, SENTENCES_MAX)

/** As it stands once its owner has ticked it. */
const asConfirmed = (company: Company): Company => ({
  ...company,
  facts: company.facts.map(fact => ({ ...fact, status: 'confirmed' as const })),
})

function heardIn(
  answer: string,
  kind: FactKind,
  before: readonly Heard[],
  company: Company,
): readonly Heard[] {
  const heard = sentencesOf(answer).reduce<readonly Heard[]>((so, words, at) => {
    const known = withRead(company, factsOf([...before, ...so]))
    return joinedOn(so, chosen(words, kind, at === 0, known), known)
  }, [])
  return heard.length === 0 ? [] : [withTold(answer, kind, heard, before, company)]
}

/** An answer as the rules read its sentences, together with what was learned of how people tell their figures in the whole of it. */
function withTold(
  answer: string,
  kind: FactKind,
  heard: readonly Heard[],
  before: readonly Heard[],
  company: Company,
): Heard {
  const earlier = factsOf(before)
  const facts = factsOf([...before, ...heard]).slice(earlier.length)
  // What adds to this answer's own facts stands on them by now.
  const isEarlier = ({ id }: { id: string }): boolean =>
    earlier.some((_, at) => id === `${READ}${at}`)
  const changes = heard.flatMap(({ told }) => told.changes).filter(isEarlier)
  const told = withLearned(
    { facts, changes, conflicts: [], leftOut: null },
    {
      text: answer,
      company: withRead(company, earlier),
      asked: { kind, attributes: [] },
    },
  )
  const [leftOut = null] = heard.flatMap(({ told: { leftOut: left } }) => left ?? [])
  return { words: answer, asked: kind, told: { ...told, leftOut } }
}

/** The words as an answer to the question that they answer: what was asked, unless they clearly tell something else. */
function chosen(words: string, kind: FactKind, isFirst: boolean, company: Company): Heard {
  const least = isFirst ? TELLS_OTHER.first : TELLS_OTHER.later
  const heard = read(words, plainKind(words) ?? topicOf(words, company, least) ?? kind, company)
  return SENT.test(words) ? asReferral(heard) : heard
}

/** "Most are sent by the vet", "they find us through friends": a way to customers. */
const HOW_THEY_COME = ofParts(
  'iu',
  String.raw`\bsends? (?:us|me)\b|\b(?:sent|sends?|referred|recommended) (?:\p{L}+ ){0,3}?(?:by|from|to us)\b|\b(?:come|comes|came|find us|found us|hear of us|heard of us) `,
  String.raw`(?:\p{L}+ )?(?:through|via|by|on)\b|\bword of mouth\b`,
)

/** Somebody sends them. */
const SENT =
  /\bsends? (?:us|me)\b|\b(?:sent|referred|recommended) (?:\p{L}+ ){0,3}?(?:by|from)\b|\bword of mouth\b/iu

const asReferral = (heard: Heard): Heard => ({
  ...heard,
  told: {
    ...heard.told,
    facts: heard.told.facts.map(fact =>
      fact.kind === 'channel' ? withAttributes(fact, { sort: 'referral' }) : fact,
    ),
  },
})

/** "We turn away four a month": buyers who are refused. */
const REFUSED = /\b(?:turn(?:s|ed|ing)?|sen[dt]|sending) (?:\p{L}+ ){0,3}?(?:away|home)\b/iu

/** "I have 6 hours a week for it". */
const HOURS = /\b(?:have|got|spare|free|can spend)\b.{0,30}\bhours? (?:a|per|each) week\b/iu

/** What words tell whatever was asked. */
function plainKind(words: string): FactKind | null {
  if (REFUSED.test(words)) return 'constraint'
  if (HOURS.test(words)) return 'budget'
  return HOW_THEY_COME.test(words) ? 'channel' : null
}

/** What the words are about, where they say so this surely. */
function topicOf(words: string, { currency, today }: Company, least: number): FactKind | null {
  const figures = quantitiesIn(words, notationOf(currency, today))
  return FACT_KINDS.find(kind => topicChance(words, figures, kind) >= least) ?? null
}

const read = (words: string, asked: FactKind, company: Company): Heard => ({
  words,
  asked,
  told: proposeByRules(words, company, { kind: asked, attributes: [] }),
})

/** "Flyers brought one. Never again": what tells nothing by itself says more of the sentence before. */
function joinedOn(so: readonly Heard[], one: Heard, company: Company): readonly Heard[] {
  const last = so.at(-1)
  if (!last || one.told.facts.some(({ confidence }) => confidence >= SURE_FROM)) return [...so, one]
  const both = read(`${last.words.replace(STOP, '')}, ${one.words}`, last.asked, company)
  const isMore = fields(both) > fields(last) && both.told.facts.length === last.told.facts.length
  return isMore ? [...so.slice(0, -1), quotedAs(last, both)] : [...so, one]
}
const STOP = /[.!?;]\s*$/

/** More is known; the words stand as they were said. */
const quotedAs = (last: Heard, both: Heard): Heard => {
  const facts = both.told.facts.map((fact, at) => ({
    ...fact,
    quote: last.told.facts[at]?.quote ?? fact.quote,
  }))
  return { ...last, told: { ...both.told, facts } }
}

/** How many fields were filled in. */
const fields = ({ told }: Heard): number =>
  told.facts.reduce((sum, { attributes }) => sum + Object.keys(attributes).length, 0)

/** As if what was read before stood already, so that it is not named anew. */
const withRead = (company: Company, facts: readonly ProposedFact[]): Company =>
  withProposed({ company } as Known, facts).company
