import { agentById, toolById } from '@sextant/contracts/catalogue'
import type {
  Claim,
  Check,
  Computation,
  Move,
  NextAction,
  Source,
  Table,
} from '@sextant/contracts/deliverable'
import type {
  StoredDeliverable,
  Deliverable,
  CombinedDeliverable,
} from '@sextant/contracts/stored-deliverable'
import { keptWords } from '@sextant/contracts/kept-lines'
import { countWritten, editsAmong, writtenWords } from '@sextant/contracts/written-by'
import { claimsOf } from '../evidence/claims.ts'
import { columns } from './columns.ts'
import { withNamedJudgments } from './named-judgments.ts'
import { toolFor } from '../tools.ts'
import { termsOf } from './move-terms.ts'
import type { Grid } from './paper.ts'
import { longDate, printable, unbrokenDate } from './printable.ts'
import { type SourceNote, sourceNotes } from './source-notes.ts'

/** What a file is made of, in reading order. `level` 1 is a section's heading, 2 a part of it. Cells of an actions table may be claims. */
export type Block =
  | {
      kind: 'front'
      agent: string
      title: string
      decision: Claim
      lines: readonly string[]
      notice: string | null
    }
  /** Opens a part of a combined document; starts a page where there are pages. */
  | {
      kind: 'part'
      agent: string
      title: string
      decision: Claim
      lines: readonly string[]
      notice: string | null
    }
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; claim: Claim }
  | { kind: 'points'; items: readonly Claim[] }
  | { kind: 'pairs'; small?: boolean; items: readonly { label: string; value: Claim }[] }
  /** The tool drawn; left out by formats that cannot draw. */
  | { kind: 'drawing'; deliverable: Deliverable }
  /** A tool that is a table in print; its twin table follows, so plain formats may leave it out. */
  | { kind: 'grid'; grid: Grid }
  | {
      kind: 'table'
      columns: Table['columns']
      rows: readonly (readonly (string | number | Claim)[])[]
      small?: boolean
    }
  | { kind: 'sources'; items: readonly SourceNote[] }
  | { kind: 'checks'; items: readonly Check[] }

/** A whole file. `assumed` holds, for each block, the numbers of the sources that are assumptions in the part it belongs to. */
export type PrintedDocument = {
  title: string
  company: string
  blocks: readonly Block[]
  assumed: readonly ReadonlySet<number>[]
}

const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: 'heading', level, text })
const section = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length > 0 ? [heading(title), ...blocks] : []
const actionColumns = columns('Action', 'Owner', 'By', 'Measured by')
/** The thing that an action is for stands in front of it, unless its words name it already. */
function withSubject(what: Claim, about: NextAction['about']): Claim {
  const isNamed = !about || what.text.toLowerCase().includes(about.toLowerCase())
  return isNamed ? what : { ...what, text: `For ${about}: ${what.text}` }
}

const actionTable = (actions: readonly NextAction[]): Block => ({
  kind: 'table',
  columns: actionColumns,
  rows: actions.map(({ what, about, ownerRole, due, metric }) => [
    withSubject(what, about),
    ownerRole,
    unbrokenDate(due),
    metric,
  ]),
})

/** A move in full: why, its steps, and what it takes. */
function moveBlocks(move: Move): Block[] {
  const { title, because, steps, ownerRole, metric, stop, method } = move
  const { effort, money } = termsOf(move)
  const plain = (text: string): Claim => ({ text, sources: [] })
  return [
    heading(title.text.replace(/\.$/, ''), 2),
    { kind: 'paragraph', claim: because },
    { kind: 'points', items: steps.map(step => plain(step.text)) },
    {
      kind: 'pairs',
      small: true,
      items: [
        { label: 'Owner', value: plain(ownerRole) },
        { label: 'Effort', value: plain(effort) },
        { label: 'Cost', value: plain(money) },
        { label: 'Measure', value: plain(metric) },
        { label: 'Stop', value: plain(stop) },
        { label: 'Method', value: method },
      ],
    },
  ]
}

function evidence(deliverable: Deliverable): Block[] {
  const { computations, sources, checks } = deliverable
  const inputs = ({ from = [], inputs: given }: Computation): string => {
    const named = Object.entries(given).map(([name, value]) => `${name} ${value}`)
    return [...from, ...named].join(', ')
  }
  return [
    ...section(
      'Figures',
      computations.length
        ? [
            {
              kind: 'table',
              small: true,
              columns: columns('Value#', 'How it is computed', 'From'),
              rows: computations.map(item => [item.display, item.formula, inputs(item)]),
            },
          ]
        : [],
    ),
    // Before the sources: the few lines of the checks would else end up alone on a page.
    ...section('Checks', checks.length ? [{ kind: 'checks', items: checks }] : []),
    ...section('Sources', sources.length ? [{ kind: 'sources', items: sourceNotes(sources) }] : []),
  ]
}

/** Which mind wrote how much. */
function mindWordsOf(deliverable: Deliverable): string | null {
  const claims = claimsOf(deliverable).map(({ claim }) => claim)
  return writtenWords(deliverable, countWritten(claims, editsAmong(deliverable.sources)))
}

function deliverableBlocks(deliverable: Deliverable, kind: 'front' | 'part'): Block[] {
  const { tool, company, trueOn, writer, inputs, narrative, actions, wouldChange } = deliverable
  const { findings, moves, wanted, unconfirmed } = deliverable
  const { name, agent } = toolById(tool)
  const { tables, grid: gridOf, isTable, notes: notesOf } = toolFor(tool)
  const grid = gridOf?.(deliverable.body as never)
  const notes = notesOf?.(deliverable.body as never) ?? []
  const mindWords = mindWordsOf(deliverable)
  return [
    {
      kind,
      agent: `${agentById(agent).name} · ${name}`,
      title: deliverable.title,
      decision: deliverable.decision,
      lines: [
        company,
        `true on ${longDate(trueOn)}`,
        ...(unconfirmed > 0 ? [openFacts(unconfirmed)] : []),
        ...(mindWords ? [mindWords] : []),
        ...(deliverable.keptLines ? [keptWords(deliverable.keptLines)] : []),
      ],
      notice: writer.notice,
    },
    ...section(
      'What the figures say',
      findings.length > 0 ? [{ kind: 'points', items: findings.map(found => found.claim) }] : [],
    ),
    ...(isTable
      ? []
      : ([
          heading(name),
          grid ? { kind: 'grid', grid } : { kind: 'drawing', deliverable },
        ] satisfies Block[])),
    ...(notes.length
      ? ([...(isTable ? [heading(name)] : []), { kind: 'pairs', items: notes }] satisfies Block[])
      : []),
    ...tables(deliverable as never).flatMap((table: Table, index): Block[] => [
      heading(table.title, isTable && index === 0 ? 1 : 2),
      {
        kind: 'table',
        columns: table.columns,
        rows: table.rows.map(row =>
          row.map(cell =>
            typeof cell === 'string' && /^\d{4}-\d\d-\d\d$/.test(cell) ? unbrokenDate(cell) : cell,
          ),
        ),
      },
    ]),
    ...narrative.flatMap(({ heading: title, paragraphs }) =>
      section(
        title,
        paragraphs.map(claim => ({ kind: 'paragraph', claim })),
      ),
    ),
    ...section('Moves', moves.flatMap(moveBlocks)),
    ...section('Next actions', actions.length > 0 ? [actionTable(actions)] : []),
    ...section(
      'One answer more',
      wanted.length > 0
        ? [{ kind: 'points', items: wanted.map(({ says }) => ({ text: says, sources: [] })) }]
        : [],
    ),
    ...section(
      'What would change this',
      wouldChange.length ? [{ kind: 'points', items: wouldChange }] : [],
    ),
    ...section(
      'What it was made from',
      inputs.length
        ? [
            {
              kind: 'pairs',
              small: true,
              items: inputs.map(({ label, value, sources }) => ({
                label,
                value: { text: value, sources },
              })),
            },
          ]
        : [],
    ),
    ...evidence(deliverable),
  ]
}

const assumptions = (sources: readonly Source[]): ReadonlySet<number> =>
  new Set(sources.filter(source => source.kind === 'assumption').map(source => source.n))

const agentOf = ({ parts }: CombinedDeliverable) => agentById(toolById(parts[0]!.tool).agent)

function combinedBlocks(document: CombinedDeliverable): [Block, ReadonlySet<number>][] {
  const front: Block = {
    kind: 'front',
    agent: `${agentOf(document).name} · combined document`,
    title: document.title,
    decision: { text: document.decision, sources: [] },
    lines: [
      document.company,
      `true on ${longDate(document.trueOn)}`,
      `combined from ${document.parts.map(part => toolById(part.tool).short).join(', ')}`,
      ...(document.keptLines ? [keptWords(document.keptLines)] : []),
    ],
    notice: null,
  }
  const fit = (document.narrative ?? []).flatMap(({ heading: title, paragraphs }) =>
    section(
      title,
      paragraphs.map(text => ({ kind: 'paragraph', claim: { text, sources: [] } })),
    ),
  )
  const joint = section(
    'Next actions, all parts together',
    document.actions?.length ? [actionTable(document.actions)] : [],
  )
  return [
    ...[front, ...fit, ...joint].map((block): [Block, ReadonlySet<number>] => [
      block,
      new Set<number>(),
    ]),
    ...document.parts.flatMap(part => {
      const assumed = assumptions(part.sources)
      return deliverableBlocks(part, 'part').map((block): [Block, ReadonlySet<number>] => [
        block,
        assumed,
      ])
    }),
  ]
}

/** A stored deliverable or combined document as the one content that Markdown, DOCX and PDF set. `title` is the name the reader gave it. */
export function printedDocument(
  stored: StoredDeliverable,
  title: string = stored.title,
): PrintedDocument {
  // Text is cleaned once, here: no format has to distrust a control character again.
  const content = withNamedJudgments(printable({ ...stored, title }))
  const pairs =
    content.tool === 'combined'
      ? combinedBlocks(content)
      : deliverableBlocks(content, 'front').map((block): [Block, ReadonlySet<number>] => [
          block,
          assumptions(content.sources),
        ])
  return {
    title: content.title,
    company: content.company,
    blocks: pairs.map(([block]) => block),
    assumed: pairs.map(([, assumed]) => assumed),
  }
}

const openFacts = (unconfirmed: number): string =>
  `${unconfirmed} ${unconfirmed === 1 ? 'fact' : 'facts'} not confirmed`
