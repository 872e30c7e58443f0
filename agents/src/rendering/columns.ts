import type { Table } from '@sextant/contracts/deliverable'

/** Table columns from labels; a trailing "#" marks a numeric one. */
export const columns = (...labels: readonly string[]): Table['columns'] =>
  labels.map(label => ({ label: label.replace(/#$/, ''), numeric: label.endsWith('#') }))
