import type { NextAction } from '@sextant/contracts/deliverable'
import type { Prediction, RateRow } from '@sextant/contracts/performance-intelligence/parts'
import { dayAfter } from '../../../figures/days.ts'
import { dayText, givenName, ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import { actionOf } from '../../actions.ts'
import { queryOf, seriesName, seriesWords, wayOf } from '../../where.ts'
import { ratesBetween } from '../../series.ts'
import type { FigureDesk } from '../../figure-desk.ts'
import { carrierOf } from './carried-words.ts'
import { waitOf } from './surer.ts'
import { type Told, unitOf } from './told.ts'

/** Days after which one looks again where nothing was predicted. */
const AGAIN = 7
/** Nobody waits longer. */
const WAIT_MOST = 182

/** Look where it is, spend less there until it is found, and read the finding again. */
export function actionsOf(
  told: Told,
  slices: readonly RateRow[],
  prediction: Prediction | null,
): NextAction[] {
  const { desk, series, effect, sources } = told
  const metric = seriesWords(series)
  const day = dayText(effect.since)
  if (series.events === 'spend' && series.cases === null) return actionsOfSpend(told, prediction)
  const part = slices.find(row => row.isClear && row.difference * effect.difference > 0)
  const where = part ? say`${givenName(part.name)} of ${wayOf(series)}` : say`${wayOf(series)}`
  const look = desk.claim(
    say`Go through ${where} as a customer, and list what was changed there around ${day}`,
    part ? part.sources : sources,
  )
  // What is not clear yet is looked at when it can be.
  const wait = Math.min(waitOf(told)?.days ?? AGAIN, WAIT_MOST)
  const until = prediction?.to ?? dayAfter(desk.desk.company.today, wait)
  const again = desk.claim(
    say`Look again, and hold ${ownWord(unitOf(series.events))} against what is written here`,
    sources,
  )
  return [
    actionOf(desk, look, { role: 'marketing', when: 1, metric }),
    ...spareMoney(told, metric),
    actionOf(desk, again, { role: 'owner', when: dayAfter(until, 1), metric }),
  ]
}

/** Spend is set somewhere: where it moved, who decided it, and whether it brings more. */
function actionsOfSpend(told: Told, prediction: Prediction | null): NextAction[] {
  const { desk, series, effect, carried, sources } = told
  const metric = seriesWords(series)
  const first = carrierOf(carried, effect.difference)
  const where = first ? say`${givenName(first.name)} in ${wayOf(series)}` : say`${wayOf(series)}`
  const look = say`Open the change history of ${where} around ${dayText(effect.since)}: budget, bids, audience, and what a click costs since`
  const decide = say`Decide whether ${where} is worth what it costs since, or set it back to what it was`
  const until = prediction?.to ?? dayAfter(desk.desk.company.today, AGAIN)
  const again = say`Look again, and hold ${seriesName(series)} against what is written here`
  const of = first?.sources ?? sources
  return [
    actionOf(desk, desk.claim(look, of), { role: 'marketing', when: 1, metric }),
    actionOf(desk, desk.claim(decide, of), { role: 'owner', when: 3, metric }),
    actionOf(desk, desk.claim(again, sources), {
      role: 'owner',
      when: dayAfter(until, 1),
      metric,
    }),
  ]
}

/** Where nothing is odd, one looks again. */
export const lookAgain = (desk: FigureDesk, sources: readonly number[]): NextAction[] => [
  actionOf(desk, desk.claim(say`Import the newest figures, and look again`, sources), {
    role: 'marketing',
    when: dayAfter(desk.desk.company.today, AGAIN),
    metric: 'What is odd',
  }),
]

/** Money goes on being spent where less comes back of it. */
function spareMoney({ desk, series, effect, all }: Told, metric: string): NextAction[] {
  if (effect.difference >= 0 || !effect.isClear) return []
  const spend = all.find(({ events, channel }) => events === 'spend' && channel === series.channel)
  if (!spend) return []
  const { events, days } = ratesBetween(spend, effect.index, spend.days.length)
  if (days === 0 || events === 0) return []
  const aDay = desk.money(events / days, 'spend since the change ÷ days')
  const what = desk.claim(
    say`Until the cause is known, spend less on ${wayOf(series)}: ${aDay} a day go there`,
    [desk.metric(queryOf(spend, effect.since, spend.days.at(-1)!))],
  )
  return [actionOf(desk, what, { role: 'marketing', when: 1, metric })]
}
