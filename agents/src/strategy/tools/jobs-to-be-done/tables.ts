import { SWITCH_FORCES } from '@sextant/contracts/company/chips'
import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { Job, JtbdBody, Outcome } from '@sextant/contracts/strategy/jobs-to-be-done'
import { FORCE_WORDS, JTBD_GAPS } from '@sextant/contracts/strategy/jtbd-words'
import { NOT_RATED } from '../../../core/not-rated.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })
const NOT_TOLD = 'not told'

export function tables({ body }: DeliverableOf<'jobs-to-be-done'>): Table[] {
  const tables = [outcomesTable(body), forcesTable(body), jobsTable(body), insteadTable(body)]
  return tables.filter(({ rows }, index) => index === 0 || rows.length > 0)
}

const outcomesTable = ({ outcomes }: JtbdBody): Table => ({
  title: 'Outcomes by opportunity',
  columns: [
    text('Outcome'),
    number('Importance'),
    number('Satisfaction'),
    number('Opportunity'),
    number('People asked'),
    text('Verdict'),
  ],
  rows: outcomes.length === 0 ? [NO_OUTCOMES] : outcomes.map(outcomeRow),
})

const NO_OUTCOMES = [JTBD_GAPS.outcomes, NOT_RATED, NOT_RATED, NOT_RATED, NOT_TOLD, NOT_RATED]

const outcomeRow = (outcome: Outcome): (string | number)[] => [
  outcome.claim.text,
  outcome.importance ?? NOT_RATED,
  outcome.satisfaction ?? NOT_RATED,
  outcome.opportunity ?? NOT_RATED,
  outcome.n ?? NOT_TOLD,
  verdictOf(outcome),
]

function verdictOf({ underserved, n }: Outcome): string {
  if (underserved === null) return NOT_RATED
  const verdict = underserved ? 'underserved' : 'served'
  return n ? verdict : `${verdict}, your estimate`
}

const forcesTable = ({ forces }: JtbdBody): Table => ({
  title: 'Forces of the switch',
  columns: [text('Force'), text('Words'), text('Who'), number('Strength (1–5)')],
  rows: SWITCH_FORCES.flatMap(force => {
    const { name, gap } = FORCE_WORDS[force]
    if (forces[force].length === 0) return [[name, gap, '', NOT_RATED]]
    return forces[force].map(({ claim, who, strength }) => [
      name,
      claim.text,
      who ?? '',
      strength ?? NOT_RATED,
    ])
  }),
})

const jobsTable = ({ jobs }: JtbdBody): Table => ({
  title: 'Jobs',
  columns: [text('When'), text('They want'), text('So that'), text('Kind')],
  rows: jobs.map(jobRow),
})

const jobRow = ({ when, claim, soThat, kind }: Job): string[] => [
  when?.text ?? NOT_TOLD,
  claim.text,
  soThat?.text ?? NOT_TOLD,
  kind ?? NOT_RATED,
]

const insteadTable = ({ instead }: JtbdBody): Table => ({
  title: 'What gets the job instead',
  columns: [text('Alternative')],
  rows: instead.map(({ text: words }) => [words]),
})
