import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { Amount } from '@sextant/contracts/company/figures'
import { factLine } from '@sextant/contracts/company/fact-words'
import type { AnswerSentence } from '@sextant/contracts/persona/interview'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { type Company, factsOf, type Fact } from '../../company/company.ts'
import { attributesOf } from '../../core/book.ts'
import { ofParts } from '../../reading/any-of.ts'
import { countText, moneyText, numberText, percentText } from '../../sentences/figures.ts'
import type { Hole } from '../../sentences/hole.ts'
import { Label } from '../../sentences/label.ts'
import { ListText } from '../../sentences/list.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'

type Group = Fact<'segment'>
/** Names of one answer. */
const NAMES_MAX = 4

/** Questions for a figure of the group, which its card holds where somebody filled it in. */
const FIGURES: readonly { asks: RegExp; says: (group: Group) => Sentence | null }[] = [
  {
    asks: /\bhow many (?:of you|people like you|customers like you|are (?:there|you))\b/iu,
    says: ({ size, id }) =>
      size === undefined ? null : say`There are ${numberText(size, { fact: id })} of us.`,
  },
  {
    asks: /\bhow often (?:do|did) you (?:buy|order|book|come|need)\b/iu,
    says: ({ purchases, id }) =>
      purchases === undefined
        ? null
        : say`Each of us buys ${countText(purchases, { one: 'time', many: 'times' }, { fact: id })} a year.`,
  },
  {
    asks: ofParts('iu', String.raw`\b(?:do|did|how many (?:of you )?)\b.*\b(?:again|back)\b`),
    says: ({ repeats, id }) =>
      repeats === undefined ? null : say`${percentText(repeats, { fact: id })} of us buy again.`,
  },
  {
    asks: /\bhow many (?:of you )?(?:leave|quit|give up)\b/iu,
    says: ({ leaves, id }) =>
      leaves === undefined
        ? null
        : say`${percentText(leaves, { fact: id })} of us leave within a year.`,
  },
]

/** What the owner's cards tell of a group, where no customer was asked; null where they tell nothing of it. */
export function toldOf(
  company: Company,
  body: Pick<PersonaBody, 'segment' | 'rows'>,
  { question, topic, content }: { question: string; topic: QuoteTopic | null; content: number },
): AnswerSentence[] {
  const group = factsOf(company, 'segment').find(({ id }) => id === body.segment)
  const figure = group && figureAsked(company, group, question)
  if (figure) return [figure]
  if (topic === null || content > 0) return []
  const price = topic === 'price' ? (spending(company, group) ?? prices(company)) : null
  return price ? [price] : toldOnes(company, body, topic)
}

function figureAsked(company: Company, group: Group, question: string): AnswerSentence | null {
  const row = FIGURES.find(({ asks }) => asks.test(question))
  const says = row?.says(group)
  return says ? answered(says, company, [group]) : null
}

/** How the cards of a topic are told in one sentence. */
const SAYS: Partial<Record<QuoteTopic, (names: Hole) => Sentence>> = {
  alternative: names => say`What else there is: ${names}.`,
  job: names => say`What we want done: ${names}.`,
  channel: names => say`The ways to us: ${names}.`,
  criterion: names => say`What counts with us: ${names}.`,
}

/** The cards that the persona's own rows of a topic stand on, where nobody's words do. */
function toldOnes(
  company: Company,
  { rows }: Pick<PersonaBody, 'rows'>,
  topic: QuoteTopic,
): AnswerSentence[] {
  const told = rows.filter(
    ({ topic: of, meter: { said, documents, told, computed } }) =>
      of === topic && said + documents === 0 && (told || computed),
  )
  const facts = told.flatMap(({ says }) => company.facts.find(({ id }) => id === says.fact) ?? [])
  const says = SAYS[topic]
  const sentence = says && named(company, facts, says)
  return sentence ? [sentence] : []
}

function spending(company: Company, group: Group | undefined): AnswerSentence | null {
  if (!group?.spend) return null
  const yearly: Amount = { ...group.spend, per: group.spend.per ?? 'year' }
  return answered(say`Each of us spends ${moneyText(yearly, { fact: group.id })}.`, company, [
    group,
  ])
}

function prices(company: Company): AnswerSentence | null {
  const priced = factsOf(company, 'offer').filter(({ price }) => price)
  const [offer] = priced
  if (!offer?.price || priced.length > 1) return null
  return answered(say`Your price is ${moneyText(offer.price, { fact: offer.id })}.`, company, [
    offer,
  ])
}

/** The names of some cards in a sentence; null where none has a name that fits into one. */
function named(
  company: Company,
  facts: readonly Fact[],
  says: (names: Hole) => Sentence,
): AnswerSentence | null {
  const fit = facts.flatMap(fact => {
    const label = Label.from(fact.label, fact.id, fact.number, fact.kind)
    return label ? [{ fact, label }] : []
  })
  const shown = fit.slice(0, NAMES_MAX)
  if (shown.length === 0) return null
  const names = new ListText(shown.map(({ label }) => label))
  return answered(
    says(names),
    company,
    shown.map(({ fact }) => fact),
  )
}

const answered = (says: Sentence, company: Company, facts: readonly Fact[]): AnswerSentence => ({
  text: says.text,
  sources: facts.map(fact => cardSource(company, fact)),
})

/** A card as a source: its line, said by nobody. */
export const cardSource = (company: Company, fact: Fact): AnswerSentence['sources'][number] => ({
  fact: fact.id,
  who: null,
  heard: null,
  quote: cardLine(company, fact),
})

const cardLine = ({ facts, currency }: Company, fact: Fact): string =>
  factLine(
    { kind: fact.kind, label: fact.label, attributes: attributesOf(fact) },
    { currency, labelOf: id => facts.find(one => one.id === id)?.label },
  )
