const HOSTILE =
  /\b(?:(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|rules|above|everything)|system prompt|you are now|developer mode|jailbreak|(?:set|raise|mark)\b.{0,20}\b(?:confidence|approved)|approve (?:all|every|this)|(?:print|reveal|repeat)\b.{0,20}\b(?:prompt|instructions|secrets?|password)|<\/?(?:system|script|instructions)|act as (?:an?|the) (?:ai|admin|system|assistant))/i
const UNSURE =
  /\b(?:i (?:really |honestly )?(?:don't|do not|dunno|have no) (?:know|idea|clue)|dunno|no idea|no clue|can't say|cannot say|hard to say|you tell me|not applicable|n\/a|idk)\b/i
const HYPOTHETICAL =
  /\b(?:what if|if (?:we|i|you|they|our)\b|imagine|suppose|supposing|hypothetically|let's say|pretend|in theory|could have|would have|would be|used to|no longer|one day|someday|for instance, a|my (?:friend|cousin|brother|sister|neighbor)'s)\b/i
const HEDGED =
  /\b(?:maybe|perhaps|i think|i guess|i suppose|i believe|probably|possibly|not (?:too |really |entirely |completely |100% )?sure|might|kind of|sort of|i'd say|it depends|could be|i assume|more or less)\b/i
const TRIVIAL = new Set([
  'ok',
  'okay',
  'k',
  'yes',
  'yep',
  'yeah',
  'yup',
  'no',
  'nope',
  'nah',
  'sure',
  'thanks',
  'thank you',
  'great',
  'good',
  'fine',
  'cool',
  'perfect',
  'nice',
  'right',
  'correct',
  'exactly',
  'agreed',
  'sounds good',
  'looks good',
  'go on',
  'go ahead',
  'continue',
  'next',
  'skip',
  'stop',
  'none',
  'nothing',
  'hello',
  'hi',
  'hey',
  'test',
  'asdf',
  'lol',
  'hmm',
  'just draft it',
  'draft it',
  'that is all',
  "that's all",
  "that's it",
  'same',
  'same as before',
  'idk',
  'done',
  'maybe',
  'not sure',
  'later',
  'got it',
  'please',
  'yes please',
  'no thanks',
])

const REQUEST =
  /^(?:please|can you|could you|would you|give me|show me|tell me|write me|draft|rewrite|shorten|help me)\b/i

/** How a sentence stands to its content; anything but plain and hedged yields no fact. */
export type Stance = 'plain' | 'hedged' | 'empty'

/** True for text that gives orders to the machinery instead of facts about a business. */
export function isHostile(text: string): boolean {
  return HOSTILE.test(text)
}

/** Acknowledgements and fillers, compared without punctuation. */
export function isTrivial(text: string): boolean {
  const bare = text
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return bare.length < 2 || TRIVIAL.has(bare)
}

/** Questions, requests, hypotheticals, past states, "I don't know" and fillers are empty; "maybe", "I think" and their kin are hedged. */
export function stanceOf(sentence: string, asks: boolean): Stance {
  if (
    asks ||
    isTrivial(sentence) ||
    UNSURE.test(sentence) ||
    REQUEST.test(sentence) ||
    HYPOTHETICAL.test(sentence) ||
    isHostile(sentence)
  )
    return 'empty'
  return HEDGED.test(sentence) ? 'hedged' : 'plain'
}
