import type { Budget, BudgetTask } from '@sextant/contracts/marketing-strategy/budget'
import { plainMoney } from '@sextant/contracts/company/money-words'
import {
  SPENDING_KINDS,
  SPENDING_WORDS,
} from '@sextant/contracts/marketing-strategy/spending-words'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, put } from '../editing/editing.tsx'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineSelect } from '../editing/inline-select.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'
import { type Row, RowTable } from '../strategy/row-table.tsx'
import { overWords } from './afford-words.ts'
import { Affordable } from './affordable.tsx'
import { Bar } from './bar.tsx'
import { longDay } from './long-day.ts'

type Part = DeepPartial<Budget> | undefined
const KINDS = SPENDING_KINDS.map(value => ({ value, label: SPENDING_WORDS[value] }))

/** Money by task to the cent, its ratio beside the published one, and what can be afforded. */
export function BudgetPart({ budget }: { budget: Part }) {
  const tasks = present(budget?.tasks)
  const currency = budget?.currency ?? 'USD'
  const most = Math.max(1, ...tasks.map(({ cents }) => cents ?? 0))
  const over = overWords(budget)
  return (
    <div className="group/item grid gap-4">
      <p className="text-ink-2">
        <InlineClaim
          prose
          check
          claim={budget?.method}
          path={['body', 'budget', 'method']}
          label="How the money is shared out"
        />
      </p>
      <div data-first>
        <RowTable
          caption={`Budget until ${longDay(budget?.by)}`}
          columns={[
            { label: 'Task' },
            { label: 'Owner' },
            { label: 'Bar', wide: true, quiet: true },
            { label: 'Amount', numeric: true },
            { label: 'Share', numeric: true },
            { label: 'Kind' },
            { label: '' },
          ]}
          rows={[
            ...tasks.map((task, index) => tableRow(task, { index, most, currency })),
            totalRow(budget, tasks.length),
          ]}
        />
      </div>
      <AddItem
        label="Add a task"
        placeholder="What is done for the goal"
        make={text => [
          put(['body', 'budget', 'tasks', tasks.length], {
            fact: nextId(
              'task-',
              tasks.map(({ fact }) => fact),
            ),
            claim: ownWords(text),
            ownerRole: tasks[0]?.ownerRole ?? 'Marketing',
            kind: 'activation',
            cents: 0,
            share: null,
            perWin: null,
          }),
        ]}
      />
      {over && <p className="text-caption text-warn">{over}</p>}
      <Affordable budget={budget} />
    </div>
  )
}

type Around = { index: number; most: number; currency: string }

function tableRow(task: DeepPartial<BudgetTask>, { index, most, currency }: Around): Row {
  const path = ['body', 'budget', 'tasks', index] as const
  const name = task.claim?.text ?? `Task ${index + 1}`
  return {
    key: task.fact ?? String(index),
    cells: [
      <b key="n" className="font-semibold">
        <InlineClaim
          unsourced
          claim={task.claim}
          path={[...path, 'claim']}
          label={`Task ${index + 1}`}
        />
      </b>,
      <InlineText
        key="o"
        value={task.ownerRole}
        path={[...path, 'ownerRole']}
        label={`Owner of ${name}`}
      />,
      <Bar key="b" part={(task.cents ?? 0) / most} isHatched={task.kind === 'brand'} />,
      <InlineNumber
        key="c"
        value={task.cents}
        path={[...path, 'cents']}
        label={`Amount for ${name}`}
        kind="cents"
        currency={currency}
        min={0}
      />,
      <span key="s" className="tabular-nums">
        {partWords(task.share)}
      </span>,
      <InlineSelect
        key="k"
        value={task.kind}
        path={[...path, 'kind']}
        label={`Kind of ${name}`}
        options={KINDS}
      />,
      <RemoveItem key="r" path={path} label={name} />,
    ],
  }
}

const partWords = (share: number | null | undefined): string =>
  share === null || share === undefined ? '–' : `${(share * 100).toFixed(1)}%`

function totalRow(budget: Part, count: number): Row {
  const total = budget?.total ?? 0
  return {
    key: 'total',
    cells: [
      <b key="n" className="font-semibold">
        {count === 1 ? '1 task' : `${count} tasks`}
      </b>,
      '',
      '',
      <b key="c" className="font-semibold tabular-nums">
        {plainMoney(total, budget?.currency ?? 'USD')}
      </b>,
      <b key="s" className="font-semibold tabular-nums">
        {total > 0 ? '100.0%' : '–'}
      </b>,
      <span key="k" className="text-ink-3">
        to the cent
      </span>,
      '',
    ],
  }
}
