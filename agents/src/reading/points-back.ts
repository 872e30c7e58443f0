import { ofParts } from './any-of.ts'
import type { Clause } from './clauses.ts'
import { over } from './compared.ts'

const POINTS =
  "(?:that['’]?s|this is|which is|that is|it['’]?s) (?:why|how|the reason)|therefore|hence|" +
  '(?:because of|thanks to) (?:that|this|it|them)'
const OPENS = new RegExp(String.raw`^\W*(?:(?:and|so)\s)?(?:${POINTS})\b`, 'i')
const INSIDE = new RegExp(String.raw`[,;.]\s(?:(?:and|so)\s)?(?:${POINTS})\b`, 'i')

/** "That's why only 2 break": what follows from what was named right before. */
export const pointsBack = (text: string): boolean => OPENS.test(text)

/** A clause that points back is told of its head: its figures are the proof of what was named there. */
export const withHeads = (clauses: readonly Clause[], text: string): Clause[] =>
  clauses.map(withProofOnly).reduce<Clause[]>((list, clause) => {
    const head = list.at(-1)
    if (!head || clause.figures.length === 0 || !pointsBack(clause.text)) return [...list, clause]
    const { figures, theirs } = clause
    const whole = { ...over(head, clause, text), figures, ...(theirs && { theirs }) }
    return [...list.slice(0, -1), whole]
  }, [])

/** "12 tuners, that's why only 2 fail": how many they are proves nothing. */
function withProofOnly(clause: Clause): Clause {
  const at = INSIDE.exec(clause.text)?.index
  const figures = clause.figures.filter(({ start }) => start > clause.start + (at ?? -1))
  return at === undefined || figures.length === 0 ? clause : { ...clause, figures }
}

/** "…, that's why only 2 break, others have 9": what one has, with its proof against others. */
export const POINTS_TO_PROOF = ofParts(
  'i',
  String.raw`\b(?:that['’]?s (?:why|how|the reason)|therefore|thanks to (?:that|this|it|them))\b.{0,80}\d.{0,60}\b(?:others?|`,
  'elsewhere|rivals?|competitors?|the (?:trade|industry|rest)|average)\\b.{0,20}\\d',
)
