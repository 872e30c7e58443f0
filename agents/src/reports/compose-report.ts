import type { FiguresView } from '@sextant/contracts/figures/view'
import type { ReportBrand, ReportContent, ReportSection } from '@sextant/contracts/reports/content'
import type { SectionId } from '@sextant/contracts/reports/types'
import { sourceName } from '../figures/figure.ts'
import { type ViewInput, viewOf } from '../figures/view.ts'
import { listOf } from '../figures/words.ts'
import { campaignTable } from './campaign-table.ts'
import { channelTable } from './channel-table.ts'
import { resultsByDay, whatChanged } from './drawn-sections.ts'
import { headlineOf, leadOf } from './headline.ts'
import { keyFigures } from './key-figures.ts'
import { type Step, stepsFound } from './next-steps.ts'
import { dayInWords, nextName, periodName } from './period-words.ts'

/** What somebody picked and wrote for a report. */
export type ReportPicks = {
  sections: readonly SectionId[]
  plan: Readonly<Record<string, number>>
  /** None: those that follow from the figures. */
  steps: readonly Step[]
  words: string
}

type Input = { figures: ViewInput; picks: ReportPicks; brand: ReportBrand; preparedFor: string }

function sectionOf(
  id: SectionId,
  view: FiguresView,
  { figures, picks }: Input,
): ReportSection | null {
  switch (id) {
    // The sentence and its paragraph stand over everything else.
    case 'headline':
      return null
    case 'kpis':
      return keyFigures(view, picks.plan)
    case 'results':
      return resultsByDay(view)
    case 'changed':
      return whatChanged(view)
    case 'channels':
      return channelTable(figures, view.period)
    case 'campaigns':
      return campaignTable(view)
    case 'health':
      return healthSection(view)
    case 'steps':
      return stepsSection(view, picks)
    case 'words':
      return wordsSection(picks.words)
  }
}

const healthSection = ({ health, completeness }: FiguresView): ReportSection => ({
  id: 'health',
  form: 'list',
  title: health.length === 0 ? 'The data is whole' : 'Health of the data',
  caption: health.length === 0 ? wholeWords(completeness.length) : '',
  items: health.map(({ says, affects }) => ({ lead: says, text: affects })),
})

const wholeWords = (sources: number): string =>
  sources === 1 ? 'Its one source told of every day.' : `All ${sources} sources told of every day.`

function stepsSection(view: FiguresView, { steps }: ReportPicks): ReportSection | null {
  const items = steps.length > 0 ? steps : stepsFound(view)
  if (items.length === 0) return null
  return {
    id: 'steps',
    form: 'list',
    title: `What we do in ${nextName(view.period)}`,
    caption: steps.length > 0 ? '' : 'What follows from the figures',
    items: [...items],
  }
}

const wordsSection = (words: string): ReportSection | null =>
  words.trim() === ''
    ? null
    : {
        id: 'words',
        form: 'prose',
        title: 'In our words',
        caption: '',
        lines: words
          .split(/\n{2,}/)
          .map(line => line.trim())
          .filter(Boolean),
      }

function sourcesWords({ choices, as_of }: FiguresView): string {
  const named = listOf(choices.sources.map(sourceName))
  const known = as_of ? `, known up to ${dayInWords(as_of)}` : ''
  return `Sources: ${named}${known}. Intervals are 95%; “clearly” means that the interval of the difference excludes zero.`
}

/** What a report draws by day: what was wanted, before what it cost. */
const BY_DAY = [
  'revenue',
  'conversion_value',
  'orders',
  'conversions',
  'leads',
  'clicks',
  'sessions',
]

/** The same figures, asked for the line that a report draws. */
function withMetric(input: ViewInput): ViewInput {
  const told = new Set<string>(input.figures.map(({ measure }) => measure))
  const metric = BY_DAY.find(measure => told.has(measure))
  return metric ? { ...input, filter: { ...input.filter, metric } } : input
}

/** Nothing was ever told, or nothing of these days. */
function emptyOf({ empty }: FiguresView): ReportContent['empty'] {
  if (empty === null || empty === 'none') return empty
  return 'period'
}

/** What the plan of the period gives, money in whole minor units. */
const plannedIn = ({ all, choices }: FiguresView): Record<string, number> => {
  const money = new Set(choices.metrics.filter(({ kind }) => kind === 'money').map(({ id }) => id))
  return Object.fromEntries(
    all.flatMap(({ metric, planned }) => {
      if (!planned) return []
      return [[metric, money.has(metric) ? Math.round(planned.value) : planned.value]]
    }),
  )
}

/** A report, and what it took for its plan where nobody typed another. */
export type Composed = { content: ReportContent; planned: Record<string, number> }

/** A report out of the figures as they stand, without a number that was not computed. A plan that was typed for it goes before that of the period. */
export function composeReport(given: Input): Composed {
  const view = viewOf(withMetric(given.figures))
  const planned = plannedIn(view)
  const plan = { ...planned, ...given.picks.plan }
  return { content: contentOf(view, { ...given, picks: { ...given.picks, plan } }), planned }
}

function contentOf(view: FiguresView, input: Input): ReportContent {
  const { picks, brand, preparedFor } = input
  const empty = emptyOf(view)
  return {
    headline: empty ? `${periodName(view.period)}: no figures yet.` : headlineOf(view, picks.plan),
    lead: empty || !picks.sections.includes('headline') ? '' : leadOf(view),
    prepared_for: preparedFor,
    period: view.period,
    before: view.before,
    currency: view.currency,
    as_of: view.as_of,
    brand,
    sections: empty
      ? []
      : picks.sections.flatMap(id => {
          const section = sectionOf(id, view, input)
          return section ? [section] : []
        }),
    sources: empty ? '' : sourcesWords(view),
    empty,
  }
}
