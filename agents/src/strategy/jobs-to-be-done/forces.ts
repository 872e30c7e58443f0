import type { JtbdBody, Outcome } from '@sextant/contracts/strategy/jobs-to-be-done'
import { isUnderserved, opportunity } from '../../math/jobs.ts'
import type { Desk, Phrase } from '../desk.ts'
import { put, rivalName, told, toldOf } from '../phrases.ts'
import { mend, sayBack, stated } from '../reading/weave.ts'
import { brief, capital, decapital } from '../reading/wording.ts'

type Force = JtbdBody['forces']['push'][number]
const FEAR =
  /\b(?:fear|afraid|worr\w*|hesitat\w*|don'?t want|dont want|wrong|risk|nervous|anxious|new face|decides|expensive|hard)\b/i
const PUSHES =
  /\b(?:hate\w*|annoy\w*|letter|gone by|sold out|late|surprise|complain\w*|penalt\w*|hurts)\b/i

/** The four forces of switching to the company; what nobody said comes from the trade as an assumption of strength two. */
export function readForces(desk: Desk): JtbdBody['forces'] {
  const { reading, knowledge, words } = desk
  const seed = knowledge.jobs[0]
  const claim = (text: string, p: Phrase) => ({ text: capital(text), sources: [...p.sources] })
  const list = (
    letter: string,
    found: { text: string; sources: readonly number[] }[],
    usual: string | undefined,
    what: string,
  ): Force[] => {
    const said = found.slice(0, 4).map((f, i): Force => ({
      id: `${letter}${i + 1}`,
      claim: claim(f.text, f),
      strength: i === 0 ? 4 : 3,
    }))
    if (said.length > 0) return said
    const a = desk.assume(
      decapital(usual ?? what),
      `ask five people who came to ${desk.company} last month what ${what}`,
      'sell',
    )
    return [{ id: `${letter}1`, claim: claim(a.text, a), strength: 2 }]
  }
  const switching = reading.items('switching')
  const plain = (i: { text: string; quote: string; fact: Parameters<Desk['cite']>[0]['fact'] }) =>
    put(
      stated,
      told(
        desk,
        {
          ...i,
          text: i.text
            .replace(/^(?:hard|easy)(?: mid-year)?,\s/i, '')
            .replace(/^.*\beasy\b.*?,?\sbut\s/i, ''),
        },
        18,
      ),
    )
  return {
    push: list(
      'P',
      [
        ...reading.rivals.flatMap(r =>
          r.remarks.filter(m => m.tone < 0).map(m => toldOf(desk, m, r.name, 14)),
        ),
        ...reading
          .items('outcomes')
          .concat(switching)
          .filter(
            i =>
              PUSHES.test(i.quote) &&
              !ASKED.test(i.quote) &&
              !/^(?:no|a|that|not)\b/i.test(i.text) &&
              !FEAR.test(i.quote),
          )
          .map(plain),
      ],
      seed?.push,
      `made them look elsewhere`,
    ),
    pull: list(
      'U',
      reading.strengths.map(s => put(stated, told(desk, s))),
      seed?.pull,
      `drew them to ${desk.company}`,
    ),
    anxiety: list(
      'A',
      switching
        .filter(i => FEAR.test(i.quote))
        .map(plain)
        .concat(
          reading.constraints
            .filter(c => c.topics.includes('speed'))
            .slice(0, 1)
            .map(plain),
        ),
      seed?.anxiety,
      `almost stopped them`,
    ),
    habit: list(
      'H',
      [
        ...reading.rivals.filter(r => !r.named).map(r => desk.cite(r, capital(rivalName(r)))),
        ...reading.rivals
          .filter(r => r.named)
          .flatMap(r =>
            r.remarks
              .filter(m => m.tone > 0)
              .slice(0, 1)
              .map(m => toldOf(desk, m, r.name, 14)),
          ),
      ],
      seed?.habit,
      `they did before, instead of any ${words.purchase}`,
    ),
  }
}

/** Sum of push and pull less anxiety and habit. */
export function balanceOf(f: JtbdBody['forces']): number {
  const sum = (list: readonly Force[]) => list.reduce((n, x) => n + x.strength, 0)
  return sum(f.push) + sum(f.pull) - sum(f.anxiety) - sum(f.habit)
}

/** Opportunity and whether it is underserved. */
export function rated(o: Omit<Outcome, 'opportunity' | 'underserved'>): Outcome {
  const value = Math.round(opportunity(o.importance, o.satisfaction) * 10) / 10
  return { ...o, opportunity: value, underserved: isUnderserved(value) }
}

/** An outcome as people say it: "minimize days until seen" → "fewer days until seen". */
const softened = (text: string): string =>
  text
    .replace(
      /^(?:minimize|reduce)\s(?:the\s)?(?=(?:\w+ ){0,2}?(?:hours|days|minutes|weeks|steps|visits|calls|errors|trips|mistakes)\b)/i,
      'fewer ',
    )
    .replace(/^(?:minimize|reduce)\s(?:the\s)?/i, 'less ')
    .replace(/^increase the (?:chance|likelihood)/i, 'a better chance')
    .replace(/^(?:increase|maximize)\s(?:the\s)?/i, 'more ')

/** "asked 12 regulars". */
const ASKED = /\b(?:asked|interviewed|spoke to|talked to|surveyed)\s(\d+)\s([a-zà-ÿ]+)/i
const TELLING = /\b(\d+)\s(?:of them\s)?(?:said|say|named|mentioned|complained about)\s(.{4,80})$/i
const TELLING_BACK =
  /\b([a-zà-ÿ][a-zà-ÿ\s]{3,40}?)\s(?:came up|was named|was mentioned) (?:in|by)\s(\d+)\b/i

/** Desired outcomes: counted ones first (importance = share of people who named it × 10, satisfaction = the rest), then said, then assumed. */
export function readOutcomes(desk: Desk): Outcome[] {
  const { reading, knowledge } = desk
  const out: Outcome[] = []
  const items = reading.items('outcomes')
  const whole = items.map(i => i.quote).join('. ')
  const asked = Number(ASKED.exec(whole)?.[1] ?? 0)
  for (const item of items) {
    const forward = TELLING.exec(item.quote),
      back = TELLING_BACK.exec(item.quote)
    const named = Number(forward?.[1] ?? back?.[2] ?? 0)
    const text = (forward?.[2] ?? back?.[1] ?? '')
      .replace(/^(?:owners?|regulars?|parents?)\s/i, '')
      .replace(
        /\s(?:is|are|was|were) (?:the )?(?:most )?(?:annoying|worst|hardest|bad|biggest)\b.*$/i,
        '',
      )
      .trim()
    if (asked === 0 || named === 0 || named > asked || text === '') continue
    const share = Math.round((named / asked) * 100) / 10
    desk.ledger.add({
      id: `named-${out.length + 1}`,
      label: `Named “${brief(text, 8)}”`,
      value: share,
      unit: 'score',
      display: `${share} of 10`,
      formula: 'people who named it ÷ people asked × 10',
      inputs: { named, asked },
    })
    const cited = desk.cite(item)
    out.push(
      rated({
        id: `D${out.length + 1}`,
        claim: {
          text: capital(
            /^(?:no|fear|surprise|late|sold|wait|long|the|penalty)\b/i.test(text)
              ? `an end to ${/^the\s/i.test(text) ? 'the trouble with ' : ''}${sayBack(
                  brief(text, 12),
                )
                  .replace(/^sold out$/i, 'being told it is sold out')
                  .replace(/^surprise bill$/i, 'surprise bills')}`
              : sayBack(brief(text, 12)),
          ),
          sources: [...cited.sources],
        },
        importance: share,
        satisfaction: Math.round((10 - share) * 10) / 10,
        n: asked,
      }),
    )
  }
  for (const item of reading.list('outcomes')) {
    if (
      out.length >= 6 ||
      ASKED.test(item.quote) ||
      /\b\d+ said|came up in\b/i.test(item.quote) ||
      item.text.split(' ').length > 12 ||
      out.some(
        o =>
          o.n > 0 &&
          item.quote
            .toLowerCase()
            .includes(
              (
                /^An end to (?:the trouble with )?(?:the )?(.+)$/.exec(o.claim.text)?.[1] ?? '–'
              ).toLowerCase(),
            ),
      )
    )
      continue
    const cited = desk.cite(item)
    out.push(
      rated({
        id: `D${out.length + 1}`,
        claim: {
          text: capital(mend(decapital(item.text)).replace(/^that\s/i, '')),
          sources: [...cited.sources],
        },
        importance: 7,
        satisfaction: 5,
        n: 0,
      }),
    )
  }
  if (items.length === 0)
    for (const rival of reading.rivals)
      for (const m of rival.remarks.filter(r => r.tone < 0).slice(0, 2)) {
        if (out.length >= 1) break
        const cited = desk.cite(m)
        out.push(
          rated({
            id: `D${out.length + 1}`,
            claim: {
              text: capital(
                `no repeat of what happens elsewhere: ${toldOf(desk, m, rival.name, 12).text}`,
              ),
              sources: [...cited.sources],
            },
            importance: 7,
            satisfaction: 5,
            n: 0,
          }),
        )
      }
  const usual = [
    ...knowledge.jobs.flatMap(j => [...j.outcomes]),
    ...knowledge.factors.map(f => f.name),
    ...knowledge.pains.map(p => `no more ${decapital(p)}`),
    'a fair price',
    'no waste of time',
    'somebody to ask',
  ]
  for (const raw of usual) {
    const text = softened(raw)
    if (out.length >= 4) break
    if (out.some(o => o.claim.text.toLowerCase() === text.toLowerCase())) continue
    const a = desk.assume(
      text,
      `have ten ${desk.words.customers} of ${desk.company} rate “${text}” for importance and for how well it is met, 0 to 10`,
      'sell',
    )
    out.push(
      rated({
        id: `D${out.length + 1}`,
        claim: { text: capital(text), sources: [...a.sources] },
        importance: 7,
        satisfaction: 5,
        n: 0,
      }),
    )
  }
  return out.sort((a, b) => b.opportunity - a.opportunity)
}
