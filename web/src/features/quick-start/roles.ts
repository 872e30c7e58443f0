import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Understood, UnderstoodFigure } from '@sextant/contracts/quick-start/understood'
import { type KeptFact, MADE_FROM } from './kept-facts.ts'
import type { QuickStartFigures } from './names.ts'

/** What a figure of the answers is, as its owner says it. */
export type Role = {
  id: string
  /** Said after the figure: "145 is … the price of one". */
  words: string
  isMoney: boolean
  /** The field of the page that holds it… */
  field?: keyof QuickStartFigures
  /** …or the field of a card, which counts a year: so many times what was said. */
  card?: { kind: FactKind; attribute: string; times: number }
}

const card = (kind: FactKind, attribute: string, times = 1) => ({ kind, attribute, times })
const MONTHS = 12
const WEEKS = 52

/** In the order in which they are looked for. */
const ROLES: readonly Role[] = [
  { id: 'price', words: 'the price of one', isMoney: true, field: 'price' },
  { id: 'cost', words: 'what one costs me', isMoney: true, field: 'cost' },
  { id: 'spent', words: 'money this took', isMoney: true, card: card('channel', 'spend') },
  { id: 'budget', words: 'what I can spend a month', isMoney: true, field: 'budget' },
  { id: 'rival', words: 'what another one charges', isMoney: true, card: card('rival', 'price') },
  { id: 'now-money', words: 'how much it is now', isMoney: true, field: 'now' },
  { id: 'wanted-money', words: 'how much I want', isMoney: true, field: 'wanted' },
  { id: 'now', words: 'how many it is now', isMoney: false, field: 'now' },
  { id: 'wanted', words: 'how many I want', isMoney: false, field: 'wanted' },
  {
    id: 'brought',
    words: 'customers this brought',
    isMoney: false,
    card: card('channel', 'customers'),
  },
  {
    id: 'asked',
    words: 'people who asked after this',
    isMoney: false,
    card: card('channel', 'leads'),
  },
  {
    id: 'sold-week',
    words: 'sold in a week',
    isMoney: false,
    card: card('offer', 'volume', WEEKS),
  },
  {
    id: 'sold-month',
    words: 'sold in a month',
    isMoney: false,
    card: card('offer', 'volume', MONTHS),
  },
  { id: 'sold-year', words: 'sold in a year', isMoney: false, card: card('offer', 'volume') },
  {
    id: 'most-week',
    words: 'the most I can do in a week',
    isMoney: false,
    card: card('offer', 'capacity', WEEKS),
  },
  {
    id: 'most-month',
    words: 'the most I can do in a month',
    isMoney: false,
    card: card('offer', 'capacity', MONTHS),
  },
  {
    id: 'most-year',
    words: 'the most I can do in a year',
    isMoney: false,
    card: card('offer', 'capacity'),
  },
  {
    id: 'refused-week',
    words: 'turned away in a week',
    isMoney: false,
    card: card('constraint', 'lost', WEEKS),
  },
  {
    id: 'refused-month',
    words: 'turned away in a month',
    isMoney: false,
    card: card('constraint', 'lost', MONTHS),
  },
  {
    id: 'refused-year',
    words: 'turned away in a year',
    isMoney: false,
    card: card('constraint', 'lost'),
  },
  {
    id: 'size',
    words: 'how many customers or names I have',
    isMoney: false,
    card: card('segment', 'size'),
  },
  {
    id: 'possible',
    words: 'how many there are who could buy',
    isMoney: false,
    card: card('segment', 'possible'),
  },
  { id: 'hours', words: 'hours a week I have for this', isMoney: false, field: 'hours' },
]

/** It stands in no plan. */
export const NO_ROLE = 'none'
/** It stays where it was read, in a field that the list does not name. */
export const AS_READ = 'as-read'

/** A figure as its owner has it; `place.fact` is the id of the kept fact. */
export type KeptFigure = UnderstoodFigure & { id: string; role: string }

const FIELD_OF: Readonly<Record<string, keyof QuickStartFigures>> = {
  'offer.price': 'price',
  'offer.unitCost': 'cost',
  'goal.baseline': 'now',
  'goal.target': 'wanted',
  'budget.amount': 'budget',
  'budget.hoursPerWeek': 'hours',
}

/** Figures of the answers, each with the role that it was read in. `facts`: as they were understood, in their order. */
export const keptFigures = (
  { figures }: Pick<Understood, 'figures'>,
  facts: readonly KeptFact[],
): KeptFigure[] =>
  figures.map((figure, at) => {
    const fact = figure.place ? facts[figure.place.fact] : undefined
    const place = figure.place && fact ? { ...figure.place, fact: fact.id } : null
    const kept = { ...figure, id: `${facts[0]?.id ?? 0}-${at}`, place }
    return { ...kept, role: roleRead(kept, facts) }
  })

/** The role that a figure was read in. */
function roleRead(
  { place, kind }: Pick<KeptFigure, 'place' | 'kind'>,
  facts: readonly KeptFact[],
): string {
  const fact = place && facts.find(({ id }) => id === place.fact)
  if (!place || !fact) return NO_ROLE
  const field = inField(fact, place.attribute)
  const found = ROLES.find(role => {
    if (role.isMoney !== (kind === 'money')) return false
    return field ? role.field === field : isCardOf(role, fact, place)
  })
  return found?.id ?? AS_READ
}

const inField = (
  { isMain, kind }: KeptFact,
  attribute: string,
): keyof QuickStartFigures | undefined =>
  isMain || kind === 'budget' ? FIELD_OF[`${kind}.${attribute}`] : undefined

const isCardOf = (
  { card }: Role,
  { kind }: KeptFact,
  { attribute, times }: NonNullable<KeptFigure['place']>,
): boolean => card?.kind === kind && card.attribute === attribute && card.times === times

/** What a figure may be: money is no number of people; what is neither stays as it was read, or out. */
export const rolesFor = ({ kind }: Pick<KeptFigure, 'kind'>): readonly Role[] =>
  kind === 'percent'
    ? []
    : ROLES.filter(({ isMoney }) => isMoney === (kind === 'money') || kind === 'count')

const roleOf = (id: string): Role | undefined => ROLES.find(role => role.id === id)

export const fieldOfRole = (id: string): keyof QuickStartFigures | undefined => roleOf(id)?.field

/** Names of cards that a figure makes when no card of its kind stands beside it. */
const NEW_NAMES: Partial<Record<FactKind, string>> = {
  channel: 'what was tried',
  constraint: 'people turned away',
  rival: 'another one',
}

const CENTS = 100

/** The facts as their owner has them: a figure whose role was changed leaves its field and stands in the other. */
export function withRoles(
  facts: readonly KeptFact[],
  figures: readonly KeptFigure[],
  currency: string,
): KeptFact[] {
  const moved = figures.filter(figure => figure.role !== roleRead(figure, facts))
  const without = moved.reduce<readonly KeptFact[]>(takenOut, facts)
  return moved.reduce((so, figure) => putIn(so, figure, currency), [...without])
}

function takenOut(facts: readonly KeptFact[], { place }: KeptFigure): readonly KeptFact[] {
  if (!place) return facts
  return facts.map(fact => {
    if (fact.id !== place.fact) return fact
    const { [place.attribute]: _gone, ...attributes } = fact.attributes
    return { ...fact, attributes }
  })
}

function putIn(facts: KeptFact[], figure: KeptFigure, currency: string): KeptFact[] {
  const into = roleOf(figure.role)
  if (!into?.card) return facts
  const { kind, attribute, times } = into.card
  const value = into.isMoney ? moneyOf(figure, currency) : figure.value * times
  const target = targetFor(facts, kind, figure)
  if (target)
    return facts.map(fact =>
      fact === target
        ? { ...fact, isKept: true, attributes: { ...fact.attributes, [attribute]: value } }
        : fact,
    )
  const label = NEW_NAMES[kind]
  if (!label) return facts
  const made = { kind, label, attributes: { [attribute]: value }, quote: figure.quote }
  return [
    ...facts,
    { ...made, id: MADE_FROM + facts.length, isKept: true, isSure: true, isMain: false },
  ]
}

/** A bare number that is said to be money is in the money of the answers. */
const moneyOf = ({ kind, value, currency: own }: KeptFigure, currency: string) =>
  kind === 'money'
    ? { cents: value, currency: own ?? currency }
    : { cents: Math.round(value * CENTS), currency }

/** The fact of its own sentence, else the one that the plan is about. */
function targetFor(
  facts: readonly KeptFact[],
  kind: FactKind,
  { quote }: KeptFigure,
): KeptFact | undefined {
  const ofKind = facts.filter(fact => fact.kind === kind)
  const near = ofKind.find(fact => quote.includes(fact.quote) || fact.quote.includes(quote))
  return near ?? ofKind.find(({ isMain }) => isMain)
}
