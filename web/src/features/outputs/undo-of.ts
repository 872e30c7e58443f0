import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'

const valueAt = (root: unknown, path: OutputEdit['path']): unknown =>
  path.reduce<unknown>((place, key) => (typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined), root)

/** The edits that take edits back, last first. before: the deliverable they were applied to. A removed list item comes back with its list. */
export function undoOf(before: unknown, edits: readonly OutputEdit[]): OutputEdit[] {
  return edits.map((edit): OutputEdit => {
    const list = edit.path.slice(0, -1)
    if (edit.remove) return { path: list, value: valueAt(before, list) }
    const value = valueAt(before, edit.path)
    return value === undefined ? { path: edit.path, value: null, remove: true } : { path: edit.path, value }
  }).toReversed()
}
