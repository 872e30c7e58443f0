import { aboutOf, type Company, type Fact, factsOf } from '../../company/company.ts'
import { conversionOf } from '../../company/enquiries.ts'
import type { Label } from '../../sentences/label.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Of those lost, a part that is worth asking about. */
const MANY = 0.2

type Moved = { change: Fact<'change'>; rival: Fact<'rival'>; isSaid: boolean }

/** The rival that a change is about; else, of a rule that helps, the one substitute that takes many of those lost. */
function movedBy(company: Company, change: Fact<'change'>): Moved | null {
  const named = aboutOf(company, change, 'rival')
  const isClear = change.bearing === 'helps' || change.bearing === 'hurts'
  if (named && isClear) return { change, rival: named, isSaid: true }
  const others = factsOf(company, 'rival').filter(
    ({ sort, lostTo }) => sort !== 'rival' && sort !== 'referrer' && (lostTo ?? 0) >= MANY,
  )
  const [only] = others
  const isRule = change.touches === 'rule' && change.bearing === 'helps'
  // What is said of one group or line says nothing of who chooses for another.
  const isOfOther = only?.about !== change.about
  return isRule && only && others.length === 1 && !isOfOther
    ? { change, rival: only, isSaid: false }
    : null
}

/** A change that takes away or strengthens what buyers choose instead: it frees, or takes, the part that goes there. */
export const rivalMoved: Rule = {
  id: 'change.rival-moved',
  family: 'change',

  find(company, kit) {
    return factsOf(company, 'change')
      .flatMap((change): Finding[] => {
        const moved = movedBy(company, change)
        if (!moved?.rival.lostTo) return []
        const { rival, isSaid } = moved
        const conversion = conversionOf(company)
        const helps = change.bearing === 'helps'
        const part = rival.lostTo ?? 0
        const freed = conversion ? Math.round((conversion.asked - conversion.sold.value) * part) : 0
        return [
          {
            says: wordsOf(kit, moved, part),
            rests: idsOf(change, rival),
            evidence: isSaid ? 'derived' : 'told',
            quadrant: helps ? 'opportunity' : 'threat',
            weight: {},
            about: kit.label(rival),
            figures: { lostTo: part, ...(freed > 0 && { freed }) },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}

function wordsOf(kit: Kit, { change, rival, isSaid }: Moved, part: number): Sentence {
  const name = kit.label(rival)
  const lost = kit.percent(part, 'as said', [rival])
  const what = kit.label(change)
  const from = change.when ? say` from ${kit.date(change.when, change)}` : say``
  const goes = say`${lost} of those you lose choose ${name}`
  if (!isSaid)
    return say`${goes}. If ${what} ${agree('take', what)} that away${from}, they choose anew: be the one they find then, and not only after.`
  return change.bearing === 'helps' ? freed(what, goes, from) : taken(what, goes, from)
}

const freed = (what: Label, goes: Sentence, from: Sentence): Sentence =>
  say`${goes}, and ${what} ${agree('make', what)} that harder${from}. Those buyers choose anew: be the one they find then, and not only after.`

const taken = (what: Label, goes: Sentence, from: Sentence): Sentence =>
  say`${goes}, and ${what} ${agree('make', what)} that easier${from}. Whoever is undecided needs a reason to stay with you before then.`
