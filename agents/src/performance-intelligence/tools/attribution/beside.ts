import type { Claim, NextAction } from '@sextant/contracts/deliverable'
import type { HeadFigure, SurerRow } from '@sextant/contracts/performance-intelligence/parts'
import { wilsonInterval } from '../../../math/statistics/wilson.ts'
import { givenName, ownWord } from '../../../sentences/measured.ts'
import { say } from '../../../sentences/sentence.ts'
import { actionOf } from '../../actions.ts'
import { countWords, type FigureDesk, rateWords } from '../../figure-desk.ts'
import { type Credited, GIVEN, HOW, spreadOf, widest } from './credited.ts'

export function headOf(credited: Credited): HeadFigure[] {
  const { desk, journeys, conversions, told, sources } = credited
  const paths = desk.counted(told.paths.length, 'path', 'paths', GIVEN)
  const wide = widest(spreadOf(credited))
  const least = desk.count(wide.least, HOW)
  const most = desk.count(wide.most, HOW)
  const head: HeadFigure[] = [
    {
      label: 'Conversions shared',
      value: countWords(conversions),
      note: desk.claim(say`along ${paths}`, sources),
      isClear: null,
    },
    {
      label: 'Widest apart',
      value: `${wide.channel}: ${countWords(wide.least)} to ${countWords(wide.most)}`,
      note: desk.claim(say`${least} to ${most}, by the way of counting alone`, sources),
      isClear: null,
    },
  ]
  if (!told.hasLost) return head
  const { low, high } = wilsonInterval(conversions / journeys, journeys)
  const how = 'conversions ÷ journeys, Wilson 1927'
  return [
    ...head,
    {
      label: 'Journeys that convert',
      value: rateWords(conversions / journeys),
      note: desk.claim(
        say`interval ${desk.rate(low, how)} to ${desk.rate(high, how)}, n ${desk.count(journeys, GIVEN)}`,
        sources,
      ),
      isClear: null,
    },
  ]
}

export function surerOf({ desk, told, ways, sources }: Credited): SurerRow[] {
  const row = (does: string, settles: string, needs: string): SurerRow => ({
    does: desk.claim(say`${ownWord(does)}`, sources),
    settles: desk.claim(say`${ownWord(settles)}`, sources),
    needs: desk.claim(say`${ownWord(needs)}`, sources),
  })
  return [
    ...(told.hasLost
      ? []
      : [
          row(
            'Paste journeys without a conversion as well',
            'What each channel changes, and not only whom it met',
            'One more column: journeys',
          ),
        ]),
    ...(ways.includes('halfLife')
      ? []
      : [
          row(
            'Paste paths with the days of each touch',
            'How much is owed to what was long ago',
            'An export with dates',
          ),
        ]),
    row(
      'Pause a channel in half of the places',
      'What it brings beyond what would have come anyway',
      'A few weeks, two like regions',
    ),
  ]
}

export function actionsOf(credited: Credited): NextAction[] {
  const { desk, rows, sources } = credited
  const wide = widest(spreadOf(credited))
  const metric = 'Conversions by each way of counting'
  const agree = desk.claim(
    say`Agree on one way of counting before budgets are moved, and write it down`,
    sources,
  )
  const test = desk.claim(
    say`Test ${givenName(wide.channel)} by pausing it somewhere: it is the one that the ways judge most differently`,
    sources,
  )
  const keep = desk.claim(say`Leave ${givenName(rows[0]!.channel)} as it is until then`, sources)
  return [
    actionOf(desk, agree, { role: 'owner', when: 3, metric }),
    actionOf(desk, test, { role: 'marketing', when: 10, metric }),
    actionOf(desk, keep, { role: 'marketing', when: 1, metric }),
  ]
}

/** Why there is nothing to compare, and what would give it. */
export function notComparedResult(
  desk: FigureDesk,
  reason: 'no-paths' | 'no-conversions' | 'single-touch',
  paths: number,
  sources: readonly number[],
): Claim {
  const many = desk.counted(paths, 'path', 'paths', GIVEN)
  if (reason === 'no-conversions')
    return desk.claim(
      say`There is no credit to share: none of the ${many} ends with a conversion.`,
      sources,
    )
  return desk.claim(
    say`All ways of counting say the same: each of the ${many} that converts has one channel only. Paths with several touches would tell more.`,
    sources,
  )
}
