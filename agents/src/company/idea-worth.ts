import type { Unit } from '@sextant/contracts/company/figures'
import { keptOfSale } from './commission.ts'
import { aboutOf, type Company, type Fact, factsOf, tiedTo } from './company.ts'
import { matterOf } from './matter.ts'
import { yearlyCents } from './periods.ts'
import { contributionOf, ownPrice, paymentsAYear, type PricedOffer, pricedOffers } from './sales.ts'
import { takesGifts, unitOfGoal } from './targets.ts'

/** What one of what an idea brings is worth in a year, in cents; `isKept`: after its own cost. */
export type IdeaWorth = {
  each: number
  isKept: boolean
  how: string
  /** What it is one of: the line, the group or the goal. */
  of: Fact<'offer'> | Fact<'segment'> | Fact<'goal'>
  /** What is counted, where it is no line. */
  unit: Unit | null
  rests: Fact[]
}

/** Priced by what the idea is tied to, never by another line; null where nothing says it, or where that has no price. */
export function worthOfIdea(company: Company, idea: Fact<'idea'>): IdeaWorth | null {
  const matter = matterOf(company, idea)
  if (matter?.kind === 'line') return worthOfLine(company, matter.fact)
  if (matter?.kind === 'group') return worthOfHead(company, matter.fact)
  return matter ? worthOfCounted(company, matter.fact) : paidByGifts(company)
}

/** Who lives on gifts pays for whatever it does with them: by the one group that gives, where that is known of one only. */
function paidByGifts(company: Company): IdeaWorth | null {
  if (!takesGifts(company)) return null
  const [only, another] = factsOf(company, 'segment').filter(
    ({ side, spend, single }) => side !== 'user' && spend && !single,
  )
  return only && !another ? worthOfHead(company, only) : null
}

/** Whether nothing tells what an idea brings, where more than one thing is sold: it is asked and not assumed. */
export const isUntiedIdea = (company: Company, idea: Fact<'idea'>): boolean =>
  matterOf(company, idea) === null && factsOf(company, 'offer').length > 1

const PIECES = new Set<string | undefined>([undefined, 'sale', 'once', 'month', 'year'])

function worthOfLine(company: Company, offer: Fact<'offer'>): IdeaWorth | null {
  const line = pricedOffers(company).find(({ id }) => id === offer.id)
  if (!line || !PIECES.has(line.price.per)) return null
  const left = leftOf(company, line)
  const isKept = left !== null && left > 0
  const each = (isKept ? left : ownPrice(line)) * paymentsAYear(line)
  const how = isKept ? 'price − own cost' : 'price'
  return { each, isKept, how, of: line, unit: null, rests: [line] }
}

const leftOf = (company: Company, line: PricedOffer): number | null =>
  keptOfSale(company, { about: line.id })?.value ?? contributionOf(line)

const CUSTOMER: Unit = { one: 'customer', many: 'customers' }

function worthOfHead(company: Company, group: Fact<'segment'>, unit?: Unit): IdeaWorth | null {
  const spend = group.spend ? yearlyCents(group.spend) : null
  if (!spend) return null
  const [organization] = factsOf(company, 'organization')
  const giver = { one: 'giver', many: 'givers' }
  const called = unit ?? (organization?.sells === 'gifts' ? giver : CUSTOMER)
  const how = 'what one spends in a year'
  return { each: spend, isKept: false, how, of: group, unit: called, rests: [group] }
}

const HEADS = new Set<Fact<'goal'>['counts']>(['members', 'customers'])

/** What one of those whom a goal counts gives in a year: of their group, else of the line it is about or that is counted in the same unit. */
export function worthOfCounted(company: Company, goal: Fact<'goal'>): IdeaWorth | null {
  if (!HEADS.has(goal.counts)) return null
  const unit = unitOfGoal(goal)
  const group =
    aboutOf(company, goal, 'segment') ?? tiedTo(company, goal, 'segment').find(({ spend }) => spend)
  const ofGroup = group && worthOfHead(company, group, unit)
  if (ofGroup) return { ...ofGroup, rests: [...ofGroup.rests, goal] }
  const own = aboutOf(company, goal, 'offer')
  const alike = factsOf(company, 'offer').filter(one => one.unit?.many === unit.many)
  const [line, another] = own ? [own] : alike
  const ofLine = line && !another ? worthOfLine(company, line) : null
  return ofLine && { ...ofLine, of: goal, unit, rests: [...ofLine.rests, goal] }
}
