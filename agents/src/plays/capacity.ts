import { say } from '../sentences/sentence.ts'
import { changeThat, restedOn } from './conditions.ts'
import type { Play } from './play.ts'

/** Moves where more is asked for than can be delivered. */
export const capacityPlays: readonly Play[] = [
  {
    id: 'borrow-capacity',
    area: 'capacity',
    nature: 'act',
    on: ['goal.turned-away'],
    resource: ['equipment', 'room'],
    owner: 'operations',
    hours: 14,
    weeks: [3, 8],
    cost: [50_000, 600_000],
    confidence: 4,
    source: { method: 'Raise what the bottleneck lets through before buying', by: 'Goldratt 1984' },
    title: s => say`Arrange cover for ${s.about} before buying more`,
    steps: [
      () =>
        say`List the days in the last year on which work was refused, and what was missing each time.`,
      s =>
        say`Ask ${s.count(2, 'firm', 'firms')} nearby for a rate by the day, and agree it in writing.`,
      () =>
        say`Accept everything for one busy season with the cover in place, then decide about buying.`,
    ],
    metric: s => say`Refused ${s.sales} fall by ${s.percent(0.5)} within one busy season.`,
    stop: s =>
      say`Stop if the cover costs more than ${s.percent(1 / 3)} of what those ${s.sales} bring.`,
    pair: {
      own: restedOn('constraint'),
      around: changeThat('helps', 'demand'),
      because: (s, own, around) =>
        say`More is asked for (${s.label(around)}) and ${s.label(own)} cannot carry it: cover by the day tests the demand before money is tied up.`,
    },
  },
]
