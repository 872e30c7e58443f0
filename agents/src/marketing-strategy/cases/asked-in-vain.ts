import type { Claim } from '@sextant/contracts/deliverable'
import { type Company, type Fact } from '../../company/company.ts'
import type { Desk } from '../../core/desk.ts'
import { say } from '../../sentences/sentence.ts'
import type { Aim } from '../aim.ts'
import { conversionFor } from '../asked.ts'
import { waysOf } from '../ways.ts'

/** Those who ask in a year, those of them who buy, and the rate at which the goal is reached without one enquiry more. */
export type Asked = {
  aim: Aim
  asked: number
  sold: number
  gap: number
  rate: number
  needed: number
  best: Rated | null
  worst: Rated | null
  /** Of those only whose way was counted. */
  isByWay: boolean
  rests: readonly Fact[]
}

export type Rated = { way: Fact<'channel'>; asked: number; sold: number; rate: number }

/** A rate that rises by more than this is no matter of answering better. */
const TIMES_MOST = 2

/** Where this many buy the answer is good enough, and beyond the other nobody wins. */
const RATE_TODAY = 1 / 3

const RATE_MOST = 0.55

/** Nobody wins everybody: of those lost, so many times as many as the goal wants must be there. */
const LOST_LEAST = 2

const FEW = 30

export function askedOf(company: Company, aim: Aim | null): Asked | null {
  if (!aim || aim.goal.counts !== 'sales' || aim.goal.form === 'money') return null
  const counted = countedOf(company, aim)
  if (!counted || counted.asked < FEW) return null
  const gap = aim.goal.target - aim.goal.baseline
  const rate = counted.sold / counted.asked
  const needed = (counted.sold + gap) / counted.asked
  const isNear = rate <= RATE_TODAY && needed <= Math.min(RATE_MOST, rate * TIMES_MOST)
  if (!isNear || counted.asked - counted.sold < gap * LOST_LEAST) return null
  const rated = ratedWays(company)
  const [worst, ...better] = rated
  const best = better.at(-1) ?? null
  return { aim, ...counted, gap, rate, needed, best, worst: best && worst ? worst : null }
}

type Counted = Pick<Asked, 'asked' | 'sold' | 'isByWay' | 'rests'>

/** Over all sales where they are counted, else over the ways that tell both. */
function countedOf(company: Company, aim: Aim): Counted | null {
  const all = conversionFor(company, { goal: aim.goal })
  if (all) {
    const rests = [all.leads, ...all.sold.rests]
    return { asked: all.asked, sold: all.sold.value, isByWay: false, rests }
  }
  const ways = ratedWays(company)
  if (ways.length === 0) return null
  const sum = (of: 'asked' | 'sold'): number => ways.reduce((total, one) => total + one[of], 0)
  return {
    asked: sum('asked'),
    sold: sum('sold'),
    isByWay: true,
    rests: ways.map(({ way }) => way),
  }
}

/** Ways that tell how many ask and how many of them buy, the one with the lowest rate first. */
const ratedWays = (company: Company): Rated[] =>
  waysOf(company)
    .flatMap(way => {
      const { leads = 0, customers = 0 } = way
      const isCounted = customers > 0 && leads > customers
      return isCounted ? [{ way, asked: leads, sold: customers, rate: customers / leads }] : []
    })
    .toSorted((a, b) => a.rate - b.rate)

/** Why the budget adds nothing yet; null where the answers are good enough, or nobody counted. */
export function heldForAnswers(desk: Desk, aim: Aim | null): Claim | null {
  const asked = askedOf(desk.company, aim)
  if (!asked) return null
  const says = say`No money is added: more who ask are of no use while two of three of those who ask today go without. It waits until the next thirty answers show what they win.`
  return desk.claim(
    says,
    asked.rests.map(({ id }) => id),
    'computed',
  )
}
