import { asideOf } from './asides.ts'
import type { InsightKey } from './keys.ts'

const LONGEST = 14
const TO_AGENT =
  /\b(?:as i (?:said|told)|i (?:already |just )?(?:told|said)|tell me|(?:why|what) (?:do|are|r) (?:you|u)\b|(?:you|u) (?:ask|asking|mean)\b|are you\b|(?:this|these|your) (?:chat|conversation|questions?|tool|app|bot)\b)/i
const MOOD =
  /\b(?:i'?m|i am) (?:so |really |very |just |getting )*(?:tired|bored|annoyed|fed up|confused|lost|frustrated|exhausted|sick of)\b/i
const TROUBLE =
  /\b(?:rents?|costs?|prices?|bills?|tax(?:es)?|wages?|fees?|rates?|insurance)\b[^.]{0,25}\b(?:went|go(?:es)?|going|gone|is|are|rose|rising|up|increas\w*|doubl\w*|jump\w*|kill\w*|crazy)\b|\b(?:too expensive|can'?t afford|no (?:staff|time|money)|short of|not enough|struggl\w+|problem|we lose|losing|broken|broke down)\b/i
const ADJECTIVE =
  /^(?:(?:much|way|far|a (?:bit|lot)|very|too|really|more|less|just|they(?:'re| are))\s+)*(?:cheap\w*|expensive|pric(?:ey|ier)|bet+er|worse|bigger|big|small(?:er)?|fast(?:er)?|slow(?:er)?|close(?:r)?|near(?:er)?|good|bad|nice(?:r)?|new(?:er)?|old(?:er)?|local|lower|higher|quick(?:er)?|easy|easier|friendly|friendlier|free|late|early|great|poor|terrible|okay?)(?: (?:prices?|ones?|options?|than .*|and .*))?$/i
const PEOPLE =
  /\b(?:people|families|parents|women|men|children|staff|anyone|owner|manager|buyer|customer|client|patient|student|couple|mum|mom|dad|team|agency|company|charity|school|office|household|\p{L}{3,}s|\p{L}{4,}(?:ers|men|women|folk))\b|[^\p{Script=Latin}\P{L}]/iu
const VERB =
  /^(?:to |we (?:want|need|plan|aim) (?:to )?)?(?:add|be|become|bring|build|buy|cut|decide|double|earn|expand|fill|find|finish|fix|get|grow|have|hire|hit|increase|keep|launch|lower|lose|make|move|open|pay|raise|reach|reduce|replace|run|save|sell|serve|set|sign|start|stop|survive|switch|take|train|triple|turn|win)\b|\b(?:more|fewer|less|second|third|new|another)\b/i
const MEASURES =
  /\b(?:arr|average|bookings?|cac|calls?|churn|conversion|costs?|customers?|donors?|donations?|foot ?fall|growth|leads?|ltv|margin|members|mrr|no-shows?|nps|occupancy|orders?|profit|rates?|ratings?|retention|revenue|reviews?|sales|signups?|sign-ups?|tickets?|traffic|trials?|turnover|utili[sz]ation|views?|visits?|wait|covers|hours|satisfaction|spend)\b|:/i
const words = (value: string): number => value.trim().split(/\s+/).length

/** Whether a value can stand under its key: `sure` may be approved by itself, `waits` needs a person, `no` is not that fact at all. */
export function fits(key: InsightKey, value: string, sentence: string): 'sure' | 'waits' | 'no' {
  if (asideOf(value) || asideOf(sentence) || TO_AGENT.test(value) || MOOD.test(value)) return 'no'
  if (key !== 'painPoints' && key !== 'businessModel' && key !== 'kpis' && TROUBLE.test(value))
    return 'no'
  if (words(value) > LONGEST) return 'waits'
  if (MOOD.test(sentence) || TO_AGENT.test(sentence)) return 'waits'
  switch (key) {
    case 'competitors':
      return ADJECTIVE.test(value) ? 'no' : words(value) <= 6 ? 'sure' : 'waits'
    case 'products':
    case 'channels':
      return ADJECTIVE.test(value)
        ? 'no'
        : words(value) <= 6 && !/\b(?:i|we|they|it) \w/i.test(value)
          ? 'sure'
          : 'waits'
    case 'kpis':
      return words(value) <= 8 && MEASURES.test(value) ? 'sure' : 'waits'
    case 'targetMarket':
      return !ADJECTIVE.test(value) && PEOPLE.test(value) ? 'sure' : 'waits'
    case 'goals':
      return /\d/.test(value) || VERB.test(value) ? 'sure' : 'waits'
    default:
      return 'sure'
  }
}
