import { isMeasure, type Measure } from '@sextant/contracts/figures/measures'
import type { Grain } from '@sextant/contracts/figures/row'
import { SOURCES, type Channel } from '@sextant/contracts/figures/sources'
import type { CampaignNames } from './campaign-names.ts'
import type { Answers, FileHead } from './head.ts'
import type { DayOrder } from './day-order.ts'
import type { Decimal } from './number-form.ts'
import type { Table } from './left-out.ts'
import { grainOf } from './recognise-headers.ts'
import { isMoney, type Role, type Slice, sliceOf } from './roles.ts'

/** A column of figures, with all that is needed to read one. */
export type Figure = {
  at: number
  header: string
  measure: Measure
  money: boolean
  decimal: Decimal
  currency: string | null
}

/** How the lines of one file are read: the head and the answers, put together once. */
export type Plan = Table & {
  at: (role: Role) => number
  figures: Figure[]
  slices: { at: number; slice: Slice }[]
  grain: Grain
  dayOrder: DayOrder | null
  /** The day of a file that tells it above its table. */
  titleDay: string | null
  /** The last day that can be true. */
  lastDay: string
  currency: string | null
  channel: Channel | null
  channels: Record<string, Channel | null>
  /** Whether a line is of a moment, so that its hour counts. */
  timed: boolean
  /** Campaigns that are known by number. */
  campaigns: CampaignNames | null
}

const rolesOf = (head: FileHead, answers: Answers): Role[] =>
  head.columns.map((column, index) => answers.mapping?.[index] ?? column.role)

const TIMED = new Set(['shopify-orders', 'stripe-balance', 'ga4'])

function figuresOf(head: FileHead, roles: Role[]): Figure[] {
  return roles.flatMap((role, at) => {
    if (!isMeasure(role)) return []
    const { header, decimal, currency } = head.columns[at]!
    return [{ at, header, measure: role, money: isMoney(role), decimal: decimal ?? '.', currency }]
  })
}

function orderOf(head: FileHead, roles: Role[], answers: Answers): DayOrder | null {
  const at = roles.findIndex(role => role === 'day' || role === 'starts')
  const told = at < 0 ? null : head.columns[at]!.dayOrder
  return told === 'unsure' || told === null ? (answers.dayOrder ?? null) : told
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const NAMES = new Set<Role>(['campaign', 'ad_group', 'ad', 'channel'])

/** Puts head and answers together. */
export function planOf(head: FileHead, answers: Answers, daysAhead: number): Plan {
  const roles = rolesOf(head, answers)
  const named = head.platform !== null && head.platform !== 'shopify-orders'
  const places = new Map(roles.map((role, index) => [role, index] as const).toReversed())
  const order = places.has('order') && head.source !== 'stripe'
  return {
    headers: head.columns.map(({ header }) => header),
    headerLine: head.headerLine,
    dayAt: places.get('day') ?? null,
    names: named ? roles.flatMap((role, index) => (NAMES.has(role) ? [index] : [])) : [],
    at: role => places.get(role) ?? -1,
    figures: figuresOf(head, roles),
    slices: roles.flatMap((role, at) => {
      const slice = sliceOf(role)
      return slice ? [{ at, slice }] : []
    }),
    grain: order ? 'order' : grainOf(roles.filter(role => role !== 'order')),
    dayOrder: orderOf(head, roles, answers),
    titleDay: head.day.by === 'title' ? head.day.day : null,
    lastDay: addDays(answers.today, daysAhead),
    currency:
      answers.currency ?? (head.currencies.length === 1 ? head.currencies[0]!.currency : null),
    channel: answers.channel ?? SOURCES[head.source].channel,
    channels: { ...head.channels, ...answers.channels },
    campaigns: answers.campaigns ?? null,
    timed: order || TIMED.has(head.platform ?? '') || places.has('hour'),
  }
}

/** Whether a file tells its campaigns' numbers. */
export const tellsNumbers = (head: FileHead, answers: Answers): boolean =>
  rolesOf(head, answers).includes('campaign_number')

/** What is still to be asked once these answers are given. */
export function openQuestions(head: FileHead, answers: Answers): FileHead['questions'] {
  const roles = rolesOf(head, answers)
  const hasDay = head.day.by === 'title' || roles.some(role => role === 'day' || role === 'starts')
  if (!hasDay || !roles.some(isMeasure)) return [{ ask: 'mapping' }]
  const day = head.columns[roles.findIndex(role => role === 'day' || role === 'starts')]
  const unsure = day?.dayOrder === 'unsure' && !answers.dayOrder
  const money = roles.some(isMoney) && head.currencies.length === 0 && !answers.currency
  return [
    ...(unsure
      ? [
          {
            ask: 'day-order' as const,
            header: day.header,
            examples: day.dayEvidence.map(({ value }) => value),
          },
        ]
      : []),
    ...(money ? [{ ask: 'currency' as const }] : []),
  ]
}
