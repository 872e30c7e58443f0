/** A symmetric matrix, row by row. */
export type Matrix = Float64Array

/**
 * The inverse of a symmetric positive definite matrix of `n` rows by Gauss and Jordan in place, which such a matrix needs no pivots for.
 * Throws RangeError where it is none.
 */
export function inverted(matrix: Matrix, n: number): Matrix {
  const a = matrix.slice()
  for (let pivot = 0; pivot < n; pivot += 1) {
    const own = a[pivot * n + pivot] ?? 0
    if (!(own > 0)) throw new RangeError('the matrix is not positive definite')
    a[pivot * n + pivot] = 1
    for (let column = 0; column < n; column += 1) a[pivot * n + column]! /= own
    for (let row = 0; row < n; row += 1) {
      if (row === pivot) continue
      const factor = a[row * n + pivot] ?? 0
      if (factor === 0) continue
      a[row * n + pivot] = 0
      for (let column = 0; column < n; column += 1)
        a[row * n + column]! -= factor * a[pivot * n + column]!
    }
  }
  return a
}

/** A row of a table of covariates, most of which are nought: what stands in which column. */
export type SparseRow = { columns: readonly number[]; values: readonly number[] }

/** Σ row · coefficients. */
export function dot({ columns, values }: SparseRow, coefficients: Float64Array): number {
  let sum = 0
  for (let at = 0; at < columns.length; at += 1) sum += values[at]! * coefficients[columns[at]!]!
  return sum
}

/** rowᵀ · matrix · row. */
export function quadratic({ columns, values }: SparseRow, matrix: Matrix, n: number): number {
  let sum = 0
  for (let at = 0; at < columns.length; at += 1)
    for (let other = 0; other < columns.length; other += 1)
      sum += values[at]! * values[other]! * matrix[columns[at]! * n + columns[other]!]!
  return sum
}

/** Adds weight · row · rowᵀ to a matrix. */
export function addSquare(matrix: Matrix, n: number, row: SparseRow, weight: number): void {
  const { columns, values } = row
  for (let at = 0; at < columns.length; at += 1)
    for (let other = 0; other < columns.length; other += 1)
      matrix[columns[at]! * n + columns[other]!]! += weight * values[at]! * values[other]!
}
