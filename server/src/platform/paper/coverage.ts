import { readFileSync } from 'node:fs'
import { withoutInvisible } from '@sextant/contracts/plain-text'

const covered = new Map<string, Set<number>>()

/** The characters a TrueType file has glyphs for, read from format 4 (every one here is below U+10000) of its `cmap`. */
function charactersOf(path: string): Set<number> {
  const known = covered.get(path)
  if (known) return known
  const font = readFileSync(path)
  const found = new Set<number>()
  const tables = font.readUInt16BE(4)
  const cmap = Array.from({ length: tables }, (_, index) => 12 + index * 16).find(
    at => font.toString('latin1', at, at + 4) === 'cmap',
  )
  const start = cmap === undefined ? 0 : font.readUInt32BE(cmap + 8)
  for (let index = 0; cmap !== undefined && index < font.readUInt16BE(start + 2); index += 1) {
    const at = start + font.readUInt32BE(start + 4 + index * 8 + 4)
    if (font.readUInt16BE(at) !== 4) continue
    const segments = font.readUInt16BE(at + 6) / 2
    for (let segment = 0; segment < segments; segment += 1) {
      const end = font.readUInt16BE(at + 14 + segment * 2)
      const first = font.readUInt16BE(at + 16 + segments * 2 + segment * 2)
      for (let code = first; code <= end && code !== 0xffff; code += 1) found.add(code)
    }
  }
  covered.set(path, found)
  return found
}

// They choose a form of the sign before them and have no glyph of their own, like everything invisible.
const VARIATIONS = /\p{Variation_Selector}/gu

/** Stands where a sign is that no face here can draw: a gap would hide that something was said. */
const UNKNOWN = '\u25a1'

/** The text in runs, each set in the first of `paths` that can show it; what none can show becomes a box of the last. */
export function runsByFont(
  text: string,
  paths: readonly [string, ...string[]],
): { text: string; font: number }[] {
  const runs: { text: string; font: number }[] = []
  for (const sign of withoutInvisible(text).replaceAll(VARIATIONS, '')) {
    const code = sign.codePointAt(0) ?? 0
    const can = paths.findIndex(path => charactersOf(path).has(code))
    const last = runs.at(-1)
    const isSpace = /\s/.test(sign)
    const shown = can === -1 && !isSpace ? UNKNOWN : sign
    const own = can === -1 ? paths.length - 1 : can
    // A space joins the run it follows, so that words are not torn apart.
    const font = isSpace && last ? last.font : own
    if (last?.font === font) last.text += shown
    else runs.push({ text: shown, font })
  }
  return runs
}
