import type { CheckedCss } from '@sextant/contracts/branding/routes'
import {
  type Atrule,
  type CssNode,
  clone,
  type Declaration,
  find,
  generate,
  List,
  parse,
  type Rule,
  type Selector,
  type StyleSheet,
} from 'css-tree'

/** What the portal's root carries; every rule is confined to it. */
const ROOT = '.portal-root'
const AT_RULES = new Set(['media', 'supports', 'layer', 'container'])
/** Could take over the page, run or fetch. */
const PROPERTIES = new Set(['behavior', '-moz-binding', 'position-anchor'])
/** Named one by one: a position that is computed could become fixed. */
const POSITIONS = new Set([
  'static',
  'relative',
  'absolute',
  'inherit',
  'initial',
  'unset',
  'revert',
  'revert-layer',
])
const FETCHING = new Set([
  'src',
  'image',
  'image-set',
  '-webkit-image-set',
  'expression',
  'paint',
  'element',
  'cross-fade',
  '-webkit-cross-fade',
])
/** What a text that was not parsed (a custom property, the fallback of a variable) must not hold: whatever could fetch, and escapes, which could spell it. */
const UNPARSED_FETCH = /url|image|src|expression|attr|element|paint|cross-fade|javascript:|\\/i
/** Brackets inside brackets: the parser goes down one by one, and no look needs more. */
const DEEPEST = 40
/** Removals that are told one by one. */
const MOST_TOLD = 100
const DATA_IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=]+$/i

type Removed = CheckedCss['removed']
/** Notes what goes and why. */
type Take = (node: CssNode, why: string) => null

/** Custom CSS as it may be applied: parsed, stripped of what reaches out of the portal or over the network, every selector below the portal's root. What was taken out is said. */
export function sanitizeCss(written: string): CheckedCss {
  if (depthOf(written) > DEEPEST)
    return {
      css: '',
      removed: [
        {
          what: written.slice(0, 120),
          why: `Nested deeper than ${DEEPEST} brackets: nothing of it was read`,
          line: 1,
        },
      ],
    }
  const removed: Removed = []
  const take: Take = (node, why) => {
    removed.push({ what: generate(node).slice(0, 120), why, line: node.loc?.start.line ?? 0 })
    return null
  }
  const sheet = parse(written, {
    positions: true,
    onParseError: error =>
      removed.push({ what: error.message, why: 'This is not CSS', line: error.line }),
  }) as StyleSheet
  sheet.children = cleanList(sheet.children, take)
  // The text is put into a style element as text; still nothing in it may look like the end of one.
  return {
    css: generate(sheet).replaceAll(/<(?=[/!])/g, '\\3c '),
    removed: removed.slice(0, MOST_TOLD),
  }
}

/** How deep brackets stand in each other; those in texts and comments count too, which does no harm. */
function depthOf(css: string): number {
  let [depth, deepest] = [0, 0]
  for (const letter of css) {
    if ('{(['.includes(letter)) deepest = Math.max(deepest, (depth += 1))
    else if ('})]'.includes(letter) && depth > 0) depth -= 1
  }
  return deepest
}

/** Escapes outside of quotes: `\75rl(…)` is url(…) to a browser, and a name of its own to whoever compares words. */
const isEscaped = (node: CssNode): boolean =>
  find(node, part => {
    if (
      part.type === 'ClassSelector' ||
      part.type === 'IdSelector' ||
      part.type === 'String' ||
      part.type === 'Url'
    )
      return false
    return Object.entries(part).some(
      ([key, value]) => key !== 'loc' && typeof value === 'string' && value.includes('\\'),
    )
  }) !== null

function cleanList(children: List<CssNode>, take: Take): List<CssNode> {
  const kept = new List<CssNode>()
  for (const node of children.toArray()) {
    const clean = cleanNode(node, take)
    if (clean) kept.appendData(clean)
    else if (node.type === 'Raw') take(node, 'This is not CSS')
  }
  return kept
}

function cleanNode(node: CssNode, take: Take): CssNode | null {
  if (node.type === 'Rule') return cleanRule(node, take)
  return node.type === 'Atrule' ? cleanAtrule(node, take) : null
}

function cleanAtrule(node: Atrule, take: Take): Atrule | null {
  if (node.name.toLowerCase() === 'import') return take(node, '@import fetches from elsewhere')
  if (!AT_RULES.has(node.name.toLowerCase()) || !node.block)
    return take(node, `@${node.name} is not allowed`)
  if (node.prelude && (isEscaped(node.prelude) || reachesOut(node.prelude)))
    return take(node, 'Fetches from elsewhere')
  node.block.children = cleanList(node.block.children, take)
  return node
}

function cleanRule(rule: Rule, take: Take): Rule | null {
  if (rule.prelude.type !== 'SelectorList') return take(rule, 'This selector cannot be read')
  const selectors = new List<CssNode>()
  for (const selector of rule.prelude.children.toArray()) {
    const scoped = scope(selector as Selector)
    if (scoped) selectors.appendData(scoped)
    else take(selector, 'Reaches outside the portal')
  }
  if (selectors.isEmpty) return null
  rule.prelude.children = selectors
  const declarations = new List<CssNode>()
  for (const node of rule.block.children.toArray()) {
    const why = refusalInRule(node)
    if (why) take(node, why)
    else declarations.appendData(node)
  }
  rule.block.children = declarations
  return declarations.isEmpty ? null : rule
}

function refusalInRule(node: CssNode): string | null {
  if (node.type === 'Declaration') return refusal(node)
  if (node.type === 'Rule' || node.type === 'Atrule') return 'Nested rules are not allowed'
  return 'This is not a declaration'
}

const PAGE_ELEMENTS = new Set(['html', 'body'])
const isPageElement = (part: CssNode | undefined): boolean =>
  part?.type === 'TypeSelector' && PAGE_ELEMENTS.has(part.name.toLowerCase())

/** ":root", "html" and "body" stand for the portal's root itself. */
const isPageRoot = (part: CssNode | undefined): boolean =>
  isPageElement(part) || (part?.type === 'PseudoClassSelector' && part.name === 'root')

/** Look outwards; :not(.portal-root) x would leave the portal. */
const OUTWARD = new Set(['host', 'host-context', 'has', 'scope'])
const looksOutward = (selector: Selector): boolean =>
  find(
    selector,
    part => part.type === 'PseudoClassSelector' && OUTWARD.has(part.name.toLowerCase()),
  ) !== null

const isUnreadable = (part: CssNode): boolean =>
  part.type === 'Raw' || part.type === 'NestingSelector'

/** Not "||", ">>>" and "/deep/". */
const COMBINATORS = new Set([' ', '>', '+', '~'])

/** "h1" → ".portal-root h1". Null for what cannot be confined. */
function scope(selector: Selector): Selector | null {
  const parts = selector.children.toArray()
  if (parts.some(isUnreadable) || isEscaped(selector) || looksOutward(selector)) return null
  const combinators = parts.filter(part => part.type === 'Combinator').map(part => part.name)
  if (combinators.some(name => !COMBINATORS.has(name))) return null
  if (parts[0]?.type === 'Combinator') return null
  const isRoot = isPageRoot(parts[0])
  const rest = isRoot ? parts.slice(1) : parts
  // "body > html": a second root further on cannot mean anything here.
  if (rest.some(isPageElement)) return null
  // "~" and "+" after the root, whatever is said of it in between (":root:not(.x) ~ div"), would style its neighbours.
  if (isRoot && ['~', '+'].includes(combinators[0] ?? '')) return null
  const prefix = isRoot ? [] : [{ type: 'Combinator', name: ' ' } as CssNode]
  const scoped = clone(selector) as Selector
  scoped.children = new List<CssNode>().fromArray([
    { type: 'ClassSelector', name: ROOT.slice(1) } as CssNode,
    ...prefix,
    ...rest,
  ])
  return scoped
}

function refusal(node: Declaration): string | null {
  const property = node.property.toLowerCase()
  if (property.includes('\\')) return 'Escapes are not allowed here'
  if (PROPERTIES.has(property)) return `${property} is not allowed`
  if (node.value.type === 'Raw') {
    // Custom properties come unparsed; anything in them that could fetch stays out.
    if (UNPARSED_FETCH.test(node.value.value)) return 'Fetches from elsewhere'
    node.value.value = node.value.value.trim()
    return property.startsWith('--') ? null : 'This value cannot be read'
  }
  if (isEscaped(node.value)) return 'Escapes are not allowed here'
  if (reachesOut(node.value)) return 'Fetches from elsewhere'
  if (
    property === 'position' &&
    find(
      node.value,
      part =>
        part.type !== 'Value' &&
        !(part.type === 'Identifier' && POSITIONS.has(part.name.toLowerCase())),
    )
  )
    return 'A fixed position leaves the portal'
  if (property === 'content') return refusalOfContent(node.value)
  return null
}

/** A mark may stand before or behind a text, but what the page says is the product's: approvals are evidence between two parties. */
function refusalOfContent(value: CssNode): string | null {
  if (find(value, part => part.type === 'Function')) return 'Computed content is not allowed'
  const words = find(value, part => part.type === 'String' && /[\p{L}\p{N}]/u.test(part.value))
  return words ? 'A style may add marks, not words' : null
}

/** Whether a value would fetch something that is not a picture inside it. A text inside a function may be an address, whatever the function is called. */
function reachesOut(value: CssNode): boolean {
  return (
    find(
      value,
      part =>
        (part.type === 'Url' && !DATA_IMAGE.test(part.value)) ||
        (part.type === 'Function' &&
          (FETCHING.has(part.name.toLowerCase()) ||
            part.children.some(child => child.type === 'String'))) ||
        (part.type === 'Raw' && UNPARSED_FETCH.test(part.value)),
    ) !== null
  )
}
