import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { TimeUnit } from '../../../sentences/figures.ts'
import { STRENGTH_WORDS } from '../../../company/strengths.ts'
import type { Hole } from '../../../sentences/hole.ts'
import { ListText } from '../../../sentences/list.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** A fact by its name and its figure: "Acrylic cloth, up 12% from March 2027". Undefined where it has no figure, or no name that could stand in a sentence. */
export function factorText(desk: Desk, fact: Fact): Sentence | undefined {
  const { kit } = desk
  if (!kit.name(fact)) return undefined
  switch (fact.kind) {
    case 'strength':
      return strength(desk, fact)
    case 'constraint':
      return fact.lost === undefined
        ? undefined
        : say`${kit.label(fact)}: ${kit.number(fact.lost, 'as said', [fact])} refused or lost in a year`
    case 'change':
      return change(desk, fact)
    case 'rival':
      return rival(desk, fact)
    default:
      return undefined
  }
}

/** What makes a rival one: its price, how far it lies below, what it takes, what it is said to be better at. */
function rival({ kit }: Desk, fact: Fact<'rival'>): Sentence | undefined {
  const label = kit.label(fact)
  const { price, gapLow, gapHigh, lostTo, betterAt = [], sort } = fact
  if (price?.cents === 0) return say`${label}, free of charge`
  if (price) return say`${label}, at ${kit.price(price, fact)}`
  if (gapLow !== undefined && gapHigh !== undefined && Math.max(gapLow, gapHigh) < 0) {
    const [more, less] = [Math.min(gapLow, gapHigh), Math.max(gapLow, gapHigh)]
    const most = kit.percent(-more, 'as said', [fact])
    if (more === less) return say`${label}: ${most} cheaper than you`
    return say`${label}: ${kit.percent(-less, 'as said', [fact])} to ${most} cheaper than you`
  }
  if (lostTo)
    return say`${label}: takes ${kit.percent(lostTo, 'as said', [fact])} of those you lose`
  if (sort === 'nothing') return say`${label}: doing without you is what you are compared with`
  if (betterAt.length === 0) return undefined
  const list = new ListText(betterAt.map(one => kit.unit(STRENGTH_WORDS[one], 'one', fact)))
  return say`${label}: said to be ahead of you in ${list}`
}

const TIMES: Readonly<Record<string, TimeUnit>> = {
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  years: 'year',
}

function strength(desk: Desk, fact: Fact<'strength'>): Sentence | undefined {
  if (fact.proof === undefined) return undefined
  const label = desk.kit.label(fact)
  const ours = proof(desk, fact, fact.proof)
  if (fact.versus === undefined) return say`${label}: ${ours}`
  return say`${label}: ${ours} against ${proof(desk, fact, fact.versus)} elsewhere`
}

function proof({ kit }: Desk, fact: Fact<'strength'>, value: number): Hole {
  if (fact.proofForm === 'share') return kit.percent(value, 'as said', [fact])
  const unit = TIMES[fact.proofForm ?? '']
  if (unit) return kit.span(value, unit, 'as said', [fact])
  if (fact.proofForm === 'stars')
    return kit.count(value, { one: 'star', many: 'stars' }, 'as said', [fact])
  return kit.number(value, 'as said', [fact])
}

function change({ kit }: Desk, fact: Fact<'change'>): Sentence | undefined {
  const label = kit.label(fact)
  const when = fact.when ? kit.date(fact.when, fact) : null
  if (fact.by === undefined) return when ? say`${label}, from ${when}` : undefined
  const by = kit.percent(Math.abs(fact.by), 'as said', [fact])
  if (fact.by > 0) return when ? say`${label}, up ${by} from ${when}` : say`${label}, up ${by}`
  return when ? say`${label}, down ${by} from ${when}` : say`${label}, down ${by}`
}
