import type { Objective, OkrsBody } from '@sextant/contracts/strategy/okrs'
import { gradeObjective, okrBand } from '../../math/okr.ts'
import { deadlineIn, longDate, weeksBetween, workingQuarter } from '../calendar.ts'
import { columns } from '../columns.ts'
import { openDesk } from '../desk.ts'
import type { Desk, Phrase } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework } from '../framework.ts'
import { aTrade, aim, put, remedy, told } from '../phrases.ts'
import { scoreIdeas } from '../ice/ideas.ts'
import { becauseOf, stated } from '../reading/weave.ts'
import { capital, quoted } from '../reading/wording.ts'
import { countedResults, graded, ownResults, shown } from './key-results.ts'
import type { Measured } from './key-results.ts'
import { questions } from './questions.ts'

type Strategy = Framework<'okrs'>
const hundredths = (n: number) => Math.round(n * 100) / 100

function whole(o: Omit<Objective, 'grade' | 'band'>): Objective {
  const keyResults = o.keyResults.map(graded)
  const grade = hundredths(gradeObjective(keyResults.map(k => k.grade)) ?? 0)
  return { ...o, keyResults, grade, band: okrBand(grade) }
}

function book(add: Desk['ledger']['add'], body: OkrsBody, today: string): void {
  for (const o of body.objectives) {
    for (const k of o.keyResults) {
      add({
        id: `grade-${o.id}-${k.id}`,
        label: `Grade: ${k.claim.text}`,
        value: k.grade,
        unit: 'ratio',
        display: k.grade.toFixed(2),
        formula: '(actual − baseline) ÷ (target − baseline), clipped to 0–1',
        inputs: { baseline: k.baseline, target: k.target, actual: k.actual },
      })
      const weeks = weeksBetween(today, k.due)
      const pace = hundredths((k.target - k.actual) / weeks)
      add({
        id: `pace-${o.id}-${k.id}`,
        label: `Pace still needed a week: ${k.claim.text}`,
        value: pace,
        unit: 'count',
        display: `${pace > 0 ? '+' : pace < 0 ? '−' : ''}${shown(Math.abs(pace), k.unit)}${k.unit === '$' || k.unit === '%' ? '' : k.unit === 'count' || k.unit === 'a week' ? '' : ` ${k.unit}`}`,
        formula: '(target − actual) ÷ weeks left',
        inputs: { target: k.target, actual: k.actual, weeks },
      })
    }
    add({
      id: `grade-${o.id}`,
      label: `Grade: ${o.claim.text}`,
      value: o.grade,
      unit: 'ratio',
      display: o.grade.toFixed(2),
      formula: 'mean of its key results',
      inputs: Object.fromEntries(o.keyResults.map(k => [k.id, k.grade])),
    })
  }
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { reading, words } = desk
  const quotes = [...reading.facts('period'), ...reading.facts('goal')].map(f => f.quote)
  const named = quotes.map(t => deadlineIn(t, input.today)).find(d => d !== null) ?? null
  const quarter = workingQuarter(input.today)
  const due = named ?? quarter.ends
  const weeks = weeksBetween(input.today, due)
  const goal = reading.goal,
    aimed = aim(desk),
    block = reading.constraints[0]
  const own = ownResults(desk, due)
  const outer =
    own.length >= 2
      ? own.slice(0, 3)
      : [...own, ...countedResults(desk, 'goal', due, weeks)].slice(0, 3)
  const second = own.length >= 5 ? own.slice(3) : countedResults(desk, 'bottleneck', due, weeks)
  const theme = desk.knowledge.okrThemes[0]
  const firstClaim = goal
    ? desk.say`${desk.cite(goal.item, capital(goal.phrase))}`
    : desk.say`${desk.assume(theme?.objective ?? `Be the first choice of ${words.customers}`, `the owners of ${desk.company} each write down one sentence on what should be different, then compare`)}`
  const secondClaim = block
    ? desk.say`Open the bottleneck at ${desk.company}: ${put(stated, told(desk, block))}`
    : desk.say`Know what holds ${desk.company} back by measuring it, not by feeling`
  const objectives = [
    whole({ id: 'O1', claim: firstClaim, keyResults: outer.map(m => m.result) }),
    whole({ id: 'O2', claim: secondClaim, keyResults: second.map(m => m.result) }),
  ]
  const body: OkrsBody = { period: named ? `until ${longDate(due)}` : quarter.name, objectives }
  book(desk.ledger.add, body, input.today)
  const pace = (m: Measured, o: string) =>
    desk.ledger.all().find(c => c.id === `pace-${o}-${m.result.id}`)?.display ?? ''
  const second0 = second[0]
    ? {
        text: quoted(second[0].name.text.replace(/\s\(.*\)$/, '')),
        sources: second[0].name.sources,
      }
    : { text: '', sources: [] }
  const lead = outer[0] && {
    ...outer[0],
    name: { text: quoted(outer[0].name.text), sources: outer[0].name.sources },
  }
  const range = (m: Measured): Phrase => ({
    text: `${m.name.text.length < 60 ? quoted(m.name.text.replace(/\s\(.*\)$/, '')) : m.name.text} (${shown(m.result.baseline, m.result.unit)} → ${shown(m.result.target, m.result.unit)})`,
    sources: m.name.sources,
  })
  const near = (text: string) =>
    Number(
      (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).some(w =>
        (lead?.name.text ?? '').toLowerCase().includes(w),
      ),
    )
  const idea = scoreIdeas(desk, 1).sort(
    (a, b) => near(b.text) - near(a.text) || b.impact * b.ease - a.impact * a.ease,
  )[0]
  const decision =
    own.length > 0 && lead
      ? desk.say`Until ${longDate(due)}, judge every week at ${desk.company} by ${range(lead)}${block ? { text: `, and ${remedy(desk, block).text} so that it can move`, sources: remedy(desk, block).sources } : ''}`
      : goal
        ? desk.say`Put figures under the goal${aimed ? { text: `, ${aimed.text},`, sources: aimed.sources } : ''} before chasing it: measure for two weeks, then set the targets of ${desk.company}`
        : desk.say`Set no target at ${desk.company} yet: spend the first two weeks measuring ${lead?.name ?? ''}, because ${aTrade(desk)} without a starting figure can only argue by feeling`
  return assemble(desk, 'okrs', {
    title: `OKRs: ${goal ? desk.company : `first figures for ${desk.company}`}, ${body.period}`,
    decision,
    body,
    narrative: [
      {
        id: 'reading',
        heading: 'What it takes',
        paragraphs: [
          ...(lead && own.length > 0
            ? [
                desk.say`For ${range(lead)}, ${desk.company} needs ${pace(lead, 'O1')} a week from today to ${longDate(due)}`,
              ]
            : [
                desk.say`Nothing at ${desk.company} has a starting value yet, so ${lead?.name ?? ''} comes first and targets follow`,
              ]),
          block
            ? desk.say`The second objective is there ${put(becauseOf, told(desk, block))}; until that changes, ${own.length > 1 && outer[1] ? range(outer[1]) : { text: `the goal of ${desk.company}`, sources: aimed?.sources ?? [] }} cannot move far`
            : desk.say`The second objective is to measure what holds ${desk.company} back, because nothing said so far names it`,
        ].map(p => (p.sources.length === 0 ? { ...p, sources: [desk.profile()] } : p)),
      },
    ],
    actions: [
      desk.action(
        desk.say`Hang the ${spelledCount(outer.length + second.length)} figures of ${desk.company} where everybody sees them and fill in today’s values`,
        'operate',
        3,
        `All ${spelledCount(outer.length + second.length)} values of ${desk.company} dated and signed`,
      ),
      desk.action(
        idea
          ? desk.say`Start ${idea.name} as the first thing meant to move ${own.length > 0 ? (lead?.name ?? '') : { text: `the goal of ${desk.company}`, sources: aimed?.sources ?? [] }}`
          : desk.say`Choose the first thing meant to move ${lead?.name ?? ''}`,
        'lead',
        10,
        lead
          ? `${capital(lead.name.text.replace(/[“”]/g, ''))} compared before and after`
          : 'Before and after compared',
      ),
      desk.action(
        desk.say`Hold a fifteen-minute check every Monday on ${lead?.name ?? ''} and ${second0}: what moved it, what next`,
        'lead',
        6,
        `Four Mondays in a row held at ${desk.company}`,
      ),
    ],
    wouldChange: [
      lead
        ? desk.say`If ${lead.name} has not moved by a quarter of the way at half time, change the initiative at ${desk.company}, not the target`
        : desk.say`If the first two weeks show no steady figure, choose another`,
      desk.say`If ${second0} is reached and ${lead?.name ?? ''} still stands, the bottleneck was somewhere else`,
    ],
  })
}

const spelledCount = (n: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][n] ??
  String(n)

const recompute: Strategy['recompute'] = edited => {
  const body: OkrsBody = { ...edited.body, objectives: edited.body.objectives.map(whole) }
  const computations: typeof edited.computations = []
  book(c => (computations.push(c), c.display), body, edited.trueOn)
  return { ...edited, body, computations }
}

export const okrs: Strategy = {
  id: 'okrs',
  questions,
  draft,
  recompute,
  tables: ({ body }) => [
    {
      title: `Key results, ${body.period}`,
      columns: columns(
        'Objective',
        'Key result',
        'Unit',
        'Baseline#',
        'Actual#',
        'Target#',
        'Due',
        'Owner',
        'Grade#',
        'Band',
      ),
      rows: body.objectives.flatMap(o =>
        o.keyResults.map(k => [
          o.claim.text,
          k.claim.text,
          k.unit,
          k.baseline,
          k.actual,
          k.target,
          k.due,
          k.ownerRole,
          k.grade,
          k.band,
        ]),
      ),
    },
  ],
}
