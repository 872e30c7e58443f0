import type { Job, JtbdBody } from '@sextant/contracts/strategy/jobs-to-be-done'
import { columns } from '../columns.ts'
import { openDesk } from '../desk.ts'
import type { Desk, Phrase } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework } from '../framework.ts'
import { firstGroup, foe, group, lead } from '../phrases.ts'
import { midSentence, sayBack } from '../reading/weave.ts'
import { brief, capital, decapital, lower, quoted, spoken } from '../reading/wording.ts'
import { balanceOf, rated, readForces, readOutcomes } from './forces.ts'
import { questions } from './questions.ts'

type Strategy = Framework<'jobs-to-be-done'>

function readJobs(desk: Desk, body: Pick<JtbdBody, 'forces' | 'outcomes'>): Job[] {
  const { reading, knowledge } = desk
  const jobs: Job[] = []
  const who = firstGroup(desk)
  const trouble = reading
    .items('switching')
    .concat(reading.items('outcomes'))
    .find(
      i =>
        /\b(?:hate|annoy\w*|letter|gone by|surprise|scared|wait|fear|late|afraid)\b/i.test(
          i.quote,
        ) &&
        !/\b(?:asked|talked|said|interviewed|surveyed)\b/i.test(i.quote) &&
        (i.quote.match(/,/g) ?? []).length < 2,
    )
  const wish = reading
    .list('outcomes')
    .find(i => !/\b(?:asked|interviewed|said|came up)\b/i.test(i.quote))
  const gain = reading.strengths.find(s => spoken(s.quote) !== s.quote) ?? reading.strengths[0]
  if (who && wish && gain) {
    const parts = [
      desk.cite(who, who.text),
      trouble ? desk.cite(trouble) : desk.cite(wish),
      desk.cite(wish),
      desk.cite(gain),
    ]
    jobs.push({
      id: 'J1',
      when: `When I am one of the ${sayBack(who.text).replace(/^(?:the|our|your)\s/i, '')}${trouble ? ` and this happens: ${quoted(brief(trouble.quote, 12))}` : ''}`,
      want: /^that\s/i.test(wish.text)
        ? `I want to know ${decapital(wish.text)}`
        : /^knowing\s/i.test(wish.text)
          ? `I want to know ${wish.text.slice(8)}`
          : `I want ${decapital(wish.text)}`,
      soThat:
        spoken(gain.quote) === gain.quote
          ? `so I can count on this: ${sayBack(brief(gain.text, 14))
              .replace(/\byour\b/g, 'their')
              .replace(/\byou\b/g, 'they')}`
          : `so I can say, like somebody before me, ${quoted(brief(spoken(gain.quote), 14))}`,
      kind: 'functional',
      sources: [...new Set(parts.flatMap(p => [...p.sources]))],
    })
  } else if (who) {
    const c = desk.cite(who, who.text)
    const f = body.outcomes[0]
    jobs.push({
      id: 'J1',
      when: `When I am one of the ${sayBack(who.text).replace(/^(?:the|our|your)\s/i, '')}`,
      want: `I want ${lower(f?.claim.text ?? desk.words.products)}`,
      soThat: `so I can stop looking beyond ${desk.company}`,
      kind: 'functional',
      sources: [...new Set([...c.sources, ...(f?.claim.sources ?? [])])],
    })
  }
  for (const seed of knowledge.jobs) {
    if (jobs.length >= (jobs[0]?.id === 'J1' && who ? 2 : 3)) break
    const a = desk.assume(
      seed.when,
      `ask five ${desk.words.customers} of ${desk.company} to tell the day they first came, hour by hour`,
      'sell',
    )
    const kind = /\b(?:feel|calm|worr|afraid|proud|sure|safe|confiden)\w*/i.test(seed.so)
      ? 'emotional'
      : /\b(?:family|guests|boss|friends|others|team|colleagues|seen)\b/i.test(seed.so)
        ? 'social'
        : 'functional'
    jobs.push({
      id: `J${jobs.length + 1}`,
      when: capital(seed.when),
      want: /^I want/i.test(seed.want) ? seed.want : `I want ${lower(seed.want)}`,
      soThat: lower(seed.so),
      kind,
      sources: [...a.sources],
    })
  }
  return jobs.slice(0, 4)
}

function book(add: Desk['ledger']['add'], body: Pick<JtbdBody, 'outcomes' | 'balance'>): void {
  for (const o of body.outcomes)
    add({
      id: `opportunity-${o.id}`,
      label: `Opportunity: ${o.claim.text}`,
      value: o.opportunity,
      unit: 'score',
      display: String(o.opportunity),
      formula: 'importance + max(importance − satisfaction, 0); above 10 is underserved',
      inputs: { importance: o.importance, satisfaction: o.satisfaction, n: o.n },
    })
  add({
    id: 'balance',
    label: 'Balance of forces',
    value: body.balance,
    unit: 'score',
    display: `${body.balance > 0 ? '+' : body.balance < 0 ? '−' : ''}${Math.abs(body.balance)}`,
    formula: '(push + pull) − (anxiety + habit)',
    inputs: {},
  })
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { words, company } = desk
  const forces = readForces(desk)
  const outcomes = readOutcomes(desk)
  const jobs = readJobs(desk, { forces, outcomes })
  const balance = balanceOf(forces)
  book(desk.ledger.add, { outcomes, balance })
  const top = outcomes[0]
  const word = (c: { text: string; sources: readonly number[] } | undefined): Phrase =>
    c
      ? { text: midSentence(c.text, desk.knowledge), sources: c.sources }
      : { text: '', sources: [] }
  const need = word(top?.claim),
    fear = word(forces.anxiety[0]?.claim),
    pull = word(forces.pull[0]?.claim),
    push = word(forces.push[0]?.claim),
    habit = word(forces.habit[0]?.claim)
  const who = group(desk),
    what = lead(desk),
    rival = foe(desk)
  const brakeSum = (list: readonly { strength: number }[]) =>
    list.reduce((n, x) => n + x.strength, 0)
  const brake =
    brakeSum(forces.anxiety) >= brakeSum(forces.habit)
      ? { name: 'the fear', phrase: fear }
      : { name: 'the habit', phrase: habit }
  const counted = top && top.n > 0
  const decision = input.facts.every(f => f.unknown)
    ? desk.say`Talk to five people who came to ${company} last month before writing another word of advertising, and listen for two things: ${need}, and ${fear}`
    : desk.say`Build ${what} around one thing, ${need}, and take away ${brake.name} that stops ${who}: ${brake.phrase}`
  return assemble(desk, 'jobs-to-be-done', {
    title: `Jobs to Be Done: what ${who.text} hire ${company} for`,
    decision,
    body: { jobs, forces, balance, outcomes },
    narrative: [
      {
        id: 'reading',
        heading: 'Why they switch, and why not',
        paragraphs: [
          desk.say`What pushes people away from what they have: ${push}. What pulls them to ${company}: ${pull}. What holds them is ${brake.name}: ${brake.phrase}. The balance is ${desk.ledger.all().find(c => c.id === 'balance')?.display ?? ''}, ${balance > 0 ? 'so they come once the first step is easy' : `so ${company} has to lower the hurdle before praising itself`}`,
          counted
            ? desk.say`One outcome is ${top.underserved ? 'underserved' : 'important but partly met'}, with an opportunity of ${String(top.opportunity)} from the people you asked: ${need}`
            : desk.say`The first outcome at ${company} (${need}) stands there by guess until ten ${words.customers} have rated it`,
        ],
      },
    ],
    actions: [
      desk.action(
        desk.say`Interview five people who came to ${company} in the last month: the day they decided, what they had tried, and what nearly stopped them (${fear})`,
        'sell',
        10,
        `Five timelines of ${words.customers} written down in their words`,
      ),
      desk.action(
        desk.say`Put one sentence where ${who} hesitate that answers ${brake.name}: ${brake.phrase}`,
        'operate',
        5,
        `Questions about it at ${company} counted the week before and after`,
      ),
      desk.action(
        desk.say`Change one thing about ${what} so that ten ${words.customers} get this: ${need}`,
        'lead',
        15,
        `Four of ten ${words.customers} notice it unasked`,
      ),
    ],
    wouldChange: [
      desk.say`If fewer than two of five interviews mention it (${need}), it is your wish and not theirs, and the next outcome leads`,
      desk.say`If people who left ${rival} give another reason than this (${push}), rewrite the push before any message of ${company}`,
    ],
  })
}

const recompute: Strategy['recompute'] = edited => {
  const outcomes = edited.body.outcomes.map(rated)
  const balance = balanceOf(edited.body.forces)
  const computations = edited.computations.filter(c => c.id.startsWith('named-'))
  book(c => (computations.push(c), c.display), { outcomes, balance })
  return { ...edited, body: { ...edited.body, outcomes, balance }, computations }
}

export const jobsToBeDone: Strategy = {
  id: 'jobs-to-be-done',
  questions,
  draft,
  recompute,
  tables: ({ body }) => [
    {
      title: 'Outcomes by opportunity',
      columns: columns(
        'Outcome',
        'Importance#',
        'Satisfaction#',
        'Opportunity#',
        'Underserved',
        'n#',
      ),
      rows: body.outcomes.map(o => [
        o.claim.text,
        o.importance,
        o.satisfaction,
        o.opportunity,
        o.underserved ? 'yes' : 'no',
        o.n,
      ]),
    },
    {
      title: 'Jobs',
      columns: columns('When', 'I want', 'So I can', 'Kind'),
      rows: body.jobs.map(j => [j.when, j.want, j.soThat, j.kind]),
    },
    {
      title: 'Forces of switching',
      columns: columns('Force', 'What', 'Strength (1–5)#'),
      rows: (['push', 'pull', 'anxiety', 'habit'] as const).flatMap(k =>
        body.forces[k].map(f => [k, f.claim.text, f.strength]),
      ),
    },
  ],
}
