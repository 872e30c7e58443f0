import * as z from 'zod'
import { labelRefusal } from './label.ts'

/** What an amount is paid for or in. */
export const PERIODS = ['sale', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'once'] as const
export type Period = (typeof PERIODS)[number]
/** In what a goal may be counted that is reached again and again. */
export const RHYTHMS = ['day', 'week', 'month', 'quarter', 'year'] as const

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/)

/** Integer cents (hundredths, whatever the currency) and an ISO 4217 code. */
export const amount = z.object({
  cents: z.number().int().safe(),
  currency,
  per: z.enum(PERIODS).optional(),
})
export type Amount = z.infer<typeof amount>

/** 0–1. */
export const share = z.number().min(0).max(1)
/** What is left of a sale, 0–1; below nought where each sale loses. */
export const margin = z.number().min(-100).max(1)
/** A relative change: 0.12 is a rise by 12 %, −0.5 a fall to half. */
export const growth = z.number().min(-1).max(100)
/** How many; whole or not. */
export const count = z.number().nonnegative().max(1e15)
/** A bare number whose form another attribute tells: cents of money, a share 0–1, hours, a count. */
export const figure = z.number().nonnegative().max(1e15)
/** A judgment on a scale of five, given by a person with one tap. */
export const rating = z.number().int().min(1).max(5)
/** A day, a month or a year: "2027-04-15", "2027-04", "2027". */
export const day = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/)
  .refine(isInCalendar, 'No such day')
/** What is counted, in both numbers: "order", "orders". */
export const unit = z.object({ one: noun(), many: noun() })
export type Unit = z.infer<typeof unit>
/** How a bare figure is to be read and printed. Money is in cents, a share 0–1. */
export const FIGURE_FORMS = ['count', 'money', 'share', 'hours', 'days', 'months'] as const
export type FigureForm = (typeof FIGURE_FORMS)[number]

/** It stands in sentences, as a name does. */
function noun() {
  return z
    .string()
    .min(1)
    .max(40)
    .refine(text => labelRefusal(text) === null, 'A word or two, such as order')
}

function isInCalendar(text: string): boolean {
  if (text.length < 10) return true
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
