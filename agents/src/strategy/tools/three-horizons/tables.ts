import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { HORIZON_WORDS, PAID } from '@sextant/contracts/strategy/horizon-words'
import type { Initiative, ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { NOT_RATED } from '../../../core/not-rated.ts'
import { moneyCell } from '../../../rendering/money.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })
const NOT_KNOWN = 'not known'

export function tables({ body }: DeliverableOf<'three-horizons'>): Table[] {
  return [
    {
      title: 'Initiatives',
      columns: [
        text('Horizon'),
        text('Initiative'),
        text('Owner'),
        text('Goes on if'),
        text('Review'),
        number('Cost'),
      ],
      rows: body.initiatives.map(initiative => initiativeRow(initiative, body.currency)),
    },
    sharesTable(body),
  ]
}

const nameOf = (horizon: Initiative['horizon']): string =>
  `${horizon} ${HORIZON_WORDS[horizon].name}`

const initiativeRow = (initiative: Initiative, currency: string): (string | number)[] => [
  nameOf(initiative.horizon),
  initiative.claim.text,
  initiative.ownerRole,
  initiative.exitMetric,
  initiative.review,
  costOf(initiative, currency),
]

/** "$1,200 a month", "about $350", "not known". */
function costOf({ costCents, costPer, isUsual }: Initiative, currency: string): string {
  if (costCents === null) return NOT_KNOWN
  if (costCents === 0) return 'no money'
  const sum = `${moneyCell(costCents, currency)} ${PAID[costPer]}`
  return isUsual ? `about ${sum}` : sum
}

const sharesTable = ({ shares, currency }: ThreeHorizonsBody): Table => ({
  title: 'Split of the known costs',
  columns: [text('Horizon'), number('First year'), number('Share'), number('Aim (70/20/10 rule)')],
  rows: shares.map(({ horizon, plannedCents, actual, target }) => [
    nameOf(horizon),
    moneyCell(plannedCents, currency),
    actual === null ? NOT_RATED : percent(actual),
    percent(target),
  ]),
})

const percent = (ratio: number): string => `${Math.round(ratio * 100)}%`
