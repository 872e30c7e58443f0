// Characters that are not seen, by what they do, each list fit to stand in a character class. Said here once: what one place takes for invisible and another does not would let a text pass the first and fool the second.

/** Turn the direction of the text after them, up to its end or their own. */
const TURNING_CLASS = String.raw`\u202A-\u202E\u2066-\u2069`
/** Never seen and of no use to the letters beside them: soft hyphen, spaces of no width, hints of direction, the mark of a byte order. */
const UNSEEN_CLASS = String.raw`\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\uFEFF`
/** Join their neighbours, or keep them apart: Persian, Hindi and emoji are not the same without. */
const JOINING_CLASS = String.raw`\u200C\u200D`

const TURNING = new RegExp(`[${TURNING_CLASS}]`, 'g')
const HIDING = new RegExp(`[${TURNING_CLASS}${UNSEEN_CLASS}]`, 'g')
const INVISIBLE = new RegExp(`[${TURNING_CLASS}${UNSEEN_CLASS}${JOINING_CLASS}]`, 'g')

/** One line without control characters and without marks that turn the direction of writing around: what may stand in names, because names stand in mails, their subjects and lists. */
export const PLAIN_TEXT = new RegExp(String.raw`^[^\p{Cc}${TURNING_CLASS}]*$`, 'u')
/** Something to see: a name of spaces of no width could be neither read nor clicked. */
export const VISIBLE_TEXT = /[\p{L}\p{N}\p{P}\p{S}]/u

/** For a file: the text after such a mark would stand the wrong way around. */
export const withoutTurning = (text: string): string => text.replaceAll(TURNING, '')

/** For people: it reads as it looks, and joined letters stay joined. */
export const withoutHiding = (text: string): string => text.replaceAll(HIDING, '')

/** For comparing and recognizing: two texts that look alike are alike. Not for showing. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '')
