import { type Chunk, chunksOf } from './chunks.ts'
import { chancesOf, type Weights } from './linear.ts'
import { candidatesFor, chunksNear, ownerSigns } from './owner-signs.ts'
import type { Token } from './tokens.ts'

/** Least chance of a phrase that names what a figure is of. */
const LEAST = 0.15

/** For each figure with a role the phrase that names what it is of, null where none most likely does. */
export function ownersOf(
  tokens: readonly Token[],
  figures: readonly { at: number; role: string }[],
  weights: Weights,
): (Chunk | null)[] {
  const chunks = chunksOf(tokens)
  const taken = new Map<Chunk, string[]>()
  const yes = weights.labels.indexOf('yes')
  return figures.map(({ at, role }) => {
    if (role === 'none') return null
    const near = chunksNear(chunks, at)
    const rated = candidatesFor(tokens, at, near).map(chunk => {
      const signs = ownerSigns(tokens, at, role, chunk, near, taken.get(chunk) ?? [])
      return { chunk, chance: chancesOf(signs, weights)[yes] ?? 0 }
    })
    const [best] = rated.toSorted((a, b) => b.chance - a.chance)
    if (!best || best.chance < LEAST) return null
    const kind = role.slice(0, role.indexOf('.'))
    taken.set(best.chunk, [...new Set([...(taken.get(best.chunk) ?? []), kind])])
    return best.chunk
  })
}
