import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'

const valueAt = (root: unknown, path: OutputEdit['path']): unknown =>
  path.reduce<unknown>(
    (place, key) =>
      typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined,
    root,
  )

const isClaim = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'text') === 'string' &&
  Array.isArray(Reflect.get(value, 'sources'))

/** The edits that take edits back, last first. before: the deliverable they were applied to. A removed list item comes back with its list, a claim's words with their sources. */
export function undoOf(before: unknown, edits: readonly OutputEdit[]): OutputEdit[] {
  return edits
    .map((edit): OutputEdit => {
      const parent = edit.path.slice(0, -1)
      if (edit.remove) return { path: parent, value: valueAt(before, parent) }
      if (edit.path.at(-1) === 'text' && isClaim(valueAt(before, parent)))
        return { path: parent, value: valueAt(before, parent) }
      const value = valueAt(before, edit.path)
      return value === undefined
        ? { path: edit.path, value: null, remove: true }
        : { path: edit.path, value }
    })
    .toReversed()
}
