import type { MissingPiece } from '@sextant/contracts/marketing-strategy/strategies'
import type { Step } from '@sextant/contracts/marketing-strategy/step-words'
import { type Fact, factsOf } from '../company/company.ts'
import { missingOfSpend } from '../company/spending.ts'
import type { Desk } from '../core/desk.ts'
import type { Aim } from './aim.ts'
import { uncostedLines } from './margin.ts'
import { openClaim } from './open-claim.ts'
import { alikeRivals } from './sections/rival-price.ts'
import { costOfWin, isFree, isPeriodOpen, type Unlike, unlikeGoal, waysOf } from './ways.ts'

/** So many of a section still read. */
const SHOWN = 3
/** `meant`: the goal as it stands, whether or not a plan may be built on it. */
type Around = { aim: Aim | null; meant: Aim | null; target: Fact<'segment'> | undefined }
/** What is missing, and what to say. */
type Piece = { says: string; check: string }

/** For each section the pieces it waits for: the amount, its period, its currency, the other figure beside it. */
export function missingOf(desk: Desk, around: Around): MissingPiece[] {
  const found: Readonly<Partial<Record<Step, Piece[]>>> = {
    segmentation: [...ofGroups(desk), ...foreign(desk, 'segment')],
    positioning: [...ofRivals(desk), ...foreign(desk, 'rival')],
    channels: [...ofWays(desk, around), ...foreign(desk, 'channel')],
    budget: [...ofBudget(desk), ...foreign(desk, 'budget')],
    kpis: ofGoal(desk, around),
  }
  return (Object.entries(found) as [Step, Piece[]][]).flatMap(([step, pieces]) =>
    pieces.slice(0, SHOWN).map(({ says, check }) => ({
      step,
      claim: openClaim(desk, { says, topic: says.replace(/\.$/, ''), check }),
    })),
  )
}

const ofGroups = ({ company }: Desk): Piece[] =>
  factsOf(company, 'segment')
    .filter(({ side, avoid }) => side !== 'user' && !avoid)
    .flatMap(group => {
      const { label, single, size, possible } = group
      // One account is told by its part of all sales as well.
      const spend = single && group.share ? null : missingOfSpend(company, group)
      return [
        ...(spend === 'amount' ? [NO_AMOUNT(label)] : []),
        ...(spend === 'purchases' ? [NO_RHYTHM(label)] : []),
        ...(single || size !== undefined || possible !== undefined ? [] : [NO_SIZE(label)]),
      ]
    })

const NO_AMOUNT = (name: string): Piece => ({
  says: `What one of “${name}” spends in a year was not told.`,
  check: `Take the last ten of “${name}” from your bills, and write what they paid in a year.`,
})
const NO_RHYTHM = (name: string): Piece => ({
  says: `“${name}” pay a sum each time; how often a year was not told.`,
  check: 'Say how often one of them buys in a year, or set the sum’s period on the card.',
})
const NO_SIZE = (name: string): Piece => ({
  says: `How many “${name}” there are was not told.`,
  check: 'Count those who bought in the last year, and say how many more there are in reach.',
})

function ofRivals({ company }: Desk): Piece[] {
  const compared = new Set(alikeRivals(company).map(({ rival }) => rival.id))
  return factsOf(company, 'rival')
    .filter(({ id, sort }) => !compared.has(id) && (sort === undefined || sort === 'rival'))
    .flatMap(rival => {
      if (rival.price?.cents === 0) return []
      if (rival.price) return [NOT_COMPARED(rival.label)]
      return rival.gapLow === undefined && rival.gapHigh === undefined
        ? [NO_PRICE(rival.label)]
        : []
    })
}

const NO_PRICE = (name: string): Piece => ({
  says: `What “${name}” asks was not told.`,
  check: 'Ask for a price as a customer would, for what you sell most.',
})
const NOT_COMPARED = (name: string): Piece => ({
  says: `The price of “${name}” stands beside none of yours: it does not say for which line it is, or is of another period or another thing.`,
  check:
    'Say on its card which of your lines it is for, and whether it is paid once, a month or a year.',
})

const ofWays = ({ company }: Desk, around: Around): Piece[] =>
  waysOf(company).flatMap(way => {
    const unlike = unlikeGoal(company, way, around)
    if (unlike && unlike !== 'another-group') return [UNLIKE[unlike](way.label)]
    if (isPeriodOpen(way)) return [NO_PERIOD(way.label)]
    if (unlike || costOfWin(company, way) !== null) return []
    if (way.customers === undefined) return [NO_CUSTOMERS(way.label)]
    return isFree(way) ? [] : [NO_SPEND(way.label)]
  })

const UNLIKE: Readonly<Record<Exclude<Unlike, 'another-group'>, (name: string) => Piece>> = {
  'unknown-group': name => ({
    says: `Which group “${name}” brings was not told, so its cost says nothing of the one that is aimed at.`,
    check: 'Say on its card whom it brings, or ask the next thirty who come by it.',
  }),
  'another-line': name => ({
    says: `“${name}” brings buyers of another line than the goal is about: what one costs there says nothing of it.`,
    check: 'Say on its card how many of those who came by it bought the line of the goal.',
  }),
  'no-sale': name => ({
    says: `“${name}” brings customers who buy many times a year, and the goal counts sales: what one costs there is not what a sale costs.`,
    check:
      'Choose the group that it brings as the one to aim at, and the goal is counted in its customers.',
  }),
  'another-count': name => ({
    says: `“${name}” brought more in a year than the goal counts in all: it counts something else.`,
    check: 'Say how many of those who came by it are of the kind that the goal counts.',
  }),
}
const NO_PERIOD = (name: string): Piece => ({
  says: `For how long the money for “${name}” lasts was not told: it is taken for a year’s.`,
  check: 'Set on its card whether the sum is of a month, of a year, or was paid once.',
})
const NO_CUSTOMERS = (name: string): Piece => ({
  says: `How many customers came by “${name}” in a year was not told.`,
  check: 'Ask the next thirty who come how they heard of you.',
})
const NO_SPEND = (name: string): Piece => ({
  says: `What “${name}” costs in a year was not told; nothing is a figure too.`,
  check: 'Write what was paid for it in a year; where nothing was, write 0.',
})

function ofBudget({ company }: Desk): Piece[] {
  const funded = factsOf(company, 'budget').some(({ amount }) => amount)
  const costs = uncostedLines(company).map(({ label }) => ({
    says: `What one sale of “${label}” costs to make or buy was not told.`,
    check: 'Say what goes into one of it: material, fees, what is handed on.',
  }))
  return funded ? costs : [NO_MONEY, ...costs]
}
const NO_MONEY: Piece = {
  says: 'How much money there is, and until when, was not told.',
  check: 'Say a sum with its period, or a sum and the day until which it has to last.',
}

/** What keeps the goal from being counted. */
function ofGoal({ company }: Desk, { meant }: Around): Piece[] {
  if (meant) return meant.goal.by ? [] : [NO_DAY]
  const goals = factsOf(company, 'goal')
  const isMoving = goals.some(
    ({ baseline, target }) => baseline !== undefined && target !== undefined,
  )
  if (isMoving) return [NO_COUNT]
  return [goals.some(({ target }) => target !== undefined) ? NO_START : NO_GOAL]
}
const NO_DAY: Piece = {
  says: 'By when the goal is to be reached was not told: a year is taken.',
  check: 'Say the month.',
}
const NO_COUNT: Piece = {
  says: 'What the goal counts was not told: sales, customers, enquiries or money of sales.',
  check: 'Choose it on the goal’s card.',
}
const NO_START: Piece = {
  says: 'Where the goal starts was not told.',
  check: 'Say how many there are today, or were in the last year.',
}
const NO_GOAL: Piece = {
  says: 'No goal with a figure was told.',
  check: 'Say how many there are today, how many there should be, and by when.',
}

/** Sums in another money: nothing is computed with them, because no rate is known here. */
function foreign({ standing, company }: Desk, kind: Fact['kind']): Piece[] {
  return factsOf(standing, kind).flatMap(fact => {
    const other = Object.values(fact)
      .filter(value => typeof value === 'object' && value !== null && 'currency' in value)
      .map(value => (value as { currency: string }).currency)
      .find(currency => currency !== company.currency)
    if (!other) return []
    return [
      {
        says: `A sum of “${fact.label}” is in ${other}, and no rate is known here.`,
        check: `Say it in ${company.currency}.`,
      },
    ]
  })
}
