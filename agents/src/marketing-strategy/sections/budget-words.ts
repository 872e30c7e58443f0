import type { Claim } from '@sextant/contracts/deliverable'
import type { Budget } from '@sextant/contracts/marketing-strategy/budget'
import { type Fact, factsOf } from '../../company/company.ts'
import { linesByLeft } from '../../company/contributions.ts'
import { fundOf } from '../../company/fund.ts'
import type { Desk } from '../../core/desk.ts'
import { ListText } from '../../sentences/list.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { called } from '../called.ts'
import { OBJECTIVE_AND_TASK } from '../methods.ts'
import type { Aim } from '../aim.ts'
import { openClaim } from '../open-claim.ts'
import type { Worth } from '../worth.ts'
import { sumOf, isCounted } from './sharing.ts'

type Shared = {
  given: number | null
  needs: readonly number[]
  amounts: readonly number[]
  isShort: boolean
  takers: readonly boolean[]
  /** Wins that come for no money, and whether a way gets none because it is too dear, or wins others. */
  free: number
  hasDear: boolean
  hasUnlike: boolean
  aim: Aim | null
  /** Wins that the money brings; null where no way is counted. */
  wins: number | null
  /** What goes to each way that is far dearer than the cheapest. */
  last: readonly number[]
}

export function methodOf(desk: Desk, shared: Shared): Claim {
  if (shared.takers.length > 0 && !shared.takers.includes(true)) return ALL_FREE(desk)
  if (!isCounted(shared.needs)) return UNCOUNTED(desk, shared.given)
  const says = say`${sharedWords(desk, shared)}${shortWords(desk, shared)}`
  const ways = factsOf(desk.company, 'channel').map(({ id }) => id)
  const claim = desk.claim(says, ways, 'rule')
  return { ...claim, sources: [...claim.sources, desk.book.method(OBJECTIVE_AND_TASK)] }
}

/** Cents. */
const UNIT = 100

function sharedWords({ company, kit }: Desk, shared: Shared): Sentence {
  const { given, amounts, isShort: short } = shared
  const planned = sumOf(amounts)
  const fact = fundOf(company)
  if (given === null || !fact)
    return say`Each way gets what its part of the goal costs there${exceptWords(shared)}; nobody has said yet how much money there is.`
  const split = short
    ? say`The money does not reach for every way’s part of the goal: it goes where a win costs least first`
    : say`Each way gets what its part of the goal costs, by what it brings today`
  const rule = say`${split}${exceptWords(shared)}.`
  // What is less than one whole unit of money is rounding.
  if (given - planned < UNIT) return rule
  const left = kit.money(given - planned, 'the money there is − what the tasks take', [fact])
  return say`${rule} ${left} are held back until the first wins show that their cost holds.`
}

/** What the money cannot do. */
function shortWords({ kit }: Desk, { aim, wins, free }: Shared): Sentence {
  if (!aim || wins === null || wins + free >= aim.wins) return say``
  const all = kit.count(aim.wins, aim.unit, aim.how, aim.rests)
  const won = kit.number(wins + free, 'amount of each way ÷ what a win costs there', aim.rests)
  const besides = free > 0 ? say`, with what comes without money,` : say``
  return say` At today’s costs that${besides} wins ${won} of the ${all}: the goal is not reached with it.`
}

/** What is left of the plan where a move stops ways that got money. */
export function haltedMethod(
  desk: Desk,
  { given, total }: Budget,
  halted: readonly Fact<'channel'>[],
): Claim {
  const { company, kit } = desk
  const names = new ListText(halted.map(way => called(kit, way)))
  const [they, them] = halted.length > 1 ? [say`get`, say`them`] : [say`gets`, say`it`]
  const fact = fundOf(company)
  const says = say`${names} ${they} nothing, because a move of this strategy stops ${them}`
  const rests = halted.map(({ id }) => id)
  if (given === null || !fact || given <= total) return desk.claim(says, rests, 'rule')
  const left = kit.money(given - total, 'the money there is − what the other ways get', [fact])
  return desk.claim(
    say`${says}: ${left} wait until it is known what they are better spent on.`,
    rests,
    'rule',
  )
}

/** Hours are what such ways take. */
function ALL_FREE(desk: Desk): Claim {
  const ways = factsOf(desk.company, 'channel').map(({ id }) => id)
  const says = say`No money is planned: every way on the cards takes hours and thanks, and no sum was told for any`
  return desk.claim(says, ways, 'told')
}

/** What gets nothing, where something does. */
function exceptWords({ hasDear, hasUnlike, free, last }: Shared): Sentence {
  const dear = hasDear ? say`, nothing where one costs more than it leaves in a year` : say``
  const unlike = hasUnlike ? say`, nothing for a way that wins others than the goal counts` : say``
  const none = free > 0 ? say`; what comes without money takes none` : say``
  return say`${dear}${lastWords(hasDear ? [] : last)}${unlike}${none}`
}

/** Ways that are far dearer than the cheapest. */
function lastWords(cents: readonly number[]): Sentence {
  if (cents.length === 0) return say``
  return sumOf(cents) > 0
    ? say`, and where one costs more than twice as much as at the cheapest only what the others cannot bear`
    : say`, nothing where one costs more than twice as much as at the cheapest`
}

const UNCOUNTED = (desk: Desk, given: number | null): Claim =>
  openClaim(desk, {
    says:
      given === null
        ? 'No money is planned yet: nobody has said how much there is, nor what a way costs.'
        : 'Shared out evenly, because nobody has counted what each way costs and brings.',
    topic: 'What each way costs and brings: not known yet',
    check: 'Note for the next thirty who come how they heard of you, and what that way cost.',
  })

export function worthClaim(desk: Desk, worth: Worth | null): Claim {
  if (!worth) return byLine(desk) ?? NO_WORTH(desk)
  const left = desk.kit.money(worth.value, worth.how, worth.rests)
  const rests = worth.rests.map(({ id }) => id)
  return worth.of === 'year'
    ? desk.claim(say`One of them leaves ${left} in a year after its own cost.`, rests, 'computed')
    : desk.claim(
        say`One sale leaves ${left} after its own cost; who buys again leaves more.`,
        rests,
        'computed',
      )
}

/** So many lines of which each says what it leaves still read. */
const LINES = 3

/** Each line says what it leaves, and nobody which of them a win buys. */
function byLine(desk: Desk): Claim | null {
  const { company, kit } = desk
  const lines = linesByLeft(company).filter(({ left }) => left > 0)
  const [first, ...others] = lines.slice(0, LINES).map(({ line, left }) => {
    const money = kit.money(Math.round(left), 'price − what one costs', [line])
    return { name: called(kit, line), money }
  })
  if (!first) return null
  const says = others.reduce(
    (said, { name, money }) => say`${said}, one of ${name} ${money}`,
    say`A sale of ${first.name} leaves ${first.money} after its own cost`,
  )
  const rests = lines.map(({ line }) => line.id)
  if (others.length === 0)
    return desk.claim(say`${says}; what a win buys besides was not told.`, rests, 'computed')
  return desk.claim(say`${says}; which of them a win buys was not told.`, rests, 'computed')
}

const NO_WORTH = (desk: Desk): Claim =>
  openClaim(desk, {
    says: 'What a win leaves is not known, so nobody can say whether its cost comes back.',
    topic: 'What one sale leaves: not known yet',
    check: 'Say what one sale costs you to make or buy.',
  })
