import { factsOf } from '../../company/company.ts'
import { contributionOf } from '../../company/sales.ts'
import type { Desk } from '../../core/desk.ts'
import { fixed } from '../../sentences/figures.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Aim } from '../aim.ts'
import { called, manyOf } from '../called.ts'
import type { FindCase, Standing } from './case.ts'
import { fullMoves } from './full-moves.ts'
import { STEP, type Full, fullOf, stepGain, awayAtStep } from './fullness.ts'

const OF_STEP = 'a step of a price'

export const findFull: FindCase = (desk, standing) => {
  const full = fullOf(desk.company, standing.meant)
  if (!full) return null
  return {
    id: 'room',
    says: say`${shortWords(desk, full)}${priceWords(desk, full, standing)}`,
    follows: followWords(desk, full),
    rests: full.rests,
    moves: fullMoves(desk, full),
    kpis: kpisOf(desk, full),
  }
}

function shortWords({ kit }: Desk, { line, sold, most, lost, rests }: Full): Sentence {
  const away = lost > 0 ? kit.number(lost, 'Σ turned away in a year', rests) : null
  const turned = away ? say`, and ${away} were turned away` : say``
  if (most === null)
    return say`What is short is room, not buyers: ${manyOf(kit, line, sold, 'as said')} were sold in a year${turned}.`
  const all = manyOf(kit, line, most, 'the most a year allows', rests)
  if (sold >= most)
    return say`What is short is room, not buyers: a year allows ${all}, all of them are sold${turned}.`
  const many = kit.number(sold, 'as said', [line])
  return say`What is short is room, not buyers: a year allows ${all}, ${many} are sold${turned}.`
}

/** What a step of the price leaves, and how many may stay away before it leaves less. */
function priceWords({ kit }: Desk, full: Full, { meant }: Standing): Sentence {
  const { line, sold, leaves } = full
  const gain = stepGain(full)
  const step = fixed.percent(STEP, OF_STEP)
  const more = kit.money(gain, 'sold × price × the step', [line])
  const rise = say` A price ${step} higher leaves ${more} more in a year for the same work`
  if (!leaves || leaves <= 0) return say`${rise}.`
  const away = awayAtStep(full)
  const may = kit.number(away, 'sold × step ÷ (step + margin), rounded down', [line])
  const of = kit.number(sold, 'as said', [line])
  const part = partOfGoal(full, meant)
  const goal = part
    ? say`, ${kit.percent(part, 'what the step leaves ÷ what the goal would leave', [line, meant!.goal])} of what the whole goal would leave`
    : say``
  return away > 0
    ? say`${rise}${goal}, and no less than today even if ${may} of the ${of} ${agree('stay', { isMany: away !== 1, origins: [] })} away.`
    : say`${rise}${goal}.`
}

function partOfGoal(full: Full, aim: Aim | null): number | null {
  if (!aim || aim.goal.counts !== 'sales' || !full.leaves || aim.goal.form === 'money') return null
  const goal = (aim.goal.target - aim.goal.baseline) * full.leaves
  const part = stepGain(full) / goal
  return part > 0 ? part : null
}

function followWords(desk: Desk, full: Full): Sentence[] {
  const { kit } = desk
  const { lost, leaves, rests } = full
  const hour = byHour(desk)
  const room =
    lost > 0 && leaves && leaves > 0
      ? [
          say`Room for those who were turned away may cost up to ${kit.money(lost * leaves, 'turned away × what one leaves', rests)} a year; beyond that, turning away is cheaper.`,
        ]
      : []
  return [
    say`No money goes to ways that bring more people who ask, before there is room for them.`,
    ...room,
    ...(hour ? [hour] : []),
  ]
}

/** Where two lines take the same hands: what an hour of each leaves. */
function byHour({ company, kit }: Desk): Sentence | null {
  const [best, next] = factsOf(company, 'offer')
    .flatMap(line => {
      const left = line.price ? contributionOf({ ...line, price: line.price }) : null
      return left && line.hoursEach ? [{ line, anHour: left / line.hoursEach }] : []
    })
    .toSorted((a, b) => b.anHour - a.anHour)
  if (!best || !next) return null
  const [one, two] = [best, next].map(({ line, anHour }) =>
    kit.money(Math.round(anHour), 'what one leaves ÷ hours each', [line]),
  )
  return say`An hour of ${called(kit, best.line)} leaves ${one!}, an hour of ${called(kit, next.line)} ${two!}: the first is taken on first.`
}

function kpisOf({ kit }: Desk, { line, lost, rests }: Full): ReturnType<typeof kpiRows> {
  return kpiRows({ line, lost, rests, name: called(kit, line).bare })
}

const kpiRows = ({
  line,
  lost,
  rests,
  name,
}: Pick<Full, 'line' | 'lost' | 'rests'> & { name: ReturnType<typeof called> }) => [
  {
    id: 'price',
    says: say`Price of ${name}, new orders`,
    rests: [line],
    form: 'money' as const,
    baseline: line.price.cents,
    target: Math.round(line.price.cents * (1 + STEP)),
    role: 'owner' as const,
    read: 'the confirmations of orders',
  },
  ...(lost > 0
    ? [
        {
          id: 'turned-away',
          says: say`Turned away in a year without a later date`,
          rests,
          form: 'count' as const,
          baseline: lost,
          target: 0,
          role: 'owner' as const,
          read: 'the waiting list',
        },
      ]
    : []),
]
