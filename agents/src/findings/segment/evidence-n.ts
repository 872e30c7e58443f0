import { type Company, type Fact, factsOf, tiedTo } from '../../company/company.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Interviews after which, in one alike group, little new is heard (Guest, Bunce & Johnson 2006, How Many Interviews Are Enough?). */
const INTERVIEWS = 12
const VOICE = { one: 'quotation', many: 'quotations' }
const TALK = { one: 'conversation', many: 'conversations' }
/** A group that matters this much for sales deserves to be known. */
const MATTERS = 0.25

/** The group that matters most among those of which anybody's words are known. */
function mainGroup(company: Company): Fact<'segment'> | undefined {
  return factsOf(company, 'segment')
    .filter(group => (group.share ?? 0) >= MATTERS && tiedTo(company, group, 'quote').length > 0)
    .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))[0]
}

/** How few words of their own the picture of a large group rests on. */
export const evidenceN: Rule = {
  id: 'segment.evidence-n',
  family: 'segment',

  find(company, kit) {
    const group = mainGroup(company)
    if (!group?.share) return []
    const quotes = tiedTo(company, group, 'quote')
    if (quotes.length >= INTERVIEWS) return []
    const number = kit.count(quotes.length, VOICE, 'quotations about the group', quotes)
    const says = say`What is known here of ${kit.label(group)}, ${kit.percent(group.share, 'as said', [group])} of what comes in, rests on ${number} in their own words. New reasons keep coming up until about ${fixed.count(INTERVIEWS, TALK, 'Guest, Bunce & Johnson 2006')}, so read it as a first sketch.`
    return [
      {
        says,
        rests: idsOf(group, ...quotes),
        evidence: 'measured',
        quadrant: 'weakness',
        weight: {},
        about: kit.label(group),
        figures: { quotes: quotes.length, share: group.share },
      },
    ]
  },
}
