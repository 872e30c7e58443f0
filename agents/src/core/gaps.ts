import { AGENTS, type AgentSlug, toolsOf } from '@sextant/contracts/catalogue'
import type { GapRow } from '@sextant/contracts/company/findings'
import { FACT_KINDS, type FactKind } from '@sextant/contracts/company/kinds'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import type { Company } from '../company/company.ts'
import type { Found } from '../findings/find.ts'
import { toolFor } from '../tools.ts'
import type { Tool } from './tool.ts'

type Wanted = Found['wanted'][number]

/** What nobody knows where no fact of a kind stands; reads after "Nobody knows". */
const OF_KIND: Readonly<Record<FactKind, string>> = {
  organization: 'what one sale of yours is',
  goal: 'what you want to reach',
  offer: 'what you sell, and at what price',
  segment: 'who your customers are, and how many come back',
  rival: 'whom people choose when they do not choose you',
  strength: 'why people choose you',
  constraint: 'what holds you back',
  change: 'what is changing around you',
  person: 'who does what, and what only one of you can do',
  channel: 'how new customers find you, and what each way costs',
  measure: 'which of your figures hold',
  budget: 'how much money and time may go into this',
  resource: 'what you have that others find hard to get',
  partner: 'whom you depend on',
  idea: 'which ideas wait on your list',
  job: 'what customers want done',
  outcome: 'what customers judge it by',
  quote: 'what customers say in their own words',
  factor: 'what buyers compare before they choose',
  force: 'which forces press on your market',
  inside: 'how the work runs inside',
}

/** What nobody knows yet: kinds of which no fact stands, then single answers that rules wait for; first what most agents would use. */
export function gapsOf(company: Company, wanted: readonly Wanted[]): GapRow[] {
  const known = new Set(company.facts.map(({ kind }) => kind))
  const kinds = FACT_KINDS.filter(kind => !known.has(kind)).map(kindGap)
  const open = new Set(kinds.map(({ kind }) => kind))
  const answers = wanted.filter(({ kind }) => !open.has(kind)).map(answerGap)
  return [...kinds, ...answers]
    .filter(({ agents }) => agents.length > 0)
    .toSorted((some, others) => others.agents.length - some.agents.length)
}

const kindGap = (kind: FactKind): GapRow => ({
  unknown: OF_KIND[kind],
  shows: '',
  kind,
  fact: null,
  attribute: null,
  agents: agentsWith(tool => asksOf(tool).some(ask => ask.kind === kind)),
})

function answerGap({ says, rule, kind, fact, attribute }: Wanted): GapRow {
  const family = rule.split('.')[0]
  const isAsked = (tool: Tool): boolean =>
    asksOf(tool).some(ask => ask.kind === kind && ask.attributes?.includes(attribute))
  const isAbout = (tool: Tool): boolean => tool.families.some(one => one === family)
  return {
    ...partsOf(says.text),
    kind,
    fact: fact ?? null,
    attribute,
    agents: agentsWith(tool => isAsked(tool) || isAbout(tool)),
  }
}

const QUESTION = /^Tell me (.+?), and (I can .+)$/s

/** Rules ask as "Tell me what…, and I can say…". */
function partsOf(says: string): Pick<GapRow, 'unknown' | 'shows'> {
  const [, unknown = says, shows = ''] = QUESTION.exec(says) ?? []
  return { unknown, shows }
}

const asksOf = (tool: Tool) => tool.asks.slice(0, QUESTIONS_MAX)

const agentsWith = (uses: (tool: Tool) => boolean): AgentSlug[] =>
  AGENTS.filter(({ id }) => toolsOf(id).some(tool => uses(toolFor(tool.id)))).map(({ id }) => id)
