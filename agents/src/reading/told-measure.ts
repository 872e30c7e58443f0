import { nowAndBefore } from './before-after.ts'
import type { Clause } from './clauses.ts'
import { FORMS, isSure } from './figure-forms.ts'
import { keptTime } from './kept-time.ts'
import { metricNamed } from './metrics.ts'
import { isLossSaid, isTurnoverSaid } from './plain-kinds.ts'
import type { Quantity } from './quantity.ts'

/** "Each lamp loses 4", "eats 11 a crate": of one sale. */
export function ofEachSale({ form, per }: Record<string, unknown>, text: string): { per?: string } {
  const isOfEach = /^\W*(?:each|every|an?)\b|\d\s?(?:\p{Sc}\s?)?(?:an?|per|each)\b/iu.test(text)
  return form === 'money' && per === undefined && isOfEach && isLossSaid(text)
    ? { per: 'sale' }
    : {}
}

/** A figure that is called by its own word needs nobody to say which it is. */
export function withMetric(known: Record<string, unknown>, text: string): Record<string, unknown> {
  const isSales = known.form === 'money' && isTurnoverSaid(text)
  if (isSales && known.value !== undefined) return { metric: 'sales', ...known }
  const metric = known.value === undefined ? null : metricNamed(text, known.form)
  const per = metric === 'churn' && known.form === 'share' ? rateIn(text) : null
  return metric === null ? known : { metric, ...(per && { per }), ...known }
}

/** "7.5% a month", "monthly churn": in which time so many leave. */
function rateIn(text: string): string | null {
  if (
    /\b(?:an?|per|each|every)\s(?:month|mo)\b|%?\/\s?mo(?:nth)?\b|\bmonthly\b|\bp\.?m\b/i.test(text)
  )
    return 'month'
  return /\b(?:an?|per|each|every)\s(?:year|yr)\b|\b(?:yearly|annual(?:ly)?)\b|\bp\.?a\b/i.test(
    text,
  )
    ? 'year'
    : null
}

/** A figure with what it was before; null where the words tell no such pair. */
export function stoodOf(clause: Clause): Record<string, unknown> | null {
  const told = nowAndBefore(clause.text, clause.start, clause.figures.filter(isSure))
  if (!told) return null
  const [now, was] = [keptFigure(told.now), keptFigure(told.was)]
  const per = told.now.per ?? told.was.per
  if (!now || !was || now.form !== was.form) return null
  return { ...now, previous: was.value, ...(per && { per }) }
}

function keptFigure({
  kind,
  value,
  unit = 'day',
}: Quantity): { value: number; form: string } | null {
  if (kind === 'duration') return keptTime(value, unit)
  const form = FORMS[kind]
  return form ? { value, form } : null
}
