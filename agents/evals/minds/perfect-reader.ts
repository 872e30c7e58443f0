import { controlsOf } from '@sextant/contracts/company/controls'
import type { ReadAnswer, ReadFact, ReadField } from '../../src/core/jobs/read/form.ts'
import type { Firm, GoldFact } from '../firm.ts'

/** What a model would answer that reads exactly what a careful person confirmed: the most that the rails can let through. */
export function perfectReading(firm: Firm): ReadAnswer {
  const text = Object.values(firm.answers).join('\n')
  const told = firm.facts.filter(({ quote }) => text.includes(quote))
  return { facts: told.map(asRead), question: null }
}

const asRead = (fact: GoldFact): ReadFact => ({
  kind: fact.kind,
  name: fact.label,
  quote: fact.quote,
  stands: null,
  how: 'new',
  fields: fieldsOf(fact),
})

/** Fields of figures and lists; names and words of one's own are no figures. */
const COUNTED = new Set(['amount', 'share', 'growth', 'count', 'figure', 'number', 'day', 'chips'])
const BESIDE = new Set(['form', 'proofForm', 'currency'])

const fieldsOf = ({ kind, attributes, quote }: GoldFact): ReadField[] =>
  controlsOf(kind).flatMap(({ attribute, control }): ReadField[] => {
    const value = attributes[attribute]
    if (value === undefined || !COUNTED.has(control.as) || BESIDE.has(attribute)) return []
    const form = control.as === 'figure' ? attributes[control.form] : control.as
    return [{ field: attribute, words: quote, ...saidAs(value, form) }]
  })

type Said = Pick<ReadField, 'value' | 'unit'>
const HUNDRED = 100

function saidAs(value: unknown, form: unknown): Said {
  if (typeof value === 'object' && value !== null && 'cents' in value)
    return { value: String(Number(value.cents) / HUNDRED), unit: 'money' }
  if (typeof value !== 'number')
    return { value: [value].flat().join(', '), unit: form === 'day' ? 'date' : 'none' }
  if (form === 'money') return { value: String(value / HUNDRED), unit: 'money' }
  const isPart = form === 'share' || form === 'growth'
  return isPart
    ? { value: String(value * HUNDRED), unit: 'percent' }
    : { value: String(value), unit: 'number' }
}
