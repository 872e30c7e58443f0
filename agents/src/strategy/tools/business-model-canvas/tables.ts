import type { Table } from '@sextant/contracts/deliverable'
import type {
  CanvasBlock,
  EconomicsInput,
  Hypothesis,
  UnitEconomics,
} from '@sextant/contracts/strategy/business-model-canvas'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { NONE_NAMED, NOT_RATED } from '../../../core/not-rated.ts'
import { moneyCell } from '../../../rendering/money.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })
const NOT_KNOWN = 'not known'

export function tables({ body }: DeliverableOf<'business-model-canvas'>): Table[] {
  return [
    {
      title: 'Hypotheses',
      columns: [
        text('Block'),
        text('Hypothesis'),
        number('Evidence (1–5)'),
        number('Weight (1–5)'),
        text('Test first'),
      ],
      rows: body.blocks.flatMap(block => blockRows(block, body.riskiest)),
    },
    economicsTable(body.economics),
  ]
}

function blockRows({ name, items }: CanvasBlock, riskiest: string | null): Table['rows'] {
  if (items.length === 0) return [[name, NONE_NAMED, '', '', '']]
  return items.map(item => hypothesisRow(name, item, item.id === riskiest))
}

const hypothesisRow = (
  block: string,
  { claim, evidence, weight }: Hypothesis,
  isRiskiest: boolean,
): (string | number)[] => [
  block,
  claim.text,
  evidence,
  weight ?? NOT_RATED,
  isRiskiest ? 'riskiest' : '',
]

function economicsTable(economics: UnitEconomics): Table {
  const line = economics.line?.text
  return {
    title: line ? `Unit economics: ${line}, per ${economics.unit}` : 'Unit economics',
    columns: [text('Figure'), number('Value'), text('What would fill it')],
    rows: [...inputRows(economics), ...resultRows(economics)],
  }
}

type Shown = string | number

function inputRows(economics: UnitEconomics): Shown[][] {
  const { currency } = economics
  const missing = (input: EconomicsInput): string =>
    economics.missing.find(one => one.input === input)?.claim.text ?? ''
  const cents = (value: number | null): string =>
    value === null ? NOT_KNOWN : moneyCell(value, currency)
  return [
    ['Price', cents(economics.priceCents), missing('priceCents')],
    ['Variable cost', cents(economics.variableCostCents), missing('variableCostCents')],
    ['Fixed cost a month', cents(economics.fixedMonthlyCents), missing('fixedMonthlyCents')],
    [
      'Purchases a month, each customer',
      plain(economics.purchasesPerMonth),
      missing('purchasesPerMonth'),
    ],
    ['Customers lost a month', percent(economics.monthlyChurn), missing('monthlyChurn')],
    ['Cost of winning a customer', cents(economics.cacCents), missing('cacCents')],
  ]
}

function resultRows(economics: UnitEconomics): Shown[][] {
  const { currency } = economics
  const cents = (value: number | null): string =>
    value === null ? NOT_KNOWN : moneyCell(value, currency)
  return [
    ['Contribution of one', cents(economics.contributionCents), ''],
    ['Margin', percent(economics.marginRatio), ''],
    ['Break-even a month, by this line alone', plain(economics.breakEvenUnits), ''],
    ['Lifetime value', cents(economics.ltvCents), ''],
    ['Lifetime value ÷ cost of winning', plain(economics.ltvToCac), ''],
    ['Months until winning is paid back', plain(economics.paybackMonths), ''],
  ]
}

const plain = (value: number | null): Shown =>
  value === null ? NOT_KNOWN : Math.round(value * 100) / 100
const percent = (ratio: number | null): string =>
  ratio === null ? NOT_KNOWN : `${Math.round(ratio * 1000) / 10}%`
