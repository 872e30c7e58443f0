import type { SwotBody, SwotFactor, TowsMove } from '@sextant/contracts/strategy/swot'
import { TOWS_NAMES } from '@sextant/contracts/strategy/swot-words'
import { pairTows } from '../../math/tows.ts'
import type { TowsPair } from '../../math/tows.ts'
import { openDesk } from '../desk.ts'
import type { Desk, Phrase } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework, Table } from '../framework.ts'
import { aim, concession, foe, group, lead, purse, put, remedy, told, usually } from '../phrases.ts'
import { becauseOf, stated } from '../reading/weave.ts'
import { topicsOf } from '../reading/topics.ts'
import { capital, quoted } from '../reading/wording.ts'
import { asFactors, gatherFactors } from './factors.ts'
import type { Candidate, Quadrants } from './factors.ts'
import { moveClaim, pitch } from './moves.ts'
import { questions } from './questions.ts'

const forPairing = (factors: readonly SwotFactor[]) =>
  factors.map(f => ({
    id: f.id,
    impact: f.impact,
    likelihood: f.likelihood,
    topics: topicsOf(f.claim.text),
  }))
const pairs = (body: Omit<SwotBody, 'moves'>): TowsPair[] =>
  pairTows({
    strengths: forPairing(body.strengths),
    weaknesses: forPairing(body.weaknesses),
    opportunities: forPairing(body.opportunities),
    threats: forPairing(body.threats),
  })
const tenths = (n: number) => Math.round(n * 10) / 10

function decide(desk: Desk, q: Quadrants) {
  const money = purse(desk),
    who = group(desk),
    what = lead(desk),
    rival = foe(desk),
    keep = concession(desk, desk.foe)
  const { reading } = desk
  if (desk.input.facts.every(f => f.unknown)) {
    const hope = q.strengths[0],
      fear = q.threats[0]
    return desk.say`Spend nothing at ${desk.company} yet: find out first whether ${hope?.told ?? what}, and whether ${fear?.told ?? rival}; until ten ${desk.words.customers} have been asked, everything below is only what is usual for ${usually(desk)}`
  }
  const bottleneck = reading.constraints[0]
  const start = money
    ? desk.say`Put the ${money} behind ${what} for ${who}`
    : desk.say`Build on ${what} for ${who}`
  const opening = { text: start.text.replace(/\.$/, ''), sources: start.sources }
  if (keep && bottleneck)
    return desk.say`${opening}, ${remedy(desk, bottleneck)}, and let ${rival} have ${keep}`
  if (keep) return desk.say`${opening}, and let ${rival} have ${keep}`
  if (bottleneck)
    return desk.say`${opening}, and before that ${remedy(desk, bottleneck)}, ${put(becauseOf, told(desk, bottleneck))}`
  return desk.say`${opening}, and and tell anybody who compares you with ${rival} ${q.strengths[0] ? pitch(q.strengths[0]) : what}`
}

/** Ten of whom: the group, where a number can stand before its name. */
const askable = (who: Phrase): Phrase | null =>
  who.sources.length > 0 && !/^(?:\d|one|two|three|the|a|an|our|your|people)\b/i.test(who.text)
    ? who
    : null

/** The first step on the bottleneck: what its kind asks for, begun this week. */
const eased = (desk: Desk, worst: Candidate) =>
  desk.say`Start this week to ${remedy(desk, worst)}, and write down each ${desk.words.purchase} lost ${put(becauseOf, worst.told)}`

function draft(input: Parameters<Framework<'swot'>['draft']>[0]) {
  const desk = openDesk(input)
  const { words } = desk
  const q = gatherFactors(desk)
  const decision = decide(desk, q)
  const factors = {
    strengths: asFactors('S', q.strengths),
    weaknesses: asFactors('W', q.weaknesses),
    opportunities: asFactors('O', q.opportunities),
    threats: asFactors('T', q.threats),
  }
  const byId = new Map<string, Candidate>(
    [
      ['S', q.strengths],
      ['W', q.weaknesses],
      ['O', q.opportunities],
      ['T', q.threats],
    ].flatMap(([letter, list]) =>
      (list as Candidate[]).map((c, i): [string, Candidate] => [`${letter as string}${i + 1}`, c]),
    ),
  )
  const moves = pairs(factors).flatMap((pair, index): TowsMove[] => {
    const inside = byId.get(pair.internal),
      outside = byId.get(pair.external)
    return inside && outside
      ? [
          {
            id: `M${index + 1}`,
            kind: pair.kind,
            claim: moveClaim(desk, pair.kind, inside, outside),
            uses: [pair.internal, pair.external],
            score: tenths(pair.score),
          },
        ]
      : []
  })
  book(desk.ledger, { ...factors, moves })
  const who = group(desk),
    what = lead(desk),
    goal = aim(desk),
    rival = foe(desk)
  const [top, worst, open, danger] = [
    q.strengths[0],
    q.weaknesses[0],
    q.opportunities[0],
    q.threats[0],
  ]
  const inward =
    top && worst
      ? desk.say`${desk.company} is chosen ${top.from === 'offer' ? { text: `for ${what.text}`, sources: what.sources } : top.from === 'seed' ? { text: `perhaps because ${top.told.text}`, sources: top.told.sources } : put(becauseOf, top.told)}, and held back ${worst.from === 'seed' ? { text: `perhaps because ${worst.told.text}`, sources: worst.told.sources } : put(becauseOf, worst.told)}. So the order is: ${remedy(desk, worst)}, then sell more ${what}`
      : desk.say`${desk.company} is chosen for ${what}`
  const outward =
    open && danger
      ? desk.say`Outside, the opening is ${open.from === 'seed' ? 'a guess' : 'plain'}: ${put(stated, open.told)}. The danger${danger.from === 'seed' ? ', a guess as well,' : ''} is that ${danger.told}${goal ? { text: `. Both are judged by the goal, ${goal.text}`, sources: goal.sources } : ''}`
      : desk.say`Outside, ${rival} is what ${desk.company} is compared with`
  const assumed = Object.values(q)
    .flat()
    .filter(c => c.from === 'seed')
  return assemble(desk, 'swot', {
    title: `SWOT: ${capital(what.text)} for ${who.text}, ${desk.company}`,
    decision,
    body: { ...factors, moves },
    narrative: [{ id: 'reading', heading: 'How to read it', paragraphs: [inward, outward] }],
    actions: [
      desk.action(
        desk.say`Ask ten ${askable(who) ?? words.customers} what they would miss most about ${what}, and count who comes up with it unled: ${top ? put(stated, top.told) : what}`,
        'sell',
        5,
        `Ten ${words.customers} heard, four of them naming one thing about ${what.text}`,
      ),
      desk.action(
        worst?.from === 'said' && worst.quote && worst.fact
          ? eased(desk, worst)
          : desk.say`Look for one week whether ${worst?.told ?? ''}, and count what ${desk.company} loses by it`,
        'operate',
        10,
        worst?.from === 'said'
          ? `${capital(words.purchases)} lost to it in a week, before and after`
          : `${capital(words.purchases)} lost in the week, counted by cause`,
      ),
      desk.action(
        open?.from === 'gap' && open.rival
          ? desk.say`Write one offer of ${what} for people who come from ${open.rival}: it opens with this: ${top ? put(stated, top.told) : what}`
          : open?.from === 'change'
            ? desk.say`Get ${what} in front of the people it brings before others do: ${put(stated, open.told)}`
            : desk.say`Ask five ${askable(who) ?? words.customers} whether ${open?.told ?? what}, with ${what} in hand`,
        'lead',
        15,
        `Two of the first five take up the ${what.text} offer`,
      ),
    ],
    wouldChange: [
      desk.say`If fewer than four of the ten come up with it (${top ? put(stated, top.told) : what}), only you see that strength and the attack moves fall`,
      danger?.from === 'change'
        ? desk.say`If it takes more than a tenth off ${what} that ${danger.told}, change the mix before spending on growth`
        : danger?.from === 'seed'
          ? desk.say`If ten ${words.customers} of ${desk.company} deny that ${danger.told}, the defend moves fall`
          : danger
            ? desk.say`If more than one ${words.purchase} in ten is lost within a month because ${danger.told}, defend ${danger.rival ? { text: `against ${danger.rival}`, sources: danger.told.sources } : 'first'} before spending on growth`
            : desk.say`If ${rival} copies ${what} within the quarter, start from the threats again`,
      ...(assumed.length > 3
        ? [
            desk.say`${capital(quoted(assumed[0]?.claim.text ?? ''))} is what is usual for ${usually(desk)}, not yet a fact about ${desk.company} (if the check says no, strike it and every move that uses it)`,
          ].map(c => ({
            ...c,
            sources: [...new Set([...c.sources, ...(assumed[0]?.claim.sources ?? [])])],
          }))
        : []),
    ],
  })
}

function book(ledger: Desk['ledger'], body: SwotBody): void {
  for (const f of [...body.strengths, ...body.weaknesses, ...body.opportunities, ...body.threats])
    ledger.add({
      id: `score-${f.id}`,
      label: `Score of ${f.id}`,
      value: f.score,
      unit: 'score',
      display: String(f.score),
      formula: 'impact × likelihood',
      inputs: { impact: f.impact, likelihood: f.likelihood },
    })
  for (const m of body.moves)
    ledger.add({
      id: `score-${m.id}`,
      label: `Rank of move ${m.id} (${m.uses.join(' × ')})`,
      value: m.score,
      unit: 'score',
      display: String(m.score),
      formula: '√(inside score × outside score) × (0.5 + shared topics)',
      inputs: {},
    })
}

function recompute(edited: ReturnType<typeof draft>) {
  const score = (list: readonly SwotFactor[]) =>
    list.map(f => ({ ...f, score: f.impact * f.likelihood }))
  const factors = {
    strengths: score(edited.body.strengths),
    weaknesses: score(edited.body.weaknesses),
    opportunities: score(edited.body.opportunities),
    threats: score(edited.body.threats),
  }
  const all = new Map(
    Object.values(factors)
      .flat()
      .map(f => [f.id, f]),
  )
  const moves = pairs(factors).map((pair, index): TowsMove => {
    const known = edited.body.moves.find(
      m => m.kind === pair.kind && m.uses[0] === pair.internal && m.uses[1] === pair.external,
    )
    const inside = all.get(pair.internal),
      outside = all.get(pair.external)
    const text = `${TOWS_NAMES[pair.kind]}: meet “${outside?.claim.text ?? ''}” with “${inside?.claim.text ?? ''}”.`
    return {
      id: `M${index + 1}`,
      kind: pair.kind,
      claim: known?.claim ?? {
        text,
        sources: [
          ...new Set([...(inside?.claim.sources ?? []), ...(outside?.claim.sources ?? [])]),
        ],
      },
      uses: [pair.internal, pair.external],
      score: tenths(pair.score),
    }
  })
  const computations: typeof edited.computations = []
  book(
    { add: c => (computations.push(c), c.display), all: () => computations },
    { ...factors, moves },
  )
  return { ...edited, body: { ...factors, moves }, computations }
}

function tables({ body }: ReturnType<typeof draft>): Table[] {
  const rows = (
    [
      ['Strength', body.strengths],
      ['Weakness', body.weaknesses],
      ['Opportunity', body.opportunities],
      ['Threat', body.threats],
    ] as const
  ).flatMap(([name, list]) =>
    list.map(f => [f.id, name, f.claim.text, f.impact, f.likelihood, f.score]),
  )
  return [
    {
      title: 'SWOT factors',
      columns: [
        { label: 'Id', numeric: false },
        { label: 'Quadrant', numeric: false },
        { label: 'Factor', numeric: false },
        { label: 'Impact (1–5)', numeric: true },
        { label: 'Likelihood (1–5)', numeric: true },
        { label: 'Score', numeric: true },
      ],
      rows,
    },
    {
      title: 'Moves',
      columns: [
        { label: 'Kind', numeric: false },
        { label: 'Move', numeric: false },
        { label: 'Rests on', numeric: false },
        { label: 'Rank score', numeric: true },
      ],
      rows: body.moves.map(m => [
        `${m.kind} ${TOWS_NAMES[m.kind]}`,
        m.claim.text,
        m.uses.join(' × '),
        m.score,
      ]),
    },
  ]
}

export const swot: Framework<'swot'> = { id: 'swot', questions, draft, recompute, tables }
