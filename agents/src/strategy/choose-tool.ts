import { type FrameworkId, FRAMEWORKS, frameworkById } from '@sextant/contracts/catalogue'

const SIGNS: [FrameworkId, RegExp][] = [
  ['ice', /\b(first|priorit|rank|which idea|too many ideas|three ideas|list of ideas)\b/i],
  ['okrs', /\b(okr|key result|quarter|target|measure progress|goal.?setting)\b/i],
  ['bcg-matrix', /\b(bcg|portfolio|product lines?|which products?|cut a product)\b/i],
  [
    'porter-five-forces',
    /\b(porter|five forces|margin|profit|price pressure|enter(ing)? (a|the|this) market|suppliers?)\b/i,
  ],
  ['blue-ocean', /\b(blue ocean|stand out|differen|look alike|same as everybody|commodit)\b/i],
  ['vrio', /\b(vrio|advantage|resource|moat|capabilit)\b/i],
  [
    'mckinsey-7s',
    /\b(7 ?s|mckinsey|reorgani[sz]|culture|structure|team does not|nothing moves)\b/i,
  ],
  ['three-horizons', /\b(horizon|long.?term|future|innovat|three years)\b/i],
  ['business-model-canvas', /\b(canvas|business model|make money|pivot|start(ing)? a)\b/i],
  ['jobs-to-be-done', /\b(jobs? to be done|jtbd|why (do )?(people|customers)|switch|hire us)\b/i],
]

/** The framework that a decision in the user's words calls for; SWOT when nothing points elsewhere. */
export function chooseFramework(text: string): FrameworkId {
  const named = FRAMEWORKS.find(framework =>
    text.toLowerCase().includes(framework.name.toLowerCase()),
  )
  return named?.id ?? SIGNS.find(([, sign]) => sign.test(text.slice(0, 4_000)))?.[0] ?? 'swot'
}

const CALLS_FOR: Readonly<Record<FrameworkId, string>> = {
  swot: 'it looks at the inside and the outside of the business at once, and pairs them into moves',
  ice: 'you want to know what to do first, and it ranks ideas by impact, confidence and ease',
  okrs: 'you are after something to reach by a date, and it turns that into results that can be graded',
  'bcg-matrix':
    'you are weighing lines of products against each other, and it shows which feed and which eat',
  'porter-five-forces':
    'the question is where the profit goes, and it shows who in the market takes it',
  'blue-ocean': 'you want to stand apart, and it compares you with the others factor by factor',
  vrio: 'the question is what others cannot copy, and it tests each resource for that',
  'mckinsey-7s':
    'the difficulty is inside the business, and it shows which parts pull against each other',
  'three-horizons': 'you are looking years ahead, and it splits today, next and later',
  'business-model-canvas':
    'the question is how the business earns its money, and it puts all of that on one page',
  'jobs-to-be-done': 'the question is why people buy, and it looks at what they want done',
}

/** One sentence on which framework was chosen and why; `unsure` when the person could not name the decision. */
export function choiceReason(framework: FrameworkId, text: string, unsure: boolean): string {
  const name = frameworkById(framework).name
  if (unsure)
    return `That is fine: ${name} is a good start, because ${CALLS_FOR[framework]}, so that the decision shows itself.`
  if (text.toLowerCase().includes(name.toLowerCase())) return `I take ${name}, as you asked.`
  return `I chose ${name} for this, because ${CALLS_FOR[framework]}.`
}
