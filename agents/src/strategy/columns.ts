import type { Table } from './framework.ts'

/** Table columns from labels; a trailing "#" marks a numeric one. */
export const columns = (...labels: readonly string[]): Table['columns'] =>
  labels.map(l => ({ label: l.replace(/#$/, ''), numeric: l.endsWith('#') }))
