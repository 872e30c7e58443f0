import type { SwotBody, SwotFactor, TowsMove } from '@sextant/contracts/strategy/swot'
import { pairTows } from '../../math/tows.ts'
import type { TowsPair } from '../../math/tows.ts'
import { openDesk } from '../desk.ts'
import type { Desk } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework, Table } from '../framework.ts'
import { aim, brake, concession, foe, foes, group, lead, purse, remedy } from '../phrases.ts'
import { usually } from '../phrases.ts'
import { topicsOf } from '../reading/topics.ts'
import { capital, possessive, quoted } from '../reading/wording.ts'
import { asFactors, gatherFactors } from './factors.ts'
import type { Candidate, Quadrants } from './factors.ts'
import { moveClaim, noun } from './moves.ts'
import { questions } from './questions.ts'

const NAMES = { SO: 'Attack', ST: 'Defend', WO: 'Strengthen', WT: 'Step back' } as const

const forPairing = (factors: readonly SwotFactor[]) => factors.map(f => ({ id: f.id, impact: f.impact, likelihood: f.likelihood, topics: topicsOf(f.claim.text) }))
const pairs = (body: Omit<SwotBody, 'moves'>): TowsPair[] => pairTows({ strengths: forPairing(body.strengths), weaknesses: forPairing(body.weaknesses), opportunities: forPairing(body.opportunities), threats: forPairing(body.threats) })
const tenths = (n: number) => Math.round(n * 10) / 10

function decide(desk: Desk, q: Quadrants) {
  const money = purse(desk), who = group(desk), what = lead(desk), rival = foe(desk), keep = concession(desk, desk.foe)
  const { reading } = desk
  if (desk.input.facts.every(f => f.unknown)) {
    const hope = q.strengths[0], fear = q.threats[0]
    return desk.say`Spend nothing at ${desk.company} yet: find out first whether ${hope?.handle ?? what} is true, and whether ${fear?.handle ?? rival} is; until ten ${desk.words.customers} have been asked, everything below is only what is usual for ${usually(desk)}`
  }
  const bottleneck = reading.constraints[0]
  const start = money ? desk.say`Put the ${money} behind ${what} for ${who}` : desk.say`Build on ${what} for ${who}`
  const opening = { text: start.text.replace(/\.$/, ''), sources: start.sources }
  if (keep && bottleneck) return desk.say`${opening}, ${remedy(desk, bottleneck)}, and let ${rival} have ${keep}`
  if (keep) return desk.say`${opening}, and let ${rival} have ${keep}`
  if (bottleneck) return desk.say`${opening}, and before that ${remedy(desk, bottleneck)}, because of ${brake(desk) ?? ''}`
  return desk.say`${opening}, and answer ${rival} with ${q.strengths[0]?.handle ?? what} only`
}

function draft(input: Parameters<Framework<'swot'>['draft']>[0]) {
  const desk = openDesk(input)
  const { words } = desk
  const q = gatherFactors(desk)
  const decision = decide(desk, q)
  const factors = { strengths: asFactors('S', q.strengths), weaknesses: asFactors('W', q.weaknesses), opportunities: asFactors('O', q.opportunities), threats: asFactors('T', q.threats) }
  const byId = new Map<string, Candidate>([['S', q.strengths], ['W', q.weaknesses], ['O', q.opportunities], ['T', q.threats]].flatMap(([letter, list]) => (list as Candidate[]).map((c, i): [string, Candidate] => [`${letter as string}${i + 1}`, c])))
  const moves = pairs(factors).flatMap((pair, index): TowsMove[] => {
    const inside = byId.get(pair.internal), outside = byId.get(pair.external)
    return inside && outside ? [{ id: `M${index + 1}`, kind: pair.kind, claim: moveClaim(desk, pair.kind, inside, outside), uses: [pair.internal, pair.external], score: tenths(pair.score) }] : []
  })
  book(desk.ledger, { ...factors, moves })
  const who = group(desk), what = lead(desk), goal = aim(desk), rival = foe(desk)
  const [top, worst, open, danger] = [q.strengths[0], q.weaknesses[0], q.opportunities[0], q.threats[0]].map(c => (c ? { ...c, handle: noun(c) } : undefined))
  const inward = desk.say`${desk.company} stands on ${top?.handle ?? what}; what limits it is ${worst?.handle ?? ''}. So the order is: ${remedy(desk, worst ?? null)}, then sell more ${what}`
  const outward = desk.say`Outside, ${open?.rival ? { text: `${possessive(open.rival)} ${open.handle.text}`, sources: open.handle.sources } : open?.handle ?? ''} is the opening and ${danger?.rival ? { text: `${possessive(danger.rival)} ${danger.handle.text}`, sources: danger.handle.sources } : danger?.handle ?? ''} the danger${goal ? { text: `; both are judged by the goal, ${goal.text}`, sources: goal.sources } : ''}`
  const assumed = Object.values(q).flat().filter(c => c.from === 'seed')
  return assemble(desk, 'swot', {
    title: `SWOT: ${capital(what.text)} for ${who.text}, ${desk.company}`,
    decision,
    body: { ...factors, moves },
    narrative: [{ id: 'reading', heading: 'How to read it', paragraphs: [inward, outward] }],
    actions: [
      desk.action(desk.say`Ask ${who.sources.length > 0 ? { text: `ten people, ${who.text},`, sources: who.sources } : `ten ${words.customers}`} what they would miss most about ${what}, and write down their words next to ${top?.handle ?? ''}`, 'sell', 5, `Ten ${words.customers} heard, four of them naming one thing about ${what.text}`),
      desk.action(worst?.from === 'said' ? desk.say`Write a one-week log of every ${words.purchase} lost to ${worst.handle}` : desk.say`Look for one week at ${worst?.handle ?? ''}, and count what ${desk.company} loses by it`, 'operate', 10, `${capital(words.purchases)} lost in the week, counted by cause`),
      desk.action(open?.from === 'gap' ? desk.say`Put ${top?.handle ?? what} on the first thing people see at ${desk.company}, as the answer to ${foes(desk)} ${open.handle}` : desk.say`Make one offer of ${what} for ${open?.handle ?? who} and show it to the first five who fit`, 'lead', 15, `Two of the first five take up the ${what.text} offer`),
    ],
    wouldChange: [
      desk.say`If fewer than four of the ten name ${top?.handle ?? what} unprompted, the strength is ours alone and the attack moves fall`,
      danger?.from === 'change' ? desk.say`If ${danger.handle} eats more than a tenth of the takings from ${what}, change the price or the mix before spending on growth` : danger?.from === 'seed' ? desk.say`If ten ${words.customers} of ${desk.company} say no to ${danger.handle}, the defend moves fall` : danger ? desk.say`If ${danger.handle} costs more than one ${words.purchase} in ten within a month, defend against ${danger.rival ?? 'it'} before spending on growth` : desk.say`If ${rival} copies ${what} within the quarter, start from the threats again`,
      ...(assumed.length > 3 ? [desk.say`${capital(quoted(assumed[0]?.claim.text ?? ''))} is what is usual for ${usually(desk)}, not yet a fact about ${desk.company} (if the check says no, strike it and every move that uses it)`].map(c => ({ ...c, sources: [...new Set([...c.sources, ...(assumed[0]?.claim.sources ?? [])])] })) : []),
    ],
  })
}

function book(ledger: Desk['ledger'], body: SwotBody): void {
  for (const f of [...body.strengths, ...body.weaknesses, ...body.opportunities, ...body.threats]) ledger.add({ id: `score-${f.id}`, label: `Score of ${f.id}`, value: f.score, unit: 'score', display: String(f.score), formula: 'impact × likelihood', inputs: { impact: f.impact, likelihood: f.likelihood } })
  for (const m of body.moves) ledger.add({ id: `score-${m.id}`, label: `Rank of move ${m.id} (${m.uses.join(' × ')})`, value: m.score, unit: 'score', display: String(m.score), formula: '√(inside score × outside score) × (0.5 + shared topics)', inputs: {} })
}

function recompute(edited: ReturnType<typeof draft>) {
  const score = (list: readonly SwotFactor[]) => list.map(f => ({ ...f, score: f.impact * f.likelihood }))
  const factors = { strengths: score(edited.body.strengths), weaknesses: score(edited.body.weaknesses), opportunities: score(edited.body.opportunities), threats: score(edited.body.threats) }
  const all = new Map(Object.values(factors).flat().map(f => [f.id, f]))
  const moves = pairs(factors).map((pair, index): TowsMove => {
    const known = edited.body.moves.find(m => m.kind === pair.kind && m.uses[0] === pair.internal && m.uses[1] === pair.external)
    const inside = all.get(pair.internal), outside = all.get(pair.external)
    const text = `${NAMES[pair.kind]}: meet “${outside?.claim.text ?? ''}” with “${inside?.claim.text ?? ''}”.`
    return { id: `M${index + 1}`, kind: pair.kind, claim: known?.claim ?? { text, sources: [...new Set([...(inside?.claim.sources ?? []), ...(outside?.claim.sources ?? [])])] }, uses: [pair.internal, pair.external], score: tenths(pair.score) }
  })
  const computations: typeof edited.computations = []
  book({ add: c => (computations.push(c), c.display), all: () => computations }, { ...factors, moves })
  return { ...edited, body: { ...factors, moves }, computations }
}

function tables({ body }: ReturnType<typeof draft>): Table[] {
  const rows = ([['Strength', body.strengths], ['Weakness', body.weaknesses], ['Opportunity', body.opportunities], ['Threat', body.threats]] as const).flatMap(([name, list]) => list.map(f => [f.id, name, f.claim.text, f.impact, f.likelihood, f.score]))
  return [
    { title: 'SWOT factors', columns: [{ label: 'Id', numeric: false }, { label: 'Quadrant', numeric: false }, { label: 'Factor', numeric: false }, { label: 'Impact (1–5)', numeric: true }, { label: 'Likelihood (1–5)', numeric: true }, { label: 'Score', numeric: true }], rows },
    { title: 'Moves', columns: [{ label: 'Kind', numeric: false }, { label: 'Move', numeric: false }, { label: 'Rests on', numeric: false }, { label: 'Rank score', numeric: true }], rows: body.moves.map(m => [`${m.kind} ${NAMES[m.kind]}`, m.claim.text, m.uses.join(' × '), m.score]) },
  ]
}

export const swot: Framework<'swot'> = { id: 'swot', questions, draft, recompute, tables }
