import { QUOTE_TOPICS, type QuoteTopic } from '@sextant/contracts/company/chips'
import { isSameName } from '@sextant/contracts/company/same-name'
import type { PersonaBody, PersonaRow } from '@sextant/contracts/persona/persona'
import { type Fact, factsOf } from '../../../company/company.ts'
import { latestOf } from '../../../company/latest.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import { assumedRows } from './assumed-rows.ts'
import { heardBy, insightsOf } from './insights.ts'
import { movesOf } from './moves.ts'
import { figuresOf } from './figures/named.ts'
import { inTheirWords } from './in-their-words.ts'
import { knownOfGroup } from './known-of-group.ts'
import { overlapsOf } from './overlaps.ts'
import { resultOf } from './result.ts'
import { saidRow } from './said-rows.ts'
import { toldRows } from './told-rows.ts'
import { peopleIn, saidBy, sourcesIn, voicesOf } from '../../../company/voices.ts'

/** Lines of one topic that still read as one person. */
const EACH = 3

/** A group of customers as one person: what they said first, then what the cards say, then what is usual. */
export function arrange(desk: Desk): Arranged<'persona'> {
  const group = groupOf(desk)
  const voices = voicesOf(desk.company, group)
  const all = rowsOf(desk, group)
  const rows = QUOTE_TOPICS.flatMap(topic => under(all, topic).slice(0, EACH))
  const heard = heardBy(desk, group)
  const body: PersonaBody = {
    segment: group?.id ?? null,
    name: nameOf(desk, group),
    known: knownOfGroup(desk, group),
    quote: heard && inTheirWords(desk, heard.voices),
    sources: sourcesIn(voices),
    rows,
    rest: restOf(all),
    figures: heard ? figuresOf(desk, heard.voices) : [],
    insights: insightsOf(heard),
    not: factsOf(desk.company, 'segment')
      .filter(({ avoid }) => avoid)
      .map(fact => desk.named(fact)),
    overlaps: overlapsOf(desk, group),
    open: openTopics(rows),
  }
  const result = resultOf(desk, group, heard)
  const [lead, ...plays] = movesOf(desk, group, heard)
  return {
    body,
    plays,
    ...(result && { result }),
    ...(lead && { lead }),
    ...(group && { about: group }),
  }
}

/** The group that the session is about, else the one told last; never one that is no customer. */
function groupOf({ company }: Desk): Fact<'segment'> | undefined {
  const facts = company.facts.filter(fact => fact.kind !== 'segment' || !fact.avoid)
  return latestOf({ ...company, facts }, 'segment')
}

function rowsOf(desk: Desk, group: Fact<'segment'> | undefined): PersonaRow[] {
  const voices = voicesOf(desk.company, group)
  const asked = peopleIn(voices)
  const said = saidBy(voices).map(one => saidRow(desk, one, voices))
  const told = toldRows(desk, group, voices)
  const own = told.filter(row => !said.some(one => isAlike(one, row)))
  const heard = said.map(one => withTold(one, told))
  const known = new Set([...heard, ...own].map(({ topic }) => topic))
  return [...heard, ...own, ...assumedRows(desk, known, asked)]
}

const under = (rows: readonly PersonaRow[], topic: QuoteTopic): PersonaRow[] =>
  rows.filter(row => row.topic === topic)

/** What more was named under a topic than is shown. */
const restOf = (rows: readonly PersonaRow[]): PersonaBody['rest'] =>
  QUOTE_TOPICS.map(topic => ({
    topic,
    names: under(rows, topic)
      .slice(EACH)
      .map(({ says }) => says.text),
  })).filter(({ names }) => names.length > 0)

const isAlike = (one: PersonaRow, other: PersonaRow): boolean =>
  one.topic === other.topic && isSameName(one.says.text, other.says.text)

/** What customers say and a card says too. */
function withTold(row: PersonaRow, told: readonly PersonaRow[]): PersonaRow {
  const same = told.find(one => isAlike(one, row))
  if (!same) return row
  const { computed } = same.meter
  const decision = row.decision ?? same.decision
  return { ...row, decision, meter: { ...row.meter, told: true, computed } }
}

function nameOf(desk: Desk, group: Fact<'segment'> | undefined): PersonaBody['name'] {
  if (group) return desk.named(group)
  const check = 'Name the group on a card: who they are, how many, what one spends.'
  return {
    text: 'A group without a card',
    sources: [desk.book.assumption('Who the customers are', check)],
    evidence: 'not rated',
  }
}

/** Topics of which nobody has said anything. */
function openTopics(rows: readonly PersonaRow[]): QuoteTopic[] {
  const heard = new Set(
    rows.filter(({ meter }) => meter.said + meter.documents > 0).map(({ topic }) => topic),
  )
  return QUOTE_TOPICS.filter(topic => !heard.has(topic))
}
