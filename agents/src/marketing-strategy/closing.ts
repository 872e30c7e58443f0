import { type Company, type Fact, factsOf } from '../company/company.ts'
import { groupMeantBy } from '../company/group-meant.ts'
import { worthOfOne } from '../company/pieces.ts'
import { spentAYear } from '../company/spending.ts'
import type { Aim } from './aim.ts'
import { isFree, ownWay, waysOf } from './ways.ts'

/** The goal's gap closed with one group alone: so many of it, won by the way that brings them, for so many cents. */
export type Closing = {
  group: Fact<'segment'>
  heads: number
  way: Fact<'channel'>
  each: number
  total: number
  /** So many of the group are there to be won, as far as its card says. */
  isRoom: boolean
  /** Of them, the part that the counted ways of the group bear, 0–1. */
  borne: number
}

/** The groups of which a way is counted: those first that are large enough, then those whose ways bear most of the gap, then the cheapest. */
export function closings(company: Company, aim: Aim | null): Closing[] {
  if (!aim) return []
  return factsOf(company, 'segment')
    .flatMap(group => closingOf(company, aim, group) ?? [])
    .toSorted(
      (a, b) => Number(b.isRoom) - Number(a.isRoom) || b.borne - a.borne || a.total - b.total,
    )
}

function closingOf(company: Company, aim: Aim, group: Fact<'segment'>): Closing | null {
  const own = ownWay(company, group)
  const heads = headsFor(company, aim, group)
  if (!own || heads === null || group.single || group.avoid || group.side === 'user') return null
  const each = Math.round(own.cost)
  const isRoom = heads <= roomIn(group)
  const borne = borneBy(company, { group, heads, aim })
  return { group, heads, way: own.way, each, total: heads * each, isRoom, borne }
}

const MONTHS = 12
/** So many times what it brings today a paid way bears. */
const WAY_MOST = 2

/** What the ways that bring a group bear of what is wanted of it in that time. */
function borneBy(
  company: Company,
  { group, heads, aim }: { group: Fact<'segment'>; heads: number; aim: Aim },
): number {
  const ways = waysOf(company).filter(way => groupMeantBy(company, way)?.id === group.id)
  const aYear = ways.reduce((sum, way) => {
    const times = isFree(way) ? 1 : WAY_MOST
    return sum + (way.customers ?? 0) * times
  }, 0)
  return Math.min(1, (aYear * aim.months) / MONTHS / heads)
}

/** So many of the group as bring what the goal asks for; heads stand for themselves. */
export function headsFor(company: Company, aim: Aim, group: Fact<'segment'>): number | null {
  const { goal } = aim
  const wins = aim.sales ?? aim.wins
  if (goal.counts === 'leads') return null
  const spent = spentAYear(company, group)
  if (goal.form === 'money') return spent ? Math.ceil((goal.target - goal.baseline) / spent) : null
  if (goal.counts !== 'sales') return wins
  const sale = worthOfOne(company, goal)
  const spends = spentAYear(company, group)
  return sale && spends ? Math.ceil((wins * sale.value) / spends) : null
}

/** How many can still be won: those in reach less those who buy, else as many again as there are. */
export const roomIn = ({ size, possible }: Fact<'segment'>): number => {
  if (possible === undefined) return size ?? Infinity
  return Math.max(0, possible - (size !== undefined && size < possible ? size : 0))
}
