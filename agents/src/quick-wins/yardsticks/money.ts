import type { METRICS } from '@sextant/contracts/company/chips'
import { type Fact, factsOf } from '../../company/company.ts'
import type { Wanted } from '../../findings/finding.ts'
import { say } from '../../sentences/sentence.ts'
import type { Sight, Yardstick } from '../yardstick.ts'

const MONTHS = 12

type Standing = Fact<'measure'> & { value: number }

/** A sum of money that stands somewhere, by what it counts. */
const standing = ({ company }: Sight, metric: (typeof METRICS)[number]): Standing | undefined =>
  factsOf(company, 'measure').find(
    (one): one is Standing => one.metric === metric && one.form === 'money' && Boolean(one.value),
  )

const sumOf =
  (metric: (typeof METRICS)[number], wanted: Wanted): Yardstick =>
  sight => {
    const { kit } = sight
    const sum = standing(sight, metric)
    if (!sum) return wanted
    return {
      what: say`${kit.label(sum)}, in money`,
      form: 'money',
      value: sum.value,
      per: null,
      better: 'less',
      place: { fact: sum, attribute: 'value', times: 1 },
      said: say`${kit.money(sum.value, 'as said', [sum])}, as said.`,
      worth: { value: 1, how: 'freed once', rests: [sum] },
      once: true,
    }
  }

/** What customers owe. */
export const owed = sumOf('arrears', {
  says: say`Tell me how much customers owe you today, and I can say how much of it this would bring in.`,
  kind: 'measure',
  attribute: 'value',
})

/** What lies in stock, at what it cost. */
export const stock = sumOf('stock', {
  says: say`Tell me what your stock cost you, and I can say how much of it this would turn into money.`,
  kind: 'measure',
  attribute: 'value',
})

/** What a rise of costs takes in a year, and how much of it is covered by prices. */
export const coveredRise: Yardstick = ({ finding, kit, company }) => {
  const rise = finding.figures.total ?? finding.figures.added
  if (!rise || rise <= 0) return null
  const rests = company.facts.filter(({ id }) => finding.rests.includes(id))
  const month = rise / MONTHS
  const all = kit.money(rise, 'rise of the cost a year', rests)
  return {
    what: say`Of the dearer costs, what your prices cover`,
    form: 'money',
    value: 0,
    per: 'month',
    better: 'more',
    said: say`Nothing is covered today.`,
    whole: {
      value: month,
      said: say`${all} a year, or ${kit.money(month, 'rise of a year ÷ 12', rests)} a month.`,
    },
    worth: { value: MONTHS, how: 'months of a year', rests: [] },
  }
}

/** Days for which money stands in bills or in stock, as the finding reckoned them. */
export const daysOfMoney: Yardstick = ({ finding, kit, company }) => {
  const { days } = finding.figures
  const [first] = finding.rests
  const sum = company.facts.find(({ id }) => id === first)
  if (!days || !sum) return null
  const stands = kit.duration(days, 'day', 'as the finding reckons it', [sum])
  return {
    what: say`Days for which money stands in ${kit.label(sum)}`,
    form: 'days',
    value: days,
    per: null,
    better: 'less',
    said: say`${stands} today, by what stands there and what a year brings.`,
  }
}
