import type { NextAction } from '@sextant/contracts/deliverable'
import type { Prediction, SurerRow } from '@sextant/contracts/performance-intelligence/parts'
import { dayAfter } from '../../../../figures/days.ts'
import { sourceName } from '../../../../figures/figure.ts'
import { dayText, givenName, ownWord } from '../../../../sentences/measured.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { actionOf } from '../../../actions.ts'
import { seriesName, seriesWords, wayOf } from '../../../where.ts'
import { carrierOf } from '../carried-words.ts'
import { predictLevel } from '../predict-level.ts'
import type { ToldDay } from './told-day.ts'

const AGAIN = 14
const USUAL_DAYS = 28
const TOLD: ReadonlySet<string> = new Set(['api', 'hand', 'table'])

/** Look where it was, keep it from coming again, and read what was predicted. */
export function dayActions(told: ToldDay, prediction: Prediction | null): NextAction[] {
  const { desk, series, carried, beyond, sources } = told
  const metric = seriesWords(series)
  const first = carrierOf(carried, beyond.value)
  const until = prediction?.to ?? dayAfter(desk.desk.company.today, AGAIN)
  const again = say`Look again, and hold ${seriesName(series)} against what is written here`
  return [
    actionOf(desk, desk.claim(lookWords(told), first?.sources ?? sources), {
      role: 'marketing',
      when: 1,
      metric,
    }),
    ...capOf(told, metric),
    actionOf(desk, desk.claim(again, sources), {
      role: 'owner',
      when: dayAfter(until, 1),
      metric,
    }),
  ]
}

function lookWords({ incident, series, carried, beyond }: ToldDay): Sentence {
  const first = carrierOf(carried, beyond.value)
  const day = dayText(incident.day)
  const where = first ? say`${givenName(first.name)} in ${wayOf(series)}` : say`${wayOf(series)}`
  return series.events === 'spend'
    ? say`Open the change history of ${where} for ${day}: daily budget, bids, and who changed them`
    : say`Look at what was changed for ${where} on ${day} and the day before, and who changed it`
}

/** Where money ran off: a limit that would have held it. */
function capOf(told: ToldDay, metric: string): NextAction[] {
  const { desk, series, carried, beyond } = told
  const first = carrierOf(carried, beyond.value)
  if (series.events !== 'spend' || beyond.value <= 0 || !first) return []
  const most = dearestOther(told, first.name)
  if (most === 0) return []
  const limit = desk.money(most, 'the most that the campaign took on any other of the last days')
  return [
    actionOf(
      desk,
      desk.claim(
        say`Check that no day of ${givenName(first.name)} can take much more than ${limit}, the most it took on another day`,
        first.sources,
      ),
      { role: 'marketing', when: 2, metric },
    ),
  ]
}

function dearestOther({ desk, incident, series }: ToldDay, campaign: string): number {
  const days = new Map<string, number>()
  const earliest = dayAfter(incident.day, -USUAL_DAYS)
  for (const one of desk.known.figures) {
    const isIts =
      one.source === series.source && one.campaign === campaign && one.measure === series.events
    if (!isIts || one.day === incident.day || one.day < earliest) continue
    days.set(one.day, (days.get(one.day) ?? 0) + one.value)
  }
  return Math.max(0, ...days.values())
}

/** The usual level is expected to go on: only where it did not change for good as well. */
export function dayPrediction({
  desk,
  incident,
  series,
  odd,
  sources,
}: ToldDay): Prediction | null {
  const { shift, odd: strange } = incident.lead.found.anomalies
  if (series.cases !== null) return null
  return predictLevel(desk, series, {
    from: Math.max(shift?.index ?? 0, series.days.length - USUAL_DAYS),
    to: series.days.length,
    without: [odd.index, ...strange.map(({ index }) => index)],
    provided: say`As long as the like of ${dayText(incident.day)} does not come again`,
    sources,
  })
}

/** What would say more: the campaigns, where none is told. */
export function daySurer({ desk, series, carried, sources }: ToldDay): SurerRow[] {
  if (carried.length > 0 || TOLD.has(series.source)) return []
  const name = ownWord(sourceName(series.source))
  return [
    {
      does: desk.claim(say`Import ${name} by campaign`, sources),
      settles: desk.claim(say`Which campaign it was`, sources),
      needs: desk.claim(say`One file`, sources),
    },
  ]
}
