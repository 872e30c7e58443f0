import type { Table } from '@sextant/contracts/deliverable'
import type { KpiRow } from '@sextant/contracts/marketing-strategy/kpis'
import {
  MARKET_WORDS,
  SCENARIO_INPUT_WORDS,
  SCENARIO_WORDS,
  SEVEN_P_WORDS,
} from '@sextant/contracts/marketing-strategy/market-words'
import { CRITERIA, CRITERION_WORDS } from '@sextant/contracts/marketing-strategy/segment-words'
import { SPENDING_WORDS } from '@sextant/contracts/marketing-strategy/spending-words'
import { openBelow, STEP_WORDS } from '@sextant/contracts/marketing-strategy/step-words'
import type {
  AdvancedStrategyBody,
  GuidedStrategyBody,
  StrategySections,
} from '@sextant/contracts/marketing-strategy/strategies'
import { decimal, money, months, percent, times } from '../math/format.ts'
import { columns } from '../rendering/columns.ts'

const NONE = 'not known'
/** With this a size says what it leaves out. */
const WITHOUT = ', without '
const shown = <Value>(value: Value | null, as: (value: Value) => string): string =>
  value === null ? NONE : as(value)

export const tables = ({ body }: { body: StrategySections }): Table[] => [
  segmentTable(body),
  ...(body.positioning.map || body.positioning.rivals.length > 0 ? [positionTable(body)] : []),
  houseTable(body),
  variantTable(body),
  channelTable(body),
  ...(body.funnel.stages.length > 0 ? [funnelTable(body)] : []),
  budgetTable(body),
  affordTable(body),
  kpiTable(body),
]

export const guidedTables = ({ body }: { body: GuidedStrategyBody }): Table[] => [
  ...tables({ body }),
  ...(body.steps.some(({ agreed }) => agreed) ? [stepTable(body)] : []),
]

export const advancedTables = ({ body }: { body: AdvancedStrategyBody }): Table[] => [
  ...guidedTables({ body }),
  marketTable(body),
  sevenPTable(body),
  ...(body.scenarios.perWin === null ? [] : [scenarioTable(body), effectTable(body)]),
  testTable(body),
]

const stepTable = ({ steps }: GuidedStrategyBody): Table => ({
  title: 'Agreed step by step',
  columns: columns('Step', 'State', 'What was agreed', 'Who', 'When', 'Rests on what is open'),
  rows: steps.map(({ id, agreed }) => [
    STEP_WORDS[id].name,
    stateOf(agreed),
    agreed?.what ?? '',
    agreed?.by ?? '',
    agreed?.on ?? '',
    agreed
      ? openBelow(steps, id)
          .map(step => STEP_WORDS[step].name)
          .join(', ')
      : '',
  ]),
})

function stateOf(agreed: GuidedStrategyBody['steps'][number]['agreed']): string {
  if (!agreed) return 'open'
  return agreed.unsure ? 'taken for granted' : 'agreed'
}

const segmentTable = ({ segments, budget }: StrategySections): Table => ({
  title: 'Groups and their points',
  columns: columns(
    'Group',
    ...CRITERIA.map(criterion => `${CRITERION_WORDS[criterion]}#`),
    'Attractive#',
    'Fits#',
    'Points#',
    'Target',
  ),
  rows: segments.rows.map(row => [
    row.claim.text,
    shown(row.size, value => decimal(value, 0)),
    shown(row.spend, value => money(value, budget.currency)),
    shown(row.growth, percent),
    shown(row.loyalty, percent),
    shown(row.reached, percent),
    shown(row.attractiveness, String),
    shown(row.fit, String),
    shown(row.score, String),
    row.fact === segments.target ? 'yes' : '',
  ]),
})

function positionTable({ positioning: { map, rivals } }: StrategySections): Table {
  const title = 'Where everybody stands'
  if (!map) {
    return {
      title,
      columns: columns('Instead of us', 'Known', 'Missing for a map'),
      rows: rivals.map(({ claim, known, missing }) => [claim.text, known, missing]),
    }
  }
  const as = (unit: 'percent' | 'count', value: number): string =>
    unit === 'percent' ? percent(value) : decimal(value, 0)
  return {
    title,
    columns: columns('Who', `${map.x.name}#`, `${map.y.name}#`),
    rows: map.points.map(({ name, x, y }) => [name, as(map.x.unit, x), as(map.y.unit, y)]),
  }
}

const houseTable = ({ messaging: { pillars } }: StrategySections): Table => ({
  title: 'Messaging house',
  columns: columns('Pillar', 'First proof', 'Second proof'),
  rows: pillars.map(({ claim, proofs }) => [
    claim.text,
    proofs[0]?.text ?? '',
    proofs[1]?.text ?? '',
  ]),
})

const variantTable = ({ messaging: { variants } }: StrategySections): Table => ({
  title: 'To each group',
  columns: columns('To', 'One says'),
  rows: variants.map(({ who, line }) => [who.text, line.text]),
})

const channelTable = ({ channels, budget: { currency } }: StrategySections): Table => ({
  title: 'Ways to customers',
  columns: columns('Way', 'Money a year#', 'Customers a year#', 'Each costs#', 'What it says'),
  rows: channels.rows.map(({ claim, spend, customers, perWin, reading }) => [
    claim.text,
    shown(spend, value => money(value, currency)),
    shown(customers, value => decimal(value, 0)),
    shown(perWin, value => money(value, currency)),
    reading.text,
  ]),
})

const funnelTable = ({ funnel }: StrategySections): Table => ({
  title: 'Back from the goal',
  columns: columns('Stage', 'Number#', 'Of the stage before#', 'Owner'),
  rows: funnel.stages.map(({ claim, number, rate, ownerRole }) => [
    claim.text,
    number,
    rate === null ? '' : percent(rate, 1),
    ownerRole,
  ]),
})

const budgetTable = ({ budget }: StrategySections): Table => ({
  title: `Budget until ${budget.by}`,
  columns: columns('Task', 'Owner', 'Amount#', 'Share#', 'Kind'),
  rows: [
    ...budget.tasks.map(({ claim, ownerRole, cents, share, kind }) => [
      claim.text,
      ownerRole,
      money(cents, budget.currency),
      shown(share, value => percent(value, 1)),
      SPENDING_WORDS[kind],
    ]),
    ['All', '', money(budget.total, budget.currency), budget.total > 0 ? '100%' : '', ''],
  ],
})

function affordTable({ budget }: StrategySections): Table {
  const { currency } = budget
  const cents = (value: number | null): string => shown(value, one => money(one, currency))
  return {
    title: 'What can be afforded',
    columns: columns('Figure', 'Value#'),
    rows: saying([
      ['Money there is', cents(budget.given)],
      ['The goal takes, at what each way has cost so far', cents(budget.needed)],
      ['Planned', cents(budget.total)],
      ['For brand', cents(budget.brand)],
      ['For activation', cents(budget.activation)],
      [`To win: ${budget.win.many}`, shown(budget.wins, String)],
      ['Come for no money', budget.free > 0 ? String(budget.free) : NONE],
      ['At what each way has cost so far the money brings', shown(budget.expected, String)],
      ['Each that is paid for costs, as planned', cents(budget.perWin)],
      [worthName(budget), cents(budget.worth?.cents ?? null)],
      ['Paid back after', shown(budget.payback, months)],
      ['Wins below which the money does not come back', shown(budget.atLeast, String)],
    ]),
  }
}

/** A line whose figure nobody knows says nothing. */
const saying = (rows: [string, string][]): [string, string][] =>
  rows.filter(([, value]) => value !== NONE)

const worthName = ({ worth }: StrategySections['budget']): string =>
  worth?.of === 'sale' ? 'One sale leaves' : 'One leaves in a year'

const kpiTable = ({ kpis, budget: { currency } }: StrategySections): Table => ({
  title: 'What is measured',
  columns: columns('Figure', 'Today#', 'Target#', 'By', 'Owner', 'Read in'),
  rows: kpis.rows.map(({ claim, form, baseline, target, due, ownerRole, read }) => {
    const as = (value: number): string => AS_FORM[form](value, currency)
    return [claim.text, shown(baseline, as), shown(target, as), due, ownerRole, read]
  }),
})

const AS_FORM: Readonly<Record<KpiRow['form'], (value: number, currency: string) => string>> = {
  count: value => decimal(value, 1),
  share: value => percent(value, 1),
  money: (value, currency) => money(Math.round(value), currency),
}

const marketTable = ({ market, budget: { currency } }: AdvancedStrategyBody): Table => ({
  title: 'The market, two ways',
  columns: columns('Market', 'From above#', 'From below#', 'Apart#', 'Reading'),
  rows: market.rows.map(({ id, topDown, bottomUp, times: apart, isFar, up }) => [
    `${MARKET_WORDS[id].short}: ${MARKET_WORDS[id].name}`,
    shown(topDown, value => money(value, currency)),
    shown(bottomUp, value => money(value, currency)),
    shown(apart, times),
    readingOf({ isFar, bottomUp, up: up.text }),
  ]),
})

/** What stands beside a size: that two cannot both be right, or what is missing for it. */
function readingOf({
  isFar,
  bottomUp,
  up,
}: {
  isFar: boolean
  bottomUp: number | null
  up: string
}): string {
  if (isFar) return 'Too far apart: one of the inputs is wrong'
  const isPart = up.includes(WITHOUT)
  return bottomUp === null || isPart ? up : ''
}

const sevenPTable = ({ sevenPs }: AdvancedStrategyBody): Table => ({
  title: 'Marketing mix, 7P',
  columns: columns('P', 'What is known'),
  rows: sevenPs.rows.map(({ id, claims }) => [
    SEVEN_P_WORDS[id],
    claims.map(({ text }) => text).join(' · '),
  ]),
})

const scenarioTable = ({ scenarios, budget: { currency } }: AdvancedStrategyBody): Table => ({
  title: 'Three scenarios',
  columns: columns('Scenario', 'A win costs#', 'A win leaves#', 'Wins#', 'Left after the money#'),
  rows: scenarios.rows.map(({ id, perWin, worth, wins, left }) => [
    SCENARIO_WORDS[id],
    shown(perWin, value => money(value, currency)),
    shown(worth, value => money(value, currency)),
    shown(wins, String),
    shown(left, value => money(value, currency)),
  ]),
})

const effectTable = ({ scenarios, budget: { currency } }: AdvancedStrategyBody): Table => ({
  title: 'What each input alone does',
  columns: columns(
    'Input',
    `Left if ${percent(scenarios.spread)} worse#`,
    `Left if ${percent(scenarios.spread)} better#`,
  ),
  rows: scenarios.effects.map(({ id, worse, better }) => [
    SCENARIO_INPUT_WORDS[id],
    shown(worse, value => money(value, currency)),
    shown(better, value => money(value, currency)),
  ]),
})

const testTable = ({ tests }: AdvancedStrategyBody): Table => ({
  title: 'Test plan',
  columns: columns(
    'What is tested',
    'Rate today#',
    'Gain#',
    'Cases in each half#',
    'Weeks#',
    'Owner',
  ),
  rows: tests.rows.map(({ claim, rate, uplift, perArm, weeks, ownerRole }) => [
    claim.text,
    shown(rate, value => percent(value, 1)),
    percent(uplift, 0),
    shown(perArm, String),
    weeksWords(weeks),
    ownerRole,
  ]),
})

/** A test that lasts longer than a year answers a question that nobody asks any more. */
const WEEKS_MOST = 52
const weeksWords = (weeks: number | null): string =>
  weeks !== null && weeks > WEEKS_MOST ? 'more than a year' : shown(weeks, String)
