import { ofParts } from '../any-of.ts'

/** What a talk is called where it is a heading. */
const TALK = ofParts(
  '',
  String.raw`(?:(?:customer|client|user|phone|video|follow-up|discovery|sales)\s+)?`,
  '(?:interviews?|calls?|conversation|chat|talk|meeting|visit|session|review|respondent|participant|',
  'person|customer|client|transcript|user|subject|speaker|interviewee|guest|buyer)',
).source
const ORDINAL = ofParts(
  '',
  String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|last|another|\d{1,2}(?:st|nd|rd|th))`,
).source
/** "3", "no. 3", "#3", "A", "IV". */
const NUMBER = String.raw`(?:(?:no\.?|nr\.?|number|#)\s*)?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|(?-i:[A-Z]|[IVX]{1,4}))(?![\p{L}\d'’])`
/** Marks around a heading: of Markdown, and lines drawn beside it. */
const FRAME = String.raw`[\s#*_=~>|–—-]*`
const BEHIND = String.raw`(?:\s*[:,.)–—|/-]\s*|\s+with\s+|\s+|$)`

const anchored = (...parts: readonly string[]): RegExp =>
  ofParts('iu', '^', FRAME, ...parts, FRAME, '$')

/** "Interview 3 – Marta, 41", "--- Interview A ---", "Talk 1, 03.02., K.O.". */
const COUNTED = anchored(`(?:${TALK})`, String.raw`\s*`, NUMBER, BEHIND, '(.{0,110}?)')
/** "Call with Petra", "Notes from a call with Petra, 4 March". */
const WITH = anchored(
  String.raw`(?:(?:raw |my |our )?notes?\s+(?:from|of|on|about)\s+)?(?:(?:an?|the|my|our)\s+)?`,
  `(?:${ORDINAL}\\s+)?(?:${TALK})`,
  String.raw`\s+(?:with|of|from)\s+(.{2,110}?)`,
)
/** "More from Petra": more words of somebody. */
const MORE = anchored(String.raw`more (?:from|of|by) (\p{Lu}.{1,80}?)(?::|$)`)

/** "Second talk: Petra", "4th interview - Petra". */
const IN_ORDER = anchored(
  `${ORDINAL}\\s+(?:${TALK})`,
  String.raw`(?:\s*[:,–—-]\s*|\s+)?(.{0,110}?)`,
)
/** "Name: Petra Holm", "Review - Ada": a field that names who speaks. */
const FIELD = anchored(
  '(?:name|from|participant|respondent|interviewed|interview|call|talk|review)',
  String.raw`\s*(?::|\s[–—-]\s)\s*((?-i:\p{Lu}).{1,80}?)`,
)
/** "Name: the cooperative": what stands behind such a field is somebody, however it is written. */
const NAMED = anchored(String.raw`(?:name|who|interviewed):\s*(.{2,80}?)`)
const FORMS = [COUNTED, WITH, IN_ORDER, FIELD, NAMED, MORE]

/** Longer lines are somebody's words. */
const HEADING_MAX = 140
/** "Call with the bank took an hour.": a line that ends as a sentence does. */
const IS_SENTENCE = /\p{Ll}{2}[.!]$/u

/** What stands behind the word of a talk in a heading, empty where nothing does; null where a line is no such heading. */
export function behindTalk(line: string): string | null {
  const bare = line.trim().replaceAll(/\*\*|__/gu, '')
  if (bare.length > HEADING_MAX || bare.includes('?')) return null
  if (IS_SENTENCE.test(bare) && !/^[#*=]/.test(bare)) return null
  for (const form of FORMS) {
    const found = form.exec(bare)
    if (found) return found[1]?.trim() ?? ''
  }
  return null
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const WEEKDAY = '(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?'
/** "03.02.", "2026-05-12", "12 May", "May 12th, 2026", "Tuesday". */
const DATE = ofParts(
  'giu',
  String.raw`(?<![\p{L}\d])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4}|\.)?|`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?\.?\s+${MONTH}\.?(?:,?\s+\d{4})?|`,
  String.raw`${MONTH}\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?|${WEEKDAY})(?![\p{L}\d])`,
)
/** How one spoke, and how long: no part of a name and no words of anybody. */
const SETTING = ofParts(
  'giu',
  String.raw`(?<![\p{L}\d])(?:(?:by |over the |on the |via |in a |a )?(?:phone|telephone|email|e-mail|mail|zoom|teams|skype|video)(?: call)?|`,
  String.raw`on[- ]site|in person|call|face to face|site visit|visit|recorded|transcribed|`,
  String.raw`(?:ca\.? |about |approx\.? )?\d{1,3}\s?(?:min(?:ute)?s?|h(?:ou)?rs?)|\d{1,2}[:.]\d{2}\s?(?:am|pm|h)?)(?![\p{L}\d])`,
)

/** A line that tells when and how one spoke, and nothing else. */
export function isOfSetting(line: string): boolean {
  const bare = line.replaceAll(DATE, ' ').replaceAll(SETTING, ' ')
  return bare !== line && !/[\p{L}\d]/u.test(bare)
}

/** "Subject: your questions": the head of a mail besides who wrote it. */
export const isOfMail = (line: string): boolean =>
  /^(?:subject|re|date|sent|to|cc|betreff)\s?:/iu.test(line.trim())

/** Headings that part the words of one person, or tell of nobody. */
const OF_NOBODY = ofParts(
  'iu',
  String.raw`^\W*(?:triggers?|prices?|pricing|budget|pains?|goals?|decisions?|objections?|alternatives?|channels?|background|`,
  String.raw`summary|notes?|introduction|intro|criteria|timeline|context|quotes?|key \p{L}+|takeaways?|questions?|answers?|`,
  String.raw`next steps?|conclusions?|misc|other|before|after|competitors?|needs?|jobs?|likes?|dislikes?|worries|doubts?|interviews?|participants?|respondents?|customers?)\W*$`,
)
/** Whether a heading names a subject and no person. */
export const isOfNobody = (heading: string): boolean => OF_NOBODY.test(heading.replace(/^\d+/, ''))

/** "12 May Petra Holm": a heading that begins with its day. */
export const withoutDay = (line: string): string =>
  line.replace(new RegExp(String.raw`^\W*(?:${DATE.source})[\s,:–—-]*`, 'iu'), '')

/** A heading without when and how one spoke. */
export const withoutSetting = (text: string): string =>
  text
    .replaceAll(/\(([^()]*)\)/gu, (whole, inside: string) => (isOfSetting(inside) ? '' : whole))
    .split(/\s*[,|;/](?!\d)\s*|\s+[–—-]\s+/u)
    .filter(part => part !== '' && !isOfSetting(part))
    .join(', ')
