import {
  CAMPAIGN_LIST_ENTRY_MAX,
  CAMPAIGN_LIST_MAX,
  CAMPAIGN_NAME_MAX,
  CAMPAIGN_TEXT_MAX,
} from '@sextant/contracts/limits'
import { CLEARABLE_FIELDS } from '@sextant/contracts/campaigns/field-list'
import type { CampaignFields } from '@sextant/contracts/campaigns/fields'
import type { ProcedureArgs } from '@sextant/contracts/procedures'
import type { CampaignRow } from '@sextant/contracts/rows'
import { centsOf, moneyText } from '@/ui/patterns/money.ts'
import { FIELDS, type FieldKey } from './campaign-fields.ts'

/** A campaign as it is typed: lists stay lists, everything else is text. */
export type CampaignForm = {
  [Key in FieldKey]: CampaignFields[Key] extends string[] ? string[] : string
}
export type CampaignChanges = Omit<
  ProcedureArgs<'update_campaign'>,
  'p_org_id' | 'p_campaign_id' | 'p_version'
>

const entry = (key: FieldKey) => FIELDS.find(field => field.key === key)

/** What a new campaign begins with. */
export const EMPTY_FORM: CampaignForm = {
  ...(Object.fromEntries(
    FIELDS.map(({ key, kind }) => [key, kind === 'list' ? [] : '']),
  ) as unknown as CampaignForm),
  priority_level: '0',
  status: 'draft',
}

/** What stands in the form for a campaign. */
export function formOf(campaign: CampaignFields): CampaignForm {
  const text = (key: FieldKey) => {
    const value = campaign[key]
    if (Array.isArray(value)) return value
    if (value === null) return ''
    if (typeof value === 'number' && entry(key)?.kind === 'money')
      return key === 'spent_cents' && value === 0 ? '' : moneyText(value)
    return entry(key)?.kind === 'date' ? String(value).slice(0, 10) : String(value)
  }
  return Object.fromEntries(FIELDS.map(({ key }) => [key, text(key)])) as CampaignForm
}

const notMoney = 'Write dollars like 1,234.50'

/** What is wrong with a field, in words; null when it can be saved. */
export function problemOf(key: FieldKey, form: CampaignForm): string | null {
  const value = form[key]
  if (typeof value !== 'string') return problemOfList(value)
  const text = value.trim()
  if (key === 'name') return problemOfName(text)
  if (key === 'priority_level')
    return /^\d{0,2}$/.test(text) && Number(text) <= 10 ? null : 'A whole number from 0 to 10'
  if (text === '') return null
  const kind = entry(key)?.kind
  if (kind === 'money') return centsOf(text) === null ? notMoney : null
  if (kind === 'date') return problemOfDate(text, key === 'end_date' ? form.start_date : '')
  return tooLong(text, CAMPAIGN_TEXT_MAX)
}

function problemOfList(entries: readonly string[]): string | null {
  if (entries.some(item => item.length > CAMPAIGN_LIST_ENTRY_MAX))
    return `One entry is longer than ${CAMPAIGN_LIST_ENTRY_MAX} characters`
  return entries.length > CAMPAIGN_LIST_MAX ? `At most ${CAMPAIGN_LIST_MAX} entries` : null
}

function problemOfName(name: string): string | null {
  if (name === '') return 'Give the campaign a name'
  return tooLong(name, CAMPAIGN_NAME_MAX)
}

const tooLong = (text: string, most: number): string | null =>
  text.length > most ? `At most ${most.toLocaleString('en-US')} characters` : null

/** earliest: '' when any date will do. */
function problemOfDate(date: string, earliest: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'Choose a date'
  return earliest && date < earliest ? 'The end comes before the start' : null
}

/** The fields of a campaign as the server takes them. Only for a form without problems. */
export function fieldsOf(form: CampaignForm): CampaignFields {
  const read = (key: FieldKey) => {
    const value = form[key]
    if (typeof value !== 'string') return value
    const text = value.trim()
    if (key === 'spent_cents') return text ? centsOf(text) : 0
    if (entry(key)?.kind === 'money') return text ? centsOf(text) : null
    return key === 'priority_level' ? Number(text) : text || null
  }
  return Object.fromEntries(FIELDS.map(({ key }) => [key, read(key)])) as CampaignFields
}

/** Two values of one field that say the same. */
export const sameValue = (a: string | readonly string[], b: string | readonly string[]): boolean =>
  typeof a === 'string'
    ? typeof b === 'string' && a.trim() === b.trim()
    : JSON.stringify(a) === JSON.stringify(b)

/** Goals are set when a campaign is created; an update takes objectives (as the specification writes it). */
export const EDITABLE: readonly FieldKey[] = FIELDS.map(({ key }) => key).filter(
  key => key !== 'goals',
)

/** What an update has to say so that `before` becomes what the form says; null when they say the same. */
export function changesOf(before: CampaignRow, form: CampaignForm): CampaignChanges | null {
  const next = fieldsOf(form)
  const changed = EDITABLE.filter(
    key => JSON.stringify(next[key]) !== JSON.stringify(fieldsOf(formOf(before))[key]),
  )
  if (changed.length === 0) return null
  const cleared = CLEARABLE_FIELDS.filter(key => changed.includes(key) && next[key] === null)
  const set = Object.fromEntries(
    changed.filter(key => next[key] !== null).map(key => [`p_${key}`, next[key]]),
  )
  return { ...set, ...(cleared.length > 0 ? { p_clear: cleared } : {}) }
}
