import type { Claim } from '@sextant/contracts/deliverable'
import type { HeadFigure } from '@sextant/contracts/performance-intelligence/parts'
import type { SignificanceBody } from '@sextant/contracts/performance-intelligence/significance'
import { falseAlarmsOfLooks } from '../../../math/statistics/peeking.ts'
import { givenName, ownWord } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { chanceWords, type FigureDesk, pointsWords } from '../../figure-desk.ts'
import type { Arm } from './read-arms.ts'

export type Tested = {
  desk: FigureDesk
  arms: readonly [Arm, Arm]
  looks: number
  /** What is counted of campaigns; null where arms were told. */
  rate: string | null
  /** Days over which the cases came; null where nobody told. */
  days: number | null
  /** Cases were dealt to the arms by a plan. */
  hasSplit: boolean
  difference: number
  low: number
  high: number
  better: number
  loss: number
  p: number | null
  validP: number
  splitP: number
  verdict: SignificanceBody['verdict']
  sources: readonly number[]
}

const NEWCOMBE = 'difference of two rates, 95% interval by Newcombe 1998'
const BETA = 'beta distributions of both rates (Gelman et al.)'
const rateOf = ({ events, cases }: Arm): number => events / cases

/** The verdict in a plain sentence, with effect, interval and n. */
export function resultOf(tested: Tested): Claim {
  const { desk, arms, difference, low, high, verdict, sources } = tested
  const [one, two] = arms
  const [a, b] = [givenName(one.name), givenName(two.name)]
  const [before, after] = [
    desk.rate(rateOf(one), 'events ÷ cases of the first'),
    desk.rate(rateOf(two), 'events ÷ cases of the second'),
  ]
  const n = say`n ${desk.count(one.cases, 'cases of the first')} and ${desk.count(two.cases, 'cases of the second')}`
  const interval = desk.pointsRange(low, high, NEWCOMBE)
  const counted = tested.rate === null ? say`` : say`${ownWord(capital(tested.rate))}: `
  const figures = say`${counted}${a} ${before}, ${b} ${after}: ${desk.points(difference, NEWCOMBE)}, interval ${interval}, ${n}`
  return desk.claim(say`${VERDICTS[verdict](tested, a, b)} ${figures}.`, sources)
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

type Name = ReturnType<typeof givenName>

const VERDICTS: Readonly<Record<Tested['verdict'], (t: Tested, a: Name, b: Name) => Sentence>> = {
  broken: () =>
    say`Believe nothing of this test yet: cases did not fall to the two as planned, so they differ in more than what is tested.`,
  better: (_, a, b) => say`Yes: ${b} is better than ${a} by more than chance explains.`,
  worse: (_, a, b) => say`Yes: ${b} is worse than ${a} by more than chance explains.`,
  open: () => say`Not yet: the difference may be chance.`,
}

export function headOf(tested: Tested): HeadFigure[] {
  const { desk, arms, difference, low, high, better, loss, sources, verdict } = tested
  const [one, two] = arms
  const interval = desk.pointsRange(low, high, NEWCOMBE)
  const events = say`${desk.count(one.events, 'events of the first')} of ${desk.count(one.cases, 'cases of the first')} and ${desk.count(two.events, 'events of the second')} of ${desk.count(two.cases, 'cases of the second')}`
  return [
    {
      label: 'Effect',
      value: pointsWords(difference),
      note: desk.claim(say`interval ${interval}`, sources),
      isClear: null,
    },
    {
      label: `Chance that “${two.name}” is better`,
      value: chanceWords(better),
      note: desk.claim(lossWords(desk, loss), sources),
      isClear: null,
    },
    {
      label: 'How sure',
      value: SURE[verdict],
      note: desk.claim(events, sources),
      isClear: verdict === 'better' || verdict === 'worse',
    },
  ]
}

/** What choosing the second one risks; a hundredth of a point is nothing to weigh. */
function lossWords(desk: FigureDesk, loss: number): Sentence {
  const how = `expected loss of choosing the second; ${BETA}`
  return loss < LEAST_LOSS
    ? say`choosing it risks next to nothing`
    : say`choosing it now gives away ${desk.gap(loss, how)} on average, counting the chance that it is the worse one`
}
const LEAST_LOSS = 0.0001

/** What it is called in a list. */
export function titleOf({ arms, verdict }: Tested): string {
  const [a, b] = arms
  return `“${b.name}” against “${a.name}”: ${TITLES[verdict]}`
}

/** What would say that it is otherwise. */
export function overturnedBy({ desk, looks, validP, sources }: Tested): Claim[] {
  const p = desk.chance(validP, 'always-valid p (Johari et al. 2022)')
  const peeked = desk.claim(
    say`Somebody looked before the end and would have stopped: then the stricter chance counts, and that is ${p}.`,
    sources,
  )
  const other = desk.claim(
    say`The two were shown at different times or to different people: then they differ in more than what is tested.`,
    sources,
  )
  return looks > 1 ? [other] : [peeked, other]
}

const TITLES = {
  broken: 'the split is broken',
  better: 'clearly better',
  worse: 'clearly worse',
  open: 'could be chance',
}
const SURE = { broken: 'Broken split', better: 'Clear', worse: 'Clear', open: 'Could be chance' }

/** Each way of asking, side by side. */
export function testsOf(tested: Tested): SignificanceBody['tests'] {
  const { desk, p, validP, splitP, looks, hasSplit, sources } = tested
  const alarms = falseAlarmsOfLooks(looks)
  const alarm = desk.chance(
    alarms,
    `false alarms of so many looks at 5% each (Armitage et al. 1969)`,
  )
  const many = desk.counted(looks, 'look', 'looks', 'as told')
  return [
    {
      name: 'One look, at the end (two proportions, z)',
      result:
        p === null
          ? 'cannot be said: nothing or everything happened'
          : `chance alone: ${chanceWords(p)}`,
      says: desk.claim(
        say`How often chance alone shows such a difference, where one looks once, at the end that was planned`,
        sources,
      ),
    },
    {
      name: 'Any number of looks (always-valid p)',
      result: `chance alone: ${chanceWords(validP)}`,
      says: desk.claim(
        looks > 1
          ? say`The one that counts after ${many}: judged each by itself, ${alarm} of tests without any difference would look significant`
          : say`The same, however often one looks before the end: the stricter one`,
        sources,
      ),
    },
    ...(hasSplit
      ? [
          {
            name: 'How the cases fell to the two',
            result: `chance alone: ${chanceWords(splitP)}`,
            says: desk.claim(
              tested.verdict === 'broken'
                ? say`Such a split is next to impossible by chance: look for redirects, bots or a late start of one arm`
                : say`Cases fell to both as planned`,
              sources,
            ),
          },
        ]
      : []),
  ]
}
