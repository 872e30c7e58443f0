import * as z from 'zod'
import {
  CAMPAIGN_LIST_ENTRY_MAX,
  CAMPAIGN_LIST_MAX,
  CAMPAIGN_NAME_MAX,
  CAMPAIGN_TEXT_MAX,
} from '../limits.ts'
import { PLAIN_TEXT, VISIBLE_TEXT } from '../plain-text.ts'
import {
  CAMPAIGN_FIELDS,
  type CampaignField,
  campaignFieldNames,
  UPDATABLE_FIELDS,
} from './field-list.ts'

/** One word in lower case; CAMPAIGN_STATUSES are those the product offers. */
export const campaignStatus = z.string().regex(/^[a-z][a-z_-]{0,39}$/)
const name = z
  .string()
  .trim()
  .min(1)
  .max(CAMPAIGN_NAME_MAX)
  .regex(PLAIN_TEXT, 'Please use plain text')
  .regex(VISIBLE_TEXT, 'Please use letters')
const text = z.string().max(CAMPAIGN_TEXT_MAX).nullable()
const list = z.array(z.string().trim().min(1).max(CAMPAIGN_LIST_ENTRY_MAX)).max(CAMPAIGN_LIST_MAX)
const day = z.iso.date().nullable()
const level = z.int().min(0).max(10)
/** Cents of a US dollar; exact up to 90 trillion dollars. */
const cents = z.int().min(0)

/** By kind: what may be written (`value`), what a new campaign has when nobody says (`first`), and what a row holds (`row`). */
const KINDS = {
  name: { value: name, first: name, row: z.string() },
  text: { value: text, first: text.default(null), row: z.string().nullable() },
  level: { value: level, first: level.default(0), row: z.number().int() },
  amount: {
    value: cents.nullable(),
    first: cents.nullable().default(null),
    row: z.number().int().nullable(),
  },
  spent: { value: cents, first: cents.default(0), row: z.number().int() },
  day: { value: day, first: day.default(null), row: z.string().nullable() },
  list: { value: list, first: list.default([]), row: z.array(z.string()) },
  status: { value: campaignStatus, first: campaignStatus.default('draft'), row: z.string() },
}
type Side = 'value' | 'first' | 'row'
type Schemas<S extends Side> = {
  [F in CampaignField]: (typeof KINDS)[(typeof CAMPAIGN_FIELDS)[F]][S]
}

const schemasOf = <S extends Side>(side: S): Schemas<S> =>
  Object.fromEntries(
    campaignFieldNames().map(field => [field, KINDS[CAMPAIGN_FIELDS[field]][side]]),
  ) as Schemas<S>

/** What may stand in each field of a campaign. */
const campaignValues = schemasOf('value')

/** What a person writes on a new campaign, in the order of the form; all but the name may be left out. */
export const campaignFields = z.object(schemasOf('first'))
export type CampaignFields = z.output<typeof campaignFields>

/** The same fields as a stored campaign has them. */
export const campaignFieldRow = schemasOf('row')

type UpdatableField = (typeof UPDATABLE_FIELDS)[number]
type Arguments = {
  [F in UpdatableField as `p_${F}`]: z.ZodOptional<(typeof campaignValues)[F]>
}
/** The fields as arguments of update_campaign: `p_name`, `p_description`, …; what is left out stays. */
export const campaignArguments = Object.fromEntries(
  UPDATABLE_FIELDS.map(field => [`p_${field}`, campaignValues[field].optional()]),
) as Arguments
